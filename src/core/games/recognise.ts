import { passagesOf } from '../facts/phrases/passages';
import { plain } from '../facts/phrases/plain';
import type { GameRecognisers, Statement } from '../facts/phrases/recogniser';
import type { Clause, Reading } from '../reading/reading';
import { baccaratRecognisers } from './baccarat/recognisers/registry';

/** A fact that the words of one clause state beyond doubt; a share of it where several clauses state it together. */
export interface RecognisedFact {
  readonly book: string;
  readonly game: string;
  readonly variant?: string;
  readonly name: string;
  /** In the raw form in which rule sources write it. */
  readonly value: unknown;
  readonly clause: string;
  /** At most eight words of the clause. */
  readonly anchor: string;
  readonly line: number;
}

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
    return known.flatMap((game) => recogniseIn(book, clauses, game));
  });
}

function recogniseIn(
  book: string,
  clauses: readonly Clause[],
  { game, sentences, tables }: GameRecognisers,
): readonly RecognisedFact[] {
  const passages = passagesOf(clauses);
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
  return operative(found)
    .sort((a, b) => a.order - b.order)
    .map(({ fact }) => fact);
}

/** A definition states a fact only where no rule does: the rule is what is kept or broken. */
function operative(found: readonly Found[]): Found[] {
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
