import type { ClauseWords } from '../reading/meaning/clause-words';
import { foldedClause } from '../reading/meaning/folded';
import type { Clause, ClauseName } from '../reading/reading';

export type TextClause = Pick<Clause, 'book' | 'label' | 'heading' | 'text' | 'blocks'>;

/** What a newer text of an instrument says otherwise, clause by clause under their numbers. */
export interface TextChanges {
  readonly added: readonly ClauseName[];
  readonly removed: readonly ClauseName[];
  readonly changed: readonly ChangedClause[];
  readonly unchanged: number;
}

export interface ChangedClause extends ClauseName {
  /** Absent where only a hash of the words before is held. */
  readonly before: string | undefined;
  readonly after: string;
}

/** One number in one text: something that differs where the words do, and the words themselves. */
interface Side {
  readonly name: ClauseName;
  readonly print: string;
  readonly words: string | undefined;
}

/** Between two texts at hand; spacing and the style of quotation marks are no change. */
export const textChanges = (before: readonly TextClause[], after: readonly TextClause[]): TextChanges =>
  changesBetween(sidesOf(before), sidesOf(after));

/** The same where only hashes of the earlier text are held. */
export function hashedChanges(
  before: readonly ClauseWords[],
  after: readonly ClauseWords[],
  clauses: readonly TextClause[],
): TextChanges {
  const side = (wordsOf: (name: string) => string | undefined) => (clause: ClauseWords) =>
    [nameOf(clause), { name: clause, print: clause.words, words: wordsOf(nameOf(clause)) }] as const;
  const words = sidesOf(clauses);
  return changesBetween(
    new Map(before.map(side(() => undefined))),
    new Map(after.map(side((name) => words.get(name)?.words))),
  );
}

const sidesOf = (clauses: readonly TextClause[]): ReadonlyMap<string, Side> =>
  new Map(
    clauses.map((clause) => [nameOf(clause), { name: clause, print: foldedClause(clause), words: shown(clause) }]),
  );

function changesBetween(before: ReadonlyMap<string, Side>, after: ReadonlyMap<string, Side>): TextChanges {
  const both = [...after].flatMap(([name, now]) => {
    const was = before.get(name);
    return was === undefined ? [] : [{ was, now }];
  });
  const changed = both.filter(({ was, now }) => was.print !== now.print);
  return {
    added: [...after].filter(([name]) => !before.has(name)).map(([, { name }]) => placeOf(name)),
    removed: [...before].filter(([name]) => !after.has(name)).map(([, { name }]) => placeOf(name)),
    changed: changed.map(({ was, now }) => ({ ...placeOf(now.name), before: was.words, after: now.words ?? '' })),
    unchanged: both.length - changed.length,
  };
}

const nameOf = ({ book, label }: ClauseName): string => `${book}/${label}`;
const placeOf = ({ book, label }: ClauseName): ClauseName => ({ book, label });
const shown = ({ heading, text }: TextClause): string => [heading, text].filter((part) => part !== '').join('\n');
