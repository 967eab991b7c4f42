'use strict';

require('../compiled');
module.exports = require('./terminal');
