/* A thread that judges as the real one does, except for two rounds: one never ends, one brings the thread down. */
const { join } = require('node:path');
const { parentPort, workerData } = require('node:worker_threads');

const trap = ({ body, apart }) => {
  for (const line of Buffer.from(body).toString().split('\n')) {
    const number = Number(line.slice(0, line.indexOf('\t')));
    if (apart.has(number)) continue;
    if (line.includes('"endless"')) {
      Atomics.store(workerData.current, 0, number);
      for (;;) JSON.parse('{}');
    }
    if (line.includes('"fatal"')) {
      Atomics.store(workerData.current, 0, number);
      process.exit(1);
    }
  }
};
const on = parentPort.on.bind(parentPort);
parentPort.on = (event, listener) =>
  on(event, (order) => {
    trap(order);
    listener(order);
  });
require(join(__dirname, '..', '..', '..', 'dist', 'src', 'app', 'auditing', 'judge-thread.js'));
