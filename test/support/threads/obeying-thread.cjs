'use strict';
// A thread of a pool that does what tests ask for, in plain JavaScript so that it runs as it stands.
const { serveOrders } = require('../../../dist/src/io/threads/serve-orders.js');
const { Failure } = require('../../../dist/src/core/failures/failure.js');

const busy = (milliseconds) => {
  const until = Date.now() + milliseconds;
  while (Date.now() < until);
};
const held = [];

serveOrders(
  {
    say: (words) => words,
    busy: (milliseconds) => {
      busy(milliseconds);
      return 'done';
    },
    /** Buffers that are written to, so that the machine must give them. */
    buffers: (megabytes) => {
      for (let at = 0; at < megabytes; at += 8) {
        held.push(new Uint8Array(8 * 2 ** 20).fill(1));
        busy(5);
      }
      return held.length;
    },
    heap: (objects) => {
      for (let at = 0; at < objects; at += 1) held.push({ at, words: [String(at)] });
      return held.length;
    },
    refuse: (sentence) => {
      throw new Failure('BAD_ARGUMENT', sentence);
    },
    fail: () => {
      throw new Error('a defect');
    },
    end: () => process.exit(3),
    basis: (_, kept) => kept,
    tell: (steps, _, tell) => {
      for (let step = 1; step <= steps; step += 1) tell(step);
      return steps;
    },
  },
  (bytes) => Buffer.from(new Uint8Array(bytes)).toString(),
);
