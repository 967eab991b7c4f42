// A formatter that prints nothing: what happens in a run is heard from its messages.
'use strict';

module.exports = { type: 'formatter', formatter: () => undefined };
