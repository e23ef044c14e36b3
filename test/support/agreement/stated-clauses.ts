import type { Clause, Reading } from '../../../src/core/reading/reading';
import type { ClauseSource, InstrumentSource } from '../../../src/core/rules/source';
import { citationOf } from '../../../src/core/values/citation';
import { figuresFound, figuresStated } from './figures';
import { keyWords, weighing } from './key-words';

/** What is said of a clause: by us, and by the law. */
export interface StatedClause {
  readonly citation: string;
  readonly statement: Statement;
  readonly words: OfficialWords;
}

interface Statement {
  /** It only leads in to others, and sums them up. */
  readonly leadsIn: boolean;
  readonly keys: ReadonlySet<string>;
  readonly figures: ReadonlySet<string>;
  /** Those of its note too, which says what the text has in a form of its own. */
  readonly anyFigures: ReadonlySet<string>;
}

interface OfficialWords {
  readonly keys: ReadonlySet<string>;
  /** With the clauses it stands in, which an item is read with. */
  readonly inPlace: ReadonlySet<string>;
  readonly figures: ReadonlySet<string>;
  /** With those around it: what a statement sums up or leads in to, and how many clauses that is. */
  readonly figuresAround: ReadonlySet<string>;
}

/** The clauses of each book in reading order; agreement is asked with `Agreement`. */
export function statedClauses(source: InstrumentSource, { clauses }: Reading): readonly (readonly StatedClause[])[] {
  return source.books.map((book) => {
    const printed = clauses.filter((clause) => clause.book === book.id).map(told);
    const labels = new Set(printed.map(({ clause }) => clause.label));
    const byLabel = new Map(printed.map((one) => [one.clause.label, one]));
    return book.clauses.flatMap((entry) => {
      const own = byLabel.get(entry.label);
      if (own === undefined) return [];
      const words = officialWords(own, printed, byLabel);
      return [{ citation: citationOf(source.id, book.id, entry.label), statement: statement(entry, labels), words }];
    });
  });
}

function statement({ heading, says, class: kind, note = '' }: ClauseSource, labels: ReadonlySet<string>): Statement {
  const text = `${heading} ${says}`;
  return {
    leadsIn: kind === 'structure',
    keys: keyWords(text),
    // "as 10.9 describes": a number with a point that a clause of the book bears cites it.
    figures: new Set([...figuresStated(text)].filter((one) => !one.includes('.') || !isCited(one, labels))),
    anyFigures: figuresFound(`${text} ${note}`),
  };
}

const isCited = (figure: string, labels: ReadonlySet<string>): boolean =>
  labels.has(figure) || labels.has(`${figure}0`);

function officialWords(
  { clause, ...own }: Told,
  all: readonly Told[],
  byLabel: ReadonlyMap<string, Told>,
): OfficialWords {
  const above: Told[] = [];
  for (let at = clause.parent; at !== undefined; at = byLabel.get(at)?.clause.parent)
    above.push(...[byLabel.get(at) ?? []].flat());
  const under = (label: string | undefined): readonly Told[] =>
    label === undefined ? [] : all.filter(({ clause: { parent } }) => parent === label);
  const [siblings, children] = [under(clause.parent), under(clause.label)];
  const below = children.flatMap((child) => under(child.clause.label));
  return {
    keys: own.keys,
    inPlace: new Set([own, ...above].flatMap(({ keys }) => [...keys])),
    figures: own.stated,
    figuresAround: new Set([
      ...[own, ...above, ...siblings, ...children, ...below].flatMap(({ found }) => [...found]),
      ...[children.length, siblings.length].map(String),
    ]),
  };
}

/** The words of one clause, looked at once. */
interface Told {
  readonly clause: Clause;
  readonly keys: ReadonlySet<string>;
  readonly stated: ReadonlySet<string>;
  readonly found: ReadonlySet<string>;
}

function told(clause: Clause): Told {
  const text = `${clause.heading} ${clause.text}`;
  return { clause, keys: keyWords(text), stated: figuresStated(text), found: figuresFound(text) };
}

const FEWEST = 2;

/** Holds statements against words, within one instrument. */
export class Agreement {
  readonly #weigh: (words: Iterable<string>) => number;

  constructor(clauses: readonly StatedClause[]) {
    this.#weigh = weighing(clauses.map(({ words }) => words.keys));
  }

  /** From 0 to 1: how much of each stands in the other. */
  of({ keys }: Statement, words: OfficialWords): number {
    const told = this.#share(keys, words.inPlace);
    // A heading over other clauses may have no words of its own, "The dealer—" next to none.
    const kept = words.keys.size < FEWEST ? told : this.#share(words.keys, keys);
    return told + kept === 0 ? 0 : (2 * told * kept) / (told + kept);
  }

  /** How much better each of two is stated by its own statement than by the other's. */
  ahead(one: StatedClause, other: StatedClause): number {
    const straight = this.of(one.statement, one.words) + this.of(other.statement, other.words);
    return straight - this.of(one.statement, other.words) - this.of(other.statement, one.words);
  }

  #share(words: ReadonlySet<string>, among: ReadonlySet<string>): number {
    return this.#weigh([...words].filter((word) => among.has(word))) / (this.#weigh(words) || 1);
  }
}

/** Figures that one has and the other lacks. */
export const figureFaults = ({
  statement: ours,
  words,
}: Pick<StatedClause, 'statement' | 'words'>): readonly string[] => [
  ...[...ours.figures].filter((one) => !words.figuresAround.has(one)),
  ...[...words.figures].filter((one) => !ours.anyFigures.has(one)),
];
