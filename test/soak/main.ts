import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { parseArgs } from 'node:util';
import { venues } from '../support/rounds/venues';
import type { Job, Soaked } from './job';
import { SIMULATORS } from './simulated';

/** `npm run soak -- --rounds 1000 [--named challenge]`: lawful rounds of every rule set, made and simulated, and breaches of every check, all judged. */
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '200000' }, named: { type: 'string', default: '' } },
});
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) {
  process.stderr.write(`--rounds must be a whole number from 1 on, found "${values.rounds}".\n`);
  process.exit(2);
}

/** Of rule sets with this in their name. */
const isMeant = ({ name }: { readonly name: string }): boolean => name.includes(values.named);
const jobs: Job[] = [
  ...venues().flatMap((venue, index) => (isMeant(venue) ? [{ by: 'generator' as const, index, rounds }] : [])),
  ...SIMULATORS.flatMap((simulator, index) =>
    isMeant(simulator) ? [{ by: 'simulator' as const, index, rounds }] : [],
  ),
];

const COLUMNS = [44, 10, 9, 11, 13, 9] as const;
const row = (cells: readonly string[]): string =>
  cells.map((cell, at) => (at < 2 ? cell.padEnd(COLUMNS[at] ?? 0) : cell.padStart(COLUMNS[at] ?? 0))).join(' ');
const write = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

function report(soaked: Soaked): boolean {
  const { name, by, accusations, indeterminate, perSecond, planted, example } = soaked;
  write(row([name, by, soaked.rounds, accusations, indeterminate, perSecond].map(String)));
  const missed = planted.filter((one) => one.found < one.planted);
  if (planted.length > 0) {
    const [all, found] = [planted.length, planted.length - missed.length];
    write(
      `  ${String(found)} of ${String(all)} checks found each of ${String(planted[0]?.planted ?? 0)} planted breaches`,
    );
  }
  for (const one of missed) write(`  MISSED ${one.check}: found ${String(one.found)} of ${String(one.planted)}`);
  if (example !== undefined) write(`  first round to look at: ${example}`);
  return accusations === 0 && missed.length === 0;
}

/** Each thread takes the next job when it is done with one. */
async function work(): Promise<boolean> {
  const worker = new Worker(join(__dirname, 'worker.js'));
  let isWell = true;
  for (let job = jobs.shift(); job !== undefined; job = jobs.shift()) {
    const answer = once(worker, 'message') as Promise<[Soaked]>;
    worker.postMessage(job);
    isWell = report((await answer)[0]) && isWell;
  }
  await worker.terminate();
  return isWell;
}

async function main(): Promise<void> {
  write(row(['rule set', 'rounds by', 'rounds', 'accusations', 'indeterminate', 'per s']));
  const threads = Array.from({ length: Math.min(availableParallelism(), jobs.length) }, () => work());
  const isWell = (await Promise.all(threads)).every(Boolean);
  write(
    isWell ? 'No lawful round was accused, and every planted breach was found.' : 'Something went wrong: see above.',
  );
  process.exitCode = isWell ? 0 : 1;
}

void main();
