import type { Clause, Definition, Reading } from '../reading';
import { circlesOf } from './circles';
import { folded, foldedClause } from './folded';
import { leadInsOf } from './lead-ins';
import { nameOf, termsUsed, type TermsUsed } from './terms-used';

/** A clause as hashes: of its own words, and of all it means by them. */
export interface ClauseWords {
  readonly book: string;
  readonly label: string;
  readonly words: string;
  /**
   * Over its words, those of the clauses it stands in and, however many steps away, the definitions of the terms they use; the same as
   * `words` where there is nothing but these.
   */
  readonly meaning: string;
  /** The defined terms it uses: positions in the list of terms, which is that of `reading.definitions`. */
  readonly terms: readonly number[];
  /** The label of the nearest clause around it that has a text of its own, such as the words that open its list. */
  readonly under?: string;
}

/** A definition as hashes: of its entry (with the clause it points to, where it only points), and of all it means by it. */
export interface TermWords {
  readonly book: string;
  /** The label of the clause it stands in. */
  readonly clause: string;
  readonly term: string;
  readonly words: string;
  readonly meaning: string;
  /** The terms it is defined with. */
  readonly terms: readonly number[];
}

/** The words of one official text; where a clause or a definition stands does not count, so that renumbering alone changes no hash. */
export interface TextWords {
  readonly clauses: readonly ClauseWords[];
  readonly terms: readonly TermWords[];
}

type Digest = (text: string) => string;
type Read = Pick<Reading, 'clauses' | 'definitions'>;

const HASH_DIGITS = 16;

export const clauseWords = (reading: Read, digest: Digest): readonly ClauseWords[] =>
  textWords(reading, digest).clauses;

/** Of every clause the hash of its own words alone: all that is needed to see whether two texts are alike. */
export const ownWords = ({ clauses }: Pick<Reading, 'clauses'>, digest: Digest): readonly string[] =>
  clauses.map((clause) => hashOf(digest, [foldedClause(clause)]));

/** One for each of `reading.definitions`, in their order. */
export const termWords = (reading: Read, digest: Digest): readonly TermWords[] => textWords(reading, digest).terms;

const hashOf = (digest: Digest, parts: readonly string[]): string => digest(parts.join('\n')).slice(0, HASH_DIGITS);

/** `digest` gives a SHA-256 in hexadecimal. */
export function textWords(reading: Read, digest: Digest): TextWords {
  const hash = (parts: readonly string[]): string => hashOf(digest, parts);
  const used = termsUsed(reading);
  const words = new Map(reading.clauses.map((clause) => [nameOf(clause), hash([foldedClause(clause)])]));
  const terms = termsOf(reading, used, words, hash);
  const around = leadInsOf(reading.clauses);
  const clauses = reading.clauses.map((clause): ClauseWords => {
    const name = nameOf(clause);
    const own = words.get(name) ?? '';
    const leadIns = around(name);
    const through = used.inClause(name);
    const meant = new Set([...through, ...leadIns.flatMap((above) => [...used.inText(above.name)])]);
    const meanings = distinct([...meant].map((term) => terms[term]?.meaning ?? ''));
    const inPlace = leadIns.length === 0 ? own : hash([own, '', ...leadIns.map(({ text }) => hash([text]))]);
    const meaning = meanings.length === 0 ? inPlace : hash([inPlace, ...meanings]);
    const under = leadIns[0] && { under: leadIns[0].label };
    return { book: clause.book, label: clause.label, words: own, meaning, terms: ascending(through), ...under };
  });
  return { clauses, terms };
}

type Hash = (parts: readonly string[]) => string;

function termsOf(
  reading: Read,
  used: TermsUsed,
  clauseHashes: ReadonlyMap<string, string>,
  hash: Hash,
): readonly TermWords[] {
  const wholeOf = wholeClauses(reading.clauses);
  const entries = reading.definitions.map((definition, at) => {
    const pointed = definition.pointsTo === undefined ? [] : wholeOf(nameOf(definition.pointsTo));
    const elsewhere = pointed.flatMap((name) => [...used.inClause(name)]);
    return {
      words: hash([folded(definition.text), ...pointed.map((name) => clauseHashes.get(name) ?? '')]),
      terms: ascending(new Set([...used.inEntry(at), ...elsewhere])).filter((term) => term !== at),
    };
  });
  const meanings: string[] = [];
  for (const circle of circlesOf(entries.map(({ terms }) => terms))) {
    const inside = new Set(circle);
    const outside = distinct(
      circle.flatMap((at) => entries[at]?.terms ?? []).flatMap((to) => (inside.has(to) ? [] : (meanings[to] ?? []))),
    );
    const wordsOf = (at: number): string => entries[at]?.words ?? '';
    const around = circle.length === 1 ? outside : [hash([...distinct(circle.map(wordsOf)), ...outside])];
    for (const at of circle) meanings[at] = around.length === 0 ? wordsOf(at) : hash([wordsOf(at), ...around]);
  }
  return reading.definitions.map(({ book, clause, term }: Definition, at) => ({
    ...{ book, clause, term, words: entries[at]?.words ?? '', meaning: meanings[at] ?? '' },
    terms: entries[at]?.terms ?? [],
  }));
}

/** A clause that a definition points to is meant with everything under it; names in reading order. */
function wholeClauses(clauses: readonly Clause[]): (name: string) => readonly string[] {
  const under = new Map<string, Set<string>>();
  for (const { book, label, parent } of clauses) {
    if (parent === undefined || parent === label) continue;
    const above = nameOf({ book, label: parent });
    under.set(above, (under.get(above) ?? new Set()).add(nameOf({ book, label })));
  }
  const known = new Map<string, readonly string[]>();
  return (name) => {
    const whole = known.get(name) ?? collected(name, under);
    known.set(name, whole);
    return whole;
  };
}

function collected(name: string, under: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] {
  const names = new Set([name]);
  // A set hands out what is added while it is gone through, and nothing twice.
  for (const one of names) for (const below of under.get(one) ?? []) names.add(below);
  return [...names];
}

const ascending = (numbers: Iterable<number>): readonly number[] => [...numbers].sort((a, b) => a - b);
const distinct = (hashes: readonly string[]): readonly string[] => [...new Set(hashes)].sort();
