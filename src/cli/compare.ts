import type { Command } from 'commander';
import { writeJson, writeLine, writeTable } from './output';
import { DATABASE_FLAG, KNOWN_AT_FLAG, rules, type DatabaseOption } from './sources';
import { dayOf } from './today';

interface Options extends DatabaseOption {
  readonly all?: boolean;
  readonly json?: boolean;
}

export function registerCompare(program: Command): void {
  program
    .command('compare')
    .description('set the rules of a game in several jurisdictions, variants or times side by side')
    .argument('<game>', 'the game, such as baccarat')
    .argument('<side...>', 'AU-QLD, AU-QLD/even-money, AU-ACT@2000-01-01, or an instrument id')
    .option('--all', 'also show what is the same on all sides')
    .option(...KNOWN_AT_FLAG)
    .option(...DATABASE_FLAG)
    .option('--json', 'one JSON value: game, sides, rows')
    .action(async (game: string, sides: readonly string[], options: Options) => {
      const { compare } = await import('../app/compare');
      const comparison = compare(await rules(options), game, sides, dayOf('today', undefined));
      if (options.json) {
        writeJson(comparison);
        return;
      }
      const rows = comparison.rows.filter(({ same }) => options.all === true || !same);
      writeTable([
        ['', ...sides],
        ...rows.map(({ label, values }) => [
          label,
          ...values.map(({ value, clauses }) =>
            value === null ? '–' : `${value}  (${(clauses[0] ?? '').replace(/^.*#/, '')})`,
          ),
        ]),
      ]);
      writeLine();
      writeLine(
        `${rows.filter(({ same }) => !same).length} figures differ, ${comparison.rows.filter(({ same }) => same).length} are the same.`,
      );
    });
}
