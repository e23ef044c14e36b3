import type { Command } from 'commander';
import type { ClauseFilter } from '../app/find-clauses';
import { Failure } from '../core/failures/failure';
import { LINK_STATES } from '../core/links/link';
import { CLAUSE_CLASSES } from '../core/rules/source';
import { oneOf } from './one-of';
import { remark, writeJson, writeLine } from './output';

interface Options {
  readonly jurisdiction?: string;
  readonly instrument?: string;
  readonly book?: string;
  readonly game?: string;
  readonly class?: string;
  readonly state?: string;
  readonly defines?: string;
  readonly uses?: string;
  readonly first: string;
  readonly json?: boolean;
}

export function registerSearch(program: Command): void {
  program
    .command('search')
    .description('clauses by their words, official and ours, best first; needs the store')
    .argument('[words...]', 'words, "quoted phrases", -words to leave out; none lists what the filters leave')
    .option('--jurisdiction <code>', 'such as AU-QLD')
    .option('--instrument <id>', 'such as au-nsw/ltgame-2016')
    .option('--book <book>', 'such as sch-1')
    .option('--game <game>', 'such as baccarat')
    .option('--class <class>', CLAUSE_CLASSES.join(', '))
    .option('--state <state>', LINK_STATES.join(', '))
    .option('--defines <term>', 'clauses that define a term')
    .option('--uses <term>', 'clauses that use a term as defined, in ingested texts')
    .option('--first <count>', 'how many', '20')
    .option('--json', 'one JSON line for each clause: citation, heading, class, state, snippet')
    .action(async (words: readonly string[], options: Options) => {
      const { withDatabase } = await import('./database');
      const { RulesService } = await import('../app/rules-service');
      const { findHeldClauses } = await import('../app/find-clauses');
      const { snippetsOf } = await import('../io/postgres/store/clause-search');
      const { clauseState } = await import('../core/links/clause-state');
      const count = countOf(options.first);
      const filter: ClauseFilter = {
        ...options,
        class: oneOf('--class', CLAUSE_CLASSES, options.class),
        state: oneOf('--state', LINK_STATES, options.state),
      };
      await withDatabase(async ({ dataSource }) => {
        const held = await new RulesService(dataSource).current();
        const found = await findHeldClauses(dataSource, held, filter, words.join(' '));
        const shown = found.clauses.slice(0, count);
        const rows = shown.flatMap(({ citation }) => found.bestRow.get(citation) ?? []);
        const snippets = new Map(
          rows.length === 0
            ? []
            : (await snippetsOf(dataSource, found.search, rows)).map((row) => [row.id, row.snippet]),
        );
        for (const { from, to } of found.corrections) remark(`"${from}" stands in no clause; looked for "${to}".`);
        for (const { citation, instrument, heading, class: kind, statement } of shown) {
          const snippet = snippets.get(found.bestRow.get(citation) ?? 0) ?? null;
          const state = clauseState(held.linksOf().get(citation) ?? []) ?? null;
          const draft = held.source(instrument)?.draft === true;
          if (options.json) writeJson({ citation, heading, class: kind, state, snippet, ...(draft && { draft }) });
          else
            writeLine(
              `${citation}${draft ? ' (draft)' : ''}  ${heading}\n    ${snippet === null ? (statement ?? '') : plain(snippet)}`,
            );
        }
        remark(
          `${String(found.clauses.length)} found${shown.length < found.clauses.length ? `, the first ${String(shown.length)} shown` : ''}.`,
        );
      });
    });
}

function countOf(given: string): number {
  const count = Number(given);
  if (!Number.isInteger(count) || count < 1)
    throw new Failure('BAD_ARGUMENT', `--first must be a whole number of at least 1, found "${given}".`);
  return count;
}

/** Found words in brackets, for a terminal; signs of the text as they are. */
const plain = (snippet: string): string =>
  snippet
    .replace(/<mark>(.*?)<\/mark>/g, '[$1]')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
