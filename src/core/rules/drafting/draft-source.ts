import type { RecognisedFact } from '../../games/recognise';
import type { Clause, FrontMatter, Reading } from '../../reading/reading';
import { parseDate, type CalendarDate } from '../../values/calendar-date';
import { buildRuleSets } from '../rule-set';
import type { BookSource, ClauseSource, FactsSource, InForce, InstrumentSource } from '../source';
import { draftFacts } from './draft-facts';
import { guessClass } from './guess-class';
import { NO_DATE } from './unfinished';

export interface Draft {
  readonly source: InstrumentSource;
  /** Facts that were recognised and could not be stated together, each with the reason: a person must look at them. */
  readonly leftOut: readonly string[];
}

const UNSTATED = 'not stated in the text';

/** Rule sources for an instrument nobody has worked on: every clause with an empty statement, and every fact that was recognised. */
export function draftSource(
  official: { readonly instrument: string; readonly sha256: string; readonly reading: Reading },
  recognised: readonly RecognisedFact[],
): Draft {
  const { instrument: id, sha256, reading } = official;
  const books = [...new Set(reading.clauses.map(({ book }) => book))];
  const leftOut: string[] = [];
  const source: InstrumentSource = {
    ...about(id, reading.frontMatter),
    textSha256: sha256,
    draft: true,
    books: books.map((book): BookSource => {
      const clauses = reading.clauses.filter((clause) => clause.book === book);
      const facts = draftFacts(recognised.filter((fact) => fact.book === book));
      return { id: book, clauses: clauseDrafts(clauses, reading, facts), facts, conflicts: [] };
    }),
  };
  return { source: usable(source, leftOut), leftOut };
}

function about(id: string, front: FrontMatter): Omit<InstrumentSource, 'books' | 'textSha256'> {
  const { enabling, maker, made, venue, revokes, amends, replaces } = front;
  const title = front.title?.text ?? id;
  const day = made === undefined ? undefined : parseDate(made.date);
  const notified = front.notified?.date === undefined ? undefined : parseDate(front.notified.date);
  const lines = (found: readonly { readonly text: string }[] | undefined): readonly string[] | undefined =>
    found?.map(({ text }) => text);
  return {
    ...{ id, title, citation: front.number?.text ?? title },
    enabledBy: enabling === undefined ? UNSTATED : `${enabling.act} s ${enabling.section}`,
    signatory: maker?.capacity === undefined ? maker?.name : `${maker.name}, ${maker.capacity}`,
    ...{ venue: venue?.text, made: day, notified },
    ...{ revokes: lines(revokes), amends: lines(amends), replaces: lines(replaces) },
    inForce: inForce(front, day),
  };
}

function inForce({ commencement }: FrontMatter, made: CalendarDate | undefined): InForce {
  const stated = commencement?.date === undefined ? undefined : parseDate(commencement.date);
  if (stated !== undefined) return { from: stated, basis: 'stated' };
  const reason =
    made === undefined
      ? 'The text gives no date; enter the first day on which it applies.'
      : 'The text does not date its commencement; the day on which it was made is taken.';
  return { from: made ?? NO_DATE, basis: 'assumed', reason };
}

function clauseDrafts(
  clauses: readonly Clause[],
  reading: Reading,
  facts: readonly FactsSource[],
): readonly ClauseSource[] {
  const parents = new Set(clauses.map(({ parent }) => parent));
  const stating = new Set(
    facts.flatMap((layer) =>
      Object.values(layer.facts)
        .flat()
        .map(({ clause }) => clause),
    ),
  );
  return clauses.map((clause): ClauseSource => {
    const { book, label } = clause;
    const kind = guessClass(clause, parents.has(label));
    const terms = reading.definitions
      .filter((one) => one.book === book && one.clause === label)
      .map(({ term }) => term);
    const reason = (kind === 'structure' || kind === 'definition') && !stating.has(label) ? { unchecked: kind } : {};
    const defines = terms.length === 0 ? {} : { defines: terms };
    return { label, heading: clause.heading, class: kind, guessed: 'class', says: '', ...reason, ...defines };
  });
}

/** Without the facts that would make the sources unusable: rules are loaded whole or not at all. */
function usable(source: InstrumentSource, leftOut: string[]): InstrumentSource {
  const { problems } = buildRuleSets(source, () => '');
  const [named] = problems.flatMap((problem) => /: fact (\w+): /.exec(problem)?.[1] ?? []);
  if (named === undefined) {
    leftOut.push(...problems);
    return source;
  }
  leftOut.push(...problems.filter((problem) => problem.includes(`: fact ${named}: `)));
  const without = ({ facts, ...layer }: FactsSource): FactsSource => ({
    ...layer,
    facts: Object.fromEntries(Object.entries(facts).filter(([name]) => name !== named)),
  });
  return usable(
    { ...source, books: source.books.map((book) => ({ ...book, facts: book.facts.map(without) })) },
    leftOut,
  );
}
