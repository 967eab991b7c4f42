'use strict';

require('./compiled');
module.exports = require('./formatter').livingDocumentation;
