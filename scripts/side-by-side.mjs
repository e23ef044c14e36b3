// Runs scripts of package.json side by side, as many at a time as there are cores: node scripts/side-by-side.mjs lint types
// What each prints is shown whole when it ends, and all of them are run to their end: ends with 1 if any has failed.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

const waiting = process.argv.slice(2);
const failed = [];
const running = new Set();

function run(script) {
  return new Promise((resolve) => {
    const printed = [];
    // In a group of its own, because npm starts a shell, and that the tool.
    const child = spawn('npm', ['run', '--silent', script], { stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    running.add(child);
    child.stdout.on('data', (piece) => printed.push(piece));
    child.stderr.on('data', (piece) => printed.push(piece));
    child.on('error', (error) => printed.push(Buffer.from(`${error.message}\n`)));
    child.on('close', (code) => {
      running.delete(child);
      process.stdout.write(Buffer.concat(printed));
      if (code !== 0) failed.push(script);
      resolve();
    });
  });
}

async function runInTurn() {
  for (let script = waiting.shift(); script !== undefined; script = waiting.shift()) await run(script);
}

// Whoever ends this early means what it has started, too.
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    for (const { pid } of running) if (pid !== undefined) process.kill(-pid, signal);
    process.exit(1);
  });

await Promise.all(Array.from({ length: availableParallelism() }, runInTurn));
if (failed.length > 0) {
  console.error(`failed: ${failed.join(', ')}`);
  process.exitCode = 1;
}
