import { parseArgs } from 'node:util';
import type { Result } from './abuse';
import { abused } from './abused-service';
import { ABUSES } from './abuses';

/** `npm run soak:abuse [-- --named word]`: everything that is known to have brought the service down, tried again; prints what fell. */
const { values } = parseArgs({ options: { named: { type: 'string', default: '' } } });

const write = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const COLUMNS = [6, 56, 52] as const;
const row = (cells: readonly string[]): string =>
  cells
    .map((cell, at) => cell.padEnd(COLUMNS[at] ?? 0))
    .join(' ')
    .trimEnd();

const report = ({ tried, asserted, held, figure = '' }: Result): void => {
  write(row([held ? 'held' : 'FELL', tried, asserted, figure]));
};

async function main(): Promise<void> {
  write(row(['', 'tried', 'asserted', 'measured']));
  const fell: string[] = [];
  for (const abuse of ABUSES.filter(({ name }) => name.includes(values.named))) {
    write(`— ${abuse.name}`);
    const results = await abused(abuse).catch((error: unknown): readonly Result[] => [
      { tried: abuse.name, asserted: 'it can be tried', held: false, figure: String(error) },
    ]);
    results.forEach(report);
    fell.push(...results.filter(({ held }) => !held).map(({ tried, asserted }) => `${tried}: ${asserted}`));
  }
  write(fell.length === 0 ? 'Nothing fell.' : `${String(fell.length)} fell:\n${fell.join('\n')}`);
  process.exitCode = fell.length === 0 ? 0 : 1;
}

void main();
