import { nameOf, type PaidRow } from '../facts/recognisers/paid-row';
import { paidSentence } from '../facts/recognisers/paid-sentence';
import { paidRowsIn } from '../facts/recognisers/pay-table';
import { COMMON_RECOGNISERS } from '../facts/recognisers/registry';
import { passagesOf, type Passages, type Sentence } from '../facts/phrases/passages';
import { plain } from '../facts/phrases/plain';
import type { GameRecognisers, Statement } from '../facts/phrases/recogniser';
import type { Clause, Reading } from '../reading/reading';
import { baccaratRecognisers } from './baccarat/recognisers/registry';
import { gameOfBook } from './game-of-book';
import { declarationOf } from './registry';

/** A fact that the words of one clause state beyond doubt; a share of it where several clauses state it together. */
export interface RecognisedFact {
  readonly book: string;
  readonly game: string;
  readonly variant?: string;
  readonly name: string;
  /** In the raw form in which rule sources write it. */
  readonly value: unknown;
  /** The heading of the column it stands in, where the operator chooses between columns. */
  readonly option?: string;
  readonly clause: string;
  /** At most eight words of the clause. */
  readonly anchor: string;
  readonly line: number;
  /** It is no statement of its own clause but follows from what that clause says, with others of its book. */
  readonly follows?: true;
  /** Recognised whatever the game, and under a name made of these words rather than under the game's own. */
  readonly words?: string;
}

/** A line of a pay table or prize schedule, as opposed to a fact of its own. */
export const isPaidRow = ({ name, words }: RecognisedFact): boolean =>
  words !== undefined && (name === 'pays' || name === 'prizes');

/** Of a book that names no game we know. */
export const UNKNOWN_GAME = 'unknown';

const GAME_RECOGNISERS: readonly GameRecognisers[] = [baccaratRecognisers];

interface Found {
  readonly fact: RecognisedFact;
  readonly order: number;
  readonly defines: boolean;
}

/** Every fact the text states in words some recogniser knows, in document order. What is doubtful is left to a person. */
export function recogniseFacts(reading: Reading): readonly RecognisedFact[] {
  return [...bookClauses(reading)].flatMap(([book, clauses]) => {
    const words = plain(clauses.map(({ heading, text }) => `${heading} ${text}`).join(' '));
    const known = GAME_RECOGNISERS.filter((game) => game.dealtWithIn(words));
    const passages = passagesOf(clauses);
    const own = known.flatMap((game) => ofGame(book, passages, game));
    return [...own, ...ofAnyGame(book, clauses, passages, own)]
      .sort((a, b) => a.order - b.order)
      .map(({ fact }) => fact);
  });
}

function ofGame(
  book: string,
  passages: Passages,
  { game, sentences, tables, follows }: GameRecognisers,
): readonly Found[] {
  const found: Found[] = [];
  const add = (statement: Statement, clause: Clause, line: number, defines = false): void => {
    const { name, variant, value, anchor } = statement;
    const form = variant === undefined ? {} : { variant };
    const fact = { book, game, ...form, name, value, clause: clause.label, anchor, line };
    found.push({ fact, order: clause.order, defines });
  };
  for (const sentence of passages.sentences)
    for (const { reads, definitions = false } of sentences)
      if (!sentence.defines || definitions)
        for (const statement of reads(sentence)) add(statement, sentence.clause, sentence.line, sentence.defines);
  for (const table of passages.tables)
    for (const reads of tables) for (const statement of reads(table)) add(statement, table.clause, table.table.line);
  const ruled = operative(found);
  return follows === undefined ? ruled : [...ruled, ...consequences(ruled, follows)];
}

/** Form by form: what is said of one form of the game has no consequences for another. */
function consequences(ruled: readonly Found[], follows: NonNullable<GameRecognisers['follows']>): readonly Found[] {
  const forms = new Set(ruled.map(({ fact }) => fact.variant));
  return [...forms].flatMap((form) => {
    const own = ruled.filter(({ fact }) => fact.variant === form);
    return follows(own.map(({ fact }) => fact)).flatMap(({ from, name, value }) => {
      const source = own.find(({ fact }) => fact === from);
      return source ? [{ ...source, fact: { ...source.fact, name, value, follows: true as const } }] : [];
    });
  });
}

/** What every game states alike: equipment, limits, what is paid. Odds that the game's own recognisers have read are theirs. */
function ofAnyGame(
  book: string,
  clauses: readonly Clause[],
  { sentences, tables }: Passages,
  own: readonly Found[],
): readonly Found[] {
  const game = gameOfBook(clauses) ?? UNKNOWN_GAME;
  const rows = [...sentences.flatMap(paidSentence), ...tables.flatMap(paidRowsIn)];
  const read = new Set(own.filter(({ fact }) => /Pays/.test(fact.name)).map(({ order }) => order));
  const paid = rows
    .filter(({ clause }) => !read.has(clause.order))
    .map((row) => ({ fact: paidFact(book, game, row), order: row.clause.order, defines: false }));
  const stated = new Set(own.map(({ fact }) => `${fact.clause} ${fact.name}`));
  const common = sentences
    .filter(({ defines }) => !defines)
    .flatMap((sentence) =>
      COMMON_RECOGNISERS.flatMap((reads) => reads(sentence)).map(
        (statement): Found => ({
          fact: commonFact(book, game, sentence, statement),
          order: sentence.clause.order,
          defines: false,
        }),
      ),
    )
    // A game may have no such fact, or may have read it in its own words.
    .filter(({ fact: { name, clause } }) => declarationOf(game, name) && !stated.has(`${clause} ${name}`));
  return [...common, ...paid];
}

const commonFact = (
  book: string,
  game: string,
  { clause, line }: Sentence,
  { name, value, anchor }: Statement,
): RecognisedFact => ({ book, game, name, value, clause: clause.label, anchor, line, words: name });

function paidFact(
  book: string,
  game: string,
  { clause, line, words, paid, is, option, anchor }: PaidRow,
): RecognisedFact {
  const name = is === 'odds' ? 'pays' : 'prizes';
  const chosen = option === undefined ? {} : { option };
  return { book, game, name, value: { [nameOf(words)]: paid }, ...chosen, clause: clause.label, anchor, line, words };
}

/** A definition states a fact only where no rule does: the rule is what is kept or broken. */
function operative(found: readonly Found[]): readonly Found[] {
  const key = ({ fact }: Found): string => `${fact.variant ?? ''} ${fact.name}`;
  const ruled = new Set(found.filter(({ defines }) => !defines).map(key));
  return found.filter((one) => !one.defines || !ruled.has(key(one)));
}

function bookClauses({ clauses }: Reading): ReadonlyMap<string, readonly Clause[]> {
  const books = new Map<string, Clause[]>();
  for (const clause of clauses) {
    const sofar = books.get(clause.book);
    if (sofar === undefined) books.set(clause.book, [clause]);
    else sofar.push(clause);
  }
  return books;
}
