// Says in one line that a Node is too old, before anything else fails on it. It is required first wherever a person
// starts something, and is written in the JavaScript that every Node understands.
'use strict';

var fs = require('fs');
var path = require('path');

/** Whether a version such as "20.19.1" is in a range such as "^20.19.0 || >=24", in the forms that engines here take. */
function satisfies(version, range) {
  return range.split('||').some(function (part) {
    var match = /^\s*(\^|>=)(\d+)(?:\.(\d+))?(?:\.(\d+))?\s*$/.exec(part);
    if (!match)
      throw new Error('engines in package.json: cannot read "' + part + '"; write ^20.19.0 or >=24');
    var least = [Number(match[2]), Number(match[3] || 0), Number(match[4] || 0)];
    var given = version.split('.').map(Number);
    var newEnough = given[0] - least[0] || given[1] - least[1] || given[2] - least[2];
    return newEnough >= 0 && (match[1] === '>=' || given[0] === least[0]);
  });
}

/** Reads a range aloud: "20 (from 20.19.0 on) or 24 and later". */
function spoken(range) {
  var parts = range.split('||').map(function (part) {
    var version = part.trim().replace(/^\D+/, '');
    return part.indexOf('^') < 0
      ? version + ' and later'
      : parseInt(version, 10) + ' (from ' + version + ' on)';
  });
  var last = parts.pop();
  return parts.length === 0 ? last : parts.join(', ') + ' or ' + last;
}

/** What to tell a person whose Node is not in the range; nothing where it is. */
function complaint(version, range) {
  if (satisfies(version, range)) return undefined;
  return (
    'This project needs Node ' +
    spoken(range) +
    '; this is Node ' +
    version +
    '. Install a newer one: https://nodejs.org'
  );
}

var range = JSON.parse(fs.readFileSync(path.join(__dirname, '..', '..', 'package.json'), 'utf8')).engines
  .node;
var told = complaint(process.versions.node, range);
if (told) {
  console.error(told);
  process.exit(1);
}

module.exports = { complaint: complaint };
