'use strict';
// Runs in a worker thread, because reading a PDF blocks its thread for as long as it takes.
// Plain JavaScript, so that it runs as it stands both from the sources and from the build.
const { parentPort, workerData } = require('node:worker_threads');
const { PDFParse } = require('pdf-parse');

async function read() {
  const parser = new PDFParse({ data: new Uint8Array(workerData), verbosity: 0 });
  try {
    const { pages } = await parser.getText({ pageJoiner: '' });
    return { pages: pages.map(({ num, text }) => ({ number: num, text })) };
  } finally {
    await parser.destroy();
  }
}

read().then(
  (answer) => parentPort.postMessage(answer),
  (error) => parentPort.postMessage({ problem: error.name === 'PasswordException' ? 'encrypted' : error.message }),
);
