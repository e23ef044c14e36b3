import type { Command } from 'commander';
import type { InstrumentSource } from '../core/rules/source';
import { Failure } from '../core/failures/failure';
import { citationOf } from '../core/values/citation';
import { levelOf } from '../core/values/label';
import { shorten, writeJson, writeTable } from './output';
import { DATABASE_FLAG, findInstrument, sources, type DatabaseOption } from './sources';

interface Options extends DatabaseOption {
  readonly json?: boolean;
}

interface ClauseLine {
  readonly citation: string;
  readonly book: string;
  readonly label: string;
  readonly labelBasis: string | null;
  readonly heading: string;
  readonly text: string | null;
  readonly statement: string | null;
  readonly kind: string;
  readonly line: number | null;
  readonly page: number | null;
  readonly draft?: true;
}

export function registerClauses(program: Command): void {
  program
    .command('clauses')
    .description('the clause tree of an instrument; with --database also the official words where they were ingested')
    .argument('<instrument>', 'such as au-nsw/ltgame-2016')
    .option(...DATABASE_FLAG)
    .option('--json', 'one JSON line for each clause')
    .action(async (id: string, options: Options) => {
      const lines = options.database ? await stored(id) : written(findInstrument(await sources(options), id));
      if (options.json) lines.forEach(writeJson);
      else
        writeTable(
          lines.map(({ book, label, heading, text, statement, draft }) => [
            `${book}/${label}${draft ? ' (draft)' : ''}`,
            heading,
            shorten(text ?? statement ?? '', 100),
          ]),
        );
    });
}

const written = (source: InstrumentSource): readonly ClauseLine[] =>
  source.books.flatMap((book) =>
    book.clauses.map(({ label, heading, says }) => ({
      citation: citationOf(source.id, book.id, label),
      book: book.id,
      label,
      labelBasis: null,
      heading,
      text: null,
      statement: says,
      kind: levelOf(label),
      line: null,
      page: null,
      ...(source.draft === true && { draft: true as const }),
    })),
  );

async function stored(id: string): Promise<readonly ClauseLine[]> {
  const { withDatabase } = await import('./database');
  const { RulesService } = await import('../app/rules-service');
  const { officialWords } = await import('../io/postgres/store/printed-reader');
  return withDatabase(async ({ dataSource }) => {
    const held = await new RulesService(dataSource).current();
    const clauses = held.clauses.books(id).flatMap((book) => book.clauses);
    if (clauses.length === 0)
      throw new Failure(
        'NO_SUCH_INSTRUMENT',
        `${id} is not in the store; ingest its official text, or check the name.`,
      );
    const rows = await officialWords(
      dataSource,
      clauses.flatMap(({ textId }) => textId ?? []),
    );
    const draft = held.source(id)?.draft === true ? { draft: true as const } : {};
    const words = new Map(rows.map(({ id: row, text }) => [row, text]));
    return clauses.map(({ citation, book, label, labelBasis, heading, textId, statement, kind, line, page }) => ({
      ...{ citation, book, label, labelBasis, heading, statement, kind, line, page },
      text: textId === null ? null : (words.get(textId) ?? null),
      ...draft,
    }));
  });
}
