import { passagesOf } from '../facts/phrases/passages';
import { plain } from '../facts/phrases/plain';
import type { GameRecognisers } from '../facts/phrases/recogniser';
import type { Clause, Reading } from '../reading/reading';
import { baccaratRecognisers } from './baccarat/recognisers/registry';
import { blackjackRecognisers } from './blackjack/recognisers/registry';
import { recogniseCommon } from './recognise-common';
import { recogniseGame } from './recognise-game';
import type { RecognisedFact } from './recognised-fact';

export type { RecognisedFact } from './recognised-fact';

const GAME_RECOGNISERS: readonly GameRecognisers[] = [baccaratRecognisers, blackjackRecognisers];

/** Every fact the text states in words some recogniser knows, in document order. What is doubtful is left to a person. */
export function recogniseFacts(reading: Pick<Reading, 'clauses'>): readonly RecognisedFact[] {
  return [...bookClauses(reading)].flatMap(([book, clauses]) => {
    const words = plain(clauses.map(({ heading, text }) => `${heading} ${text}`).join(' '));
    const known = GAME_RECOGNISERS.filter((game) => game.dealtWithIn(words));
    const passages = passagesOf(clauses);
    const own = known.flatMap((game) => recogniseGame(book, passages, game));
    const finer = new Map(known.flatMap((game) => Object.entries(game.finer ?? {})));
    return [...own, ...recogniseCommon(book, clauses, passages, own, finer)]
      .sort((a, b) => a.order - b.order)
      .map(({ fact }) => fact);
  });
}

function bookClauses({ clauses }: Pick<Reading, 'clauses'>): ReadonlyMap<string, readonly Clause[]> {
  const books = new Map<string, Clause[]>();
  for (const clause of clauses) {
    const sofar = books.get(clause.book);
    if (sofar === undefined) books.set(clause.book, [clause]);
    else sofar.push(clause);
  }
  return books;
}
