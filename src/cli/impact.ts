import type { Command } from 'commander';
import type { ImpactOptions } from './impact-file';
import { DATABASE_FLAG } from './sources';
import { formatIn } from './written';

interface Options extends ImpactOptions {
  readonly json?: boolean;
  readonly markdown?: boolean;
  readonly csv?: boolean;
}

export function registerImpact(program: Command): void {
  program
    .command('impact')
    .description('replay recorded rounds (NDJSON) under other rules: every verdict that flips, and the money')
    .argument('<from>', 'a side, as compare names it')
    .argument('<to>', 'the other side; draft:FILE for a draft')
    .argument('[file]', 'a file of round records, one JSON object on each line, or - for standard input')
    .option('--audit <id>', 'the stored rounds of an audit in the place of a file; uses the store')
    .option('--markdown', 'as Markdown')
    .option('--csv', 'as CSV: a row for each check that flips in a round')
    .option(...DATABASE_FLAG)
    .option('--json', 'a JSON line for each round that flips, and one with the sums at the end')
    .addHelpText('after', HELP)
    .action(async (from: string, to: string, file: string | undefined, options: Options) => {
      const format = formatIn(options, ['json', 'markdown', 'csv']);
      const { impactOf } = await import('./impact-file');
      process.exitCode = await impactOf([from, to], file, format ?? 'text', options);
    });
}

const HELP = `
Each round is judged as if it had been played under the one side and under the other, in its own form and channel where a side leaves
them open and has them; cards, wagers and payments stay as they were recorded. A side is one rule set for each game: today's unless it
names a day. Exit codes: 0 nothing flips, 1 a verdict flips, 2 a line is no round of both sides, or the call is wrong.
  house-rules impact AU-NSW AU-NSW/even-money rounds.ndjson
  house-rules impact AU-QLD draft:cheaper.yaml rounds.ndjson --markdown > impact.md
  house-rules impact AU-QLD NZ --audit <id>`;
