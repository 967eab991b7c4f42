'use strict';

// The steps of the feature files that many-rows.ts makes, for a real run of them.
const { Buffer } = require('node:buffer');
const { Given, Then, When } = require('@cucumber/cucumber');
const { drawingOf } = require('./many-rows');

Given('a roll of five dice', function () {
  this.placed = undefined;
});
When(/^(\S+) is placed on "([^"]*)"$/, function (roll, category) {
  this.placed = category;
  this.attach(Buffer.from(drawingOf(roll)), { mediaType: 'image/svg+xml', fileName: `dice ${roll}.svg` });
});
Then('it should score {int} points', function (score) {
  if (!(score >= 0) || this.placed === undefined) throw new Error('nothing was placed');
});
