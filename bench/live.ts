import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { PROGRAM, ROOT } from '../test/support/command-line';
import { GAMES, mixedLine, mixedLines } from './mixed';

const A_SECOND = 1_000;
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 10);

/** Rounds sent to `check -` as a casino's tables would send them, a thousand a second: how long each waits for its answer. */
export async function benchLive(): Promise<void> {
  const made = mixedLines();
  const child = spawn(process.execPath, [PROGRAM, 'check', '-', '--json'], {
    cwd: ROOT,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const closed = once(child, 'close');
  const sent: number[] = [];
  const waited: number[] = [];
  let answered = 0;
  let onAnswer = (): void => undefined;
  createInterface({ input: child.stdout }).on('line', () => {
    waited.push(performance.now() - (sent[answered] ?? 0));
    answered += 1;
    onAnswer();
  });
  const send = (): void => {
    const line = mixedLine(made, sent.length);
    sent.push(performance.now());
    child.stdin.write(line);
  };
  // One round of each game first: until they are answered the program is starting, which is measured elsewhere.
  const isReady = new Promise<void>((resolve) => {
    onAnswer = () => {
      if (answered === GAMES.length) resolve();
    };
  });
  GAMES.forEach(send);
  await isReady;
  waited.length = 0;
  const start = performance.now();
  const total = A_SECOND * SECONDS;
  for (let due = 0; due < total;) {
    const now = Math.min(total, Math.floor(((performance.now() - start) * A_SECOND) / 1000));
    for (; due < now; due += 1) send();
    await setTimeout(1);
  }
  child.stdin.end();
  await closed;
  waited.sort((one, other) => one - other);
  const at = (part: number): string => (waited[Math.floor(waited.length * part)] ?? 0).toFixed(1);
  console.log(`live: ${String(waited.length)} mixed rounds, ${String(A_SECOND)} a second`);
  console.log(`  answered after ms, half of them       ${at(0.5)}`);
  console.log(`  answered after ms, 99 of 100          ${at(0.99)}   (at most 10)`);
  console.log(`  answered after ms, the slowest        ${(waited.at(-1) ?? 0).toFixed(1)}`);
}
