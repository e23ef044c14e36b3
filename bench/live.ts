import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { PROGRAM, ROOT } from '../test/support/command-line';
import { GAMES, mixedLine, mixedLines } from './mixed';

const A_SECOND = 1_000;
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 10);
/** Code that has run a few hundred times only is slow; these seconds are told apart. */
const COLD_SECONDS = 1;

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
  const total = A_SECOND * (COLD_SECONDS + SECONDS);
  for (let due = 0; due < total;) {
    const now = Math.min(total, Math.floor(((performance.now() - start) * A_SECOND) / 1000));
    for (; due < now; due += 1) send();
    await setTimeout(1);
  }
  child.stdin.end();
  await closed;
  const cold = spread(waited.slice(0, A_SECOND * COLD_SECONDS));
  const warm = spread(waited.slice(A_SECOND * COLD_SECONDS));
  console.log(`live: ${String(total)} mixed rounds, ${String(A_SECOND)} a second`);
  console.log(`  answered after ms, half of them       ${warm.half}`);
  console.log(`  answered after ms, 99 of 100          ${warm.most}   (at most 10)`);
  console.log(`  answered after ms, the slowest        ${warm.all}`);
  console.log(`  the same in the first second          ${cold.half}, ${cold.most}, ${cold.all}`);
}

function spread(waits: readonly number[]): Readonly<Record<'half' | 'most' | 'all', string>> {
  const sorted = [...waits].sort((one, other) => one - other);
  const at = (part: number): string =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(1);
  return { half: at(0.5), most: at(0.99), all: at(1) };
}
