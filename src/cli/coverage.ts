import { Option, type Command } from 'commander';
import type { Coverage, CoverageKey, Counts } from '../core/links/coverage';
import { knownLinks } from './known-links';
import { writeJson, writeTable } from './output';
import { DATABASE_FLAG, findInstrument, sources, type DatabaseOption } from './sources';

interface Options extends DatabaseOption {
  readonly by: CoverageKey;
  readonly json?: boolean;
}

export function registerCoverage(program: Command): void {
  program
    .command('coverage')
    .description('for every book: clauses that a check enforces, why the others have none, and what is outstanding')
    .argument('[instrument]', 'one instrument only')
    .option(...DATABASE_FLAG)
    .addOption(
      new Option('--by <what>', 'what to count clauses by, with duties and prohibitions apart unless by book')
        .choices(['instrument', 'book', 'game', 'class'] satisfies CoverageKey[])
        .default('book'),
    )
    .option('--json', 'one JSON line for each book, instrument, game or class')
    .action(async (instrument: string | undefined, options: Options) => {
      if (options.by !== 'book') {
        await writeCounts(instrument, options);
        return;
      }
      const { RuleBook } = await import('../app/rule-book');
      const all = await sources(options);
      const chosen = instrument === undefined ? all : [findInstrument(all, instrument)];
      const { checksByClause, coverageOf } = await import('../core/checks/coverage');
      const { CHECKED_GAMES } = await import('../core/checks/registry');
      const checked = CHECKED_GAMES.map(({ code }) => code);
      const links = checksByClause(new RuleBook(chosen).ruleSetsOf(checked), chosen);
      const books = chosen.flatMap((source) =>
        coverageOf(source, links).map((book) => (source.draft === true ? { ...book, draft: true } : book)),
      );
      if (options.json) books.forEach(writeJson);
      else
        writeTable([
          [
            'instrument',
            'book',
            'clauses',
            'facts',
            'recognised',
            'checked',
            'outstanding',
            'not checkable, by reason',
          ],
          ...books.map((book) => [
            'draft' in book ? `${book.instrument} (draft)` : book.instrument,
            book.book,
            String(book.clauses),
            String(book.facts),
            String(book.recognised),
            String(book.checked),
            String(book.outstanding),
            inWords(book.reasons),
          ]),
        ]);
    });
}

async function writeCounts(instrument: string | undefined, options: Options): Promise<void> {
  const { coverageBy } = await import('../core/links/coverage');
  const { instruments, links } = await knownLinks(options);
  const { by } = options;
  const drafts = new Set(instruments.filter(({ draft }) => draft === true).map(({ id }) => id));
  // Where clauses of several instruments are counted together, those of drafts would pass for law.
  const together = by === 'instrument' ? instruments : instruments.filter(({ id }) => !drafts.has(id));
  const chosen = instrument === undefined ? together : [findInstrument(instruments, instrument)];
  const rows = coverageBy(chosen, links, [by]).map((row) => {
    const named = row.instrument ?? instrument;
    return named !== undefined && drafts.has(named) ? { ...row, draft: true } : row;
  });
  if (options.json) rows.map(lineOf).forEach(writeJson);
  else
    writeTable([
      [by, ...COUNTED, ...COUNTED.map((what) => `duties ${what}`), 'not checkable, by reason'],
      ...rows.map((row) => [
        `${row[by] === '' ? '(no one game)' : String(row[by])}${'draft' in row ? ' (draft)' : ''}`,
        ...[row, row.duties].flatMap(({ clauses, covered, suspect, outstanding }) =>
          [clauses, covered, suspect, outstanding].map(String),
        ),
        inWords(row.unchecked),
      ]),
    ]);
}

const COUNTED = ['clauses', 'covered', 'suspect', 'outstanding'] as const;

/** In the words of the contract, as the lines by book are. */
const lineOf = ({ duties, ...row }: Coverage): unknown => ({ ...countsOf(row), duties: countsOf(duties) });

const countsOf = ({ covered, suspect, unchecked, outstanding, ...rest }: Counts): object => ({
  ...rest,
  ...{ checked: covered + suspect, covered, suspect, reasons: unchecked, outstanding },
});

const inWords = (reasons: Readonly<Record<string, number>>): string =>
  Object.entries(reasons)
    .map(([reason, count]) => `${reason} ${String(count)}`)
    .join(', ');
