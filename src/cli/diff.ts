import type { Command } from 'commander';
import type { Difference } from '../core/differences/difference';
import { todayIn, type Today } from '../app/today';
import { DATABASE_FLAG, inStore, KNOWN_AT_FLAG, knownInstruments, rules, type DatabaseOption } from './sources';
import { EVERY_FORMAT, formatIn, writeOut, type WrittenOptions } from './written';

interface Options extends DatabaseOption, WrittenOptions {
  readonly game?: string;
  readonly all?: boolean;
}

export function registerDiff(program: Command): void {
  program
    .command('diff')
    .description('two instruments, books, versions, rules or files: which clauses answer each other, then their words')
    .argument('<from>', 'an instrument, a book of it, a version, rules, or a file')
    .argument('<to>', 'the same')
    .option('--game <game>', 'the game, where a side is a jurisdiction such as AU-QLD/even-money')
    .option('--all', 'also show what is the same')
    .option('--markdown', 'as Markdown')
    .option('--csv', 'as CSV, one line for each clause that was matched, added or removed')
    .option('--html', 'as one page to read, print or attach')
    .option('--out <file>', 'where to write (default: standard output)')
    .option(...KNOWN_AT_FLAG)
    .option(...DATABASE_FLAG)
    .option('--json', 'one JSON value: matched, added, removed, moved, changed, facts')
    .addHelpText('after', HELP)
    .action(async (from: string, to: string, options: Options) => {
      const format = formatIn(options, EVERY_FORMAT);
      const { difference, today } = await compared([from, to], options);
      if (format === undefined) {
        const { writeDifference } = await import('./write-difference');
        writeDifference(difference, options.all === true);
      } else {
        const { differenceFile } = await import('../app/difference-file');
        writeOut(differenceFile(difference, format, today, options.all === true), options);
      }
    });
}

const HELP = `
A side is one of these:
  au-nsw/ltgame-2016                       an instrument, as it is in force last
  au-qld/casino-gaming-rule-2024#sch-1     one book of it
  zz/rules-2021@2025-03-01                 a version of it: a compilation, or the one in force on a day
  "AU-QLD baccarat/even-money@2025-01-01"  rules of a game; AU-QLD/even-money with --game baccarat is the same
  sha256:5c9f…                             the version of a rule set
  rules.pdf, rules.txt                     an official text, read on the spot
The words are those of official texts where both sides have them (files, or --database), else our statements.`;

async function compared(
  names: readonly [string, string],
  options: Options,
): Promise<{ readonly difference: Difference; readonly today: Today }> {
  if (options.database || options.knownAt !== undefined) {
    const { diffHeld } = await import('../app/diff-held');
    return inStore(options, async (held, dataSource) => {
      const question = { today: todayIn(held.book), game: options.game };
      const difference = await diffHeld(dataSource, held, names, question, { files: true });
      return { difference, today: question.today };
    });
  }
  const { diffSides } = await import('../app/diff');
  const book = await rules(options);
  const question = { today: todayIn(book), game: options.game };
  const difference = await diffSides(book, await knownInstruments(), names, question);
  return { difference, today: question.today };
}
