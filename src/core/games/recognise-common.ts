import { nameOf, type PaidRow } from '../facts/recognisers/paid-row';
import { paidSentence } from '../facts/recognisers/paid-sentence';
import { paidRowsIn } from '../facts/recognisers/pay-table';
import { prizeMatrixIn } from '../facts/recognisers/prize-matrix';
import { COMMON_RECOGNISERS } from '../facts/recognisers/registry';
import type { Passages, Sentence } from '../facts/phrases/passages';
import type { Statement } from '../facts/phrases/recogniser';
import type { Clause } from '../reading/reading';
import { gameOfBook } from './game-of-book';
import { operative, UNKNOWN_GAME, type Found, type RecognisedFact } from './recognised-fact';
import { declarationOf } from './registry';

/** What every game states alike: equipment, limits, what is paid. Odds that the game's own recognisers have read are theirs. */
export function recogniseCommon(
  book: string,
  clauses: readonly Clause[],
  { sentences, tables }: Passages,
  own: readonly Found[],
  finer: ReadonlyMap<string, string>,
): readonly Found[] {
  const game = gameOfBook(clauses) ?? UNKNOWN_GAME;
  const rows = [...sentences.flatMap(paidSentence), ...tables.flatMap(paidRowsIn), ...tables.flatMap(prizeMatrixIn)];
  const read = new Set(own.filter(({ fact }) => fact.name.includes('Pays')).map(({ order }) => order));
  const paid = rows
    .filter(({ clause }) => !read.has(clause.order))
    .map((row) => ({ fact: paidFact(book, game, row), order: row.clause.order, defines: false }));
  const stated = new Set(own.map(({ fact }) => `${fact.clause} ${fact.name}`));
  const common = sentences
    .filter(({ defines }) => !defines)
    .flatMap((sentence) =>
      COMMON_RECOGNISERS.flatMap((reads) => reads(sentence)).map((statement): Found => ({
        fact: commonFact(book, game, sentence, statement),
        order: sentence.clause.order,
        defines: statement.weak === true,
      })),
    )
    // A game may have no such fact, or may have read it in its own words.
    .filter(
      ({ fact: { name, clause } }) =>
        declarationOf(game, name) && ![name, finer.get(name)].some((one) => stated.has(`${clause} ${String(one)}`)),
    );
  return [...operative(common), ...paid];
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
  { clause, line, words, paid, is, option, anchor, name: own }: PaidRow,
): RecognisedFact {
  const name = is === 'odds' ? 'pays' : 'prizes';
  const chosen = option === undefined ? {} : { option };
  const value = { [own ?? nameOf(words)]: paid };
  const named = own === undefined ? {} : { named: true as const };
  return { book, game, name, value, ...chosen, clause: clause.label, anchor, line, words, ...named };
}
