import type { Command } from 'commander';
import { writeJson, writeTable } from './output';
import { DATABASE_FLAG, findInstrument, sources, type DatabaseOption } from './sources';

interface Options extends DatabaseOption {
  readonly json?: boolean;
}

export function registerCoverage(program: Command): void {
  program
    .command('coverage')
    .description('for every book: clauses that a check enforces, why the others have none, and what is outstanding')
    .argument('[instrument]', 'one instrument only')
    .option(...DATABASE_FLAG)
    .option('--json', 'one JSON line for each book')
    .action(async (instrument: string | undefined, options: Options) => {
      const { RuleBook } = await import('../app/rule-book');
      const { checksByClause, coverageOf } = await import('../core/checks/coverage');
      const { CHECKED_GAMES } = await import('../core/checks/registry');
      const all = await sources(options);
      const chosen = instrument === undefined ? all : [findInstrument(all, instrument)];
      const checked = CHECKED_GAMES.map(({ code }) => code);
      const links = checksByClause(new RuleBook(chosen).ruleSetsOf(checked));
      const books = chosen.flatMap((source) => coverageOf(source, links));
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
            book.instrument,
            book.book,
            String(book.clauses),
            String(book.facts),
            String(book.recognised),
            String(book.checked),
            String(book.outstanding),
            Object.entries(book.reasons)
              .map(([reason, count]) => `${reason} ${String(count)}`)
              .join(', '),
          ]),
        ]);
    });
}
