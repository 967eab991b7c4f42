'use strict';

require('../compiled');
module.exports = require('./typescript-snippets').TypeScriptSnippets;
