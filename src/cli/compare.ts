import type { Command } from 'commander';
import type { Comparison } from '../core/compare/matrix/comparison';
import type { Today } from '../app/today';
import { DATABASE_FLAG, inStore, KNOWN_AT_FLAG, rules, type DatabaseOption } from './sources';
import { EVERY_FORMAT, formatIn, writeOut, type WrittenOptions } from './written';

interface Options extends DatabaseOption, WrittenOptions {
  readonly all?: boolean;
}

export function registerCompare(program: Command): void {
  program
    .command('compare')
    .description('set the rules of a game in several jurisdictions, variants, channels or times side by side')
    .argument('<game>', 'the game, such as baccarat')
    .argument('<side...>', 'AU-QLD, AU-QLD/even-money, AU-ACT:terminal, AU-ACT@2000-01-01, or an instrument id')
    .option('--all', 'also show what is the same on all sides')
    .option('--markdown', 'as Markdown')
    .option('--csv', 'as CSV, every row')
    .option('--html', 'as one page to read, print or attach')
    .option('--out <file>', 'where to write (default: standard output)')
    .option(...KNOWN_AT_FLAG)
    .option(...DATABASE_FLAG)
    .option('--json', 'one JSON value: game, sides, rows; columns, lines and clauses beside them')
    .addHelpText('after', HELP)
    .action(async (game: string, sides: readonly string[], options: Options) => {
      const format = formatIn(options, EVERY_FORMAT);
      const { comparison, today } = await compared(game, sides, options);
      if (format === undefined) {
        const { writeMatrix } = await import('./write-matrix');
        writeMatrix(comparison, options.all === true);
      } else {
        const { comparisonFile } = await import('../app/comparison-file');
        writeOut(comparisonFile(comparison, format, today, options.all === true), options);
      }
    });
}

const HELP = `
A side is a jurisdiction or an instrument, then what of it is meant, in this order: /variant, :table or :terminal, @day:
  AU-ACT   AU-ACT/even-money   AU-ACT:terminal   AU-ACT@2000-01-01   AU-ACT/even-money:terminal@2020-01-01
  au-act/ni2019-689   au-act/ni2019-689/even-money   draft:cheaper.yaml (see house-rules overlay --help)
Where no channel is named, the rules for tables are meant if there are any, and what holds only at terminals says so.
With --database the words compared and shown are those of the official texts that were ingested, else our statements.`;

async function compared(
  game: string,
  sides: readonly string[],
  options: Options,
): Promise<{ readonly comparison: Comparison; readonly today: Today }> {
  const { draftFilesAmong } = await import('./draft-files');
  const [drafts, { todayIn }] = await Promise.all([draftFilesAmong(sides), import('../app/today')]);
  if (!options.database && options.knownAt === undefined) {
    const { compare } = await import('../app/compare');
    const book = await rules(options);
    const today = todayIn(book);
    return { comparison: compare(book, game, sides, today, undefined, drafts), today };
  }
  const { compareHeld } = await import('../app/compare-held');
  return inStore(options, async (held, dataSource) => {
    const today = todayIn(held.book);
    return { comparison: await compareHeld(dataSource, held, game, sides, today, drafts), today };
  });
}
