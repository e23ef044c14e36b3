import type { ComparedClause } from './compared-clause';
import { significantWords } from './significant-words';

/** How much a word counts by where it stands: in the clause itself, in its heading, or in the clauses around it. */
const OWN = 6;
const HEADING = 4;
const AROUND = 1;
/** A figure that a clause states, a table of which it states a row, and a figure that is stated elsewhere and rests on it too. */
const STATED = 6;
const TABLE = 1;
const RESTING = 2;

/** What a clause can be known by, each with how much it counts there. */
export interface Traits {
  readonly words: ReadonlyMap<string, number>;
  readonly facts: ReadonlyMap<string, number>;
  /** The words of the clause and its heading alone, each once. */
  readonly own: ReadonlySet<string>;
  readonly heading: string;
  /** It has no words of its own: a heading over other clauses. */
  readonly bare: boolean;
  /** It says what the terms of its book mean. */
  readonly glossary: boolean;
  /** Its sentences and definitions, where there are several: another instrument may say each in a clause of its own. */
  readonly passages: readonly ReadonlyMap<string, number>[];
}

export function traitsOf(clauses: readonly ComparedClause[]): readonly Traits[] {
  const passages = clauses.map(({ text }) => passagesOf(text).map(significantWords));
  const headings = clauses.map(({ heading }) => significantWords(heading));
  const ownOf = (at: number): readonly string[] => passages[at]?.flat() ?? [];
  const glossaries = glossariesIn(clauses);
  return clauses.map((clause, at) => {
    const around = ancestors(clauses, at).flatMap((above) => [...ownOf(above), ...(headings[above] ?? [])]);
    const heading = [...(headings[at] ?? []), ...clause.defines.flatMap(significantWords)];
    const counted = (own: readonly string[]): ReadonlyMap<string, number> => {
      const words = new Map<string, number>();
      // A word counts where it counts most.
      for (const word of around) words.set(word, AROUND);
      for (const word of heading) words.set(word, HEADING);
      for (const word of own) words.set(word, OWN);
      return words;
    };
    const own = passages[at] ?? [];
    return {
      words: counted(own.flat()),
      facts: factsOf(clause),
      own: new Set([...own.flat(), ...heading]),
      heading: (headings[at] ?? []).join(' '),
      bare: own.flat().length === 0,
      glossary: glossaries.has(at),
      passages: own.length < 2 ? [] : own.filter((words) => words.length >= FEWEST).map(counted),
    };
  });
}

/** A passage of fewer words says too little to be known by. */
const FEWEST = 4;

/** One for each line, which is a block of the text, and each sentence in it. */
const passagesOf = (text: string): readonly string[] => text.split(/\n+|(?<=[.;])\s+(?=[\p{Lu}(“"'])/u);

function factsOf({ facts, alsoFacts }: ComparedClause): ReadonlyMap<string, number> {
  const counted = new Map<string, number>();
  const add = (name: string, weight: number): void => {
    counted.set(name, Math.max(counted.get(name) ?? 0, weight));
  };
  for (const [list, weight] of [
    [facts, STATED],
    [alsoFacts, RESTING],
  ] as const)
    for (const fact of list) {
      add(fact, weight);
      if (fact.includes('.')) add(fact.slice(0, fact.indexOf('.')), TABLE);
    }
  return counted;
}

/** A clause that defines fewer terms is about something else. */
const FEWEST_TERMS = 3;

/** In each book the clause that defines most terms. */
function glossariesIn(clauses: readonly ComparedClause[]): ReadonlySet<number> {
  const most = new Map<string, number>();
  clauses.forEach(({ book, defines }, at) => {
    const known = clauses[most.get(book) ?? -1]?.defines.length ?? FEWEST_TERMS - 1;
    if (defines.length > known) most.set(book, at);
  });
  return new Set(most.values());
}

/** The clauses a clause stands in, nearest first; a list that leads in a circle ends it. */
function ancestors(clauses: readonly ComparedClause[], at: number): readonly number[] {
  const found: number[] = [];
  for (let above = clauses[at]?.parent; above !== undefined && above !== at && !found.includes(above);)
    above = (found.push(above), clauses[above]?.parent);
  return found;
}
