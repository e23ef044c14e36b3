import type { Passages } from '../facts/phrases/passages';
import type { GameRecognisers, Statement } from '../facts/phrases/recogniser';
import type { Clause } from '../reading/reading';
import { operative, type Found } from './recognised-fact';

/** What a game's own recognisers read in one book, and what follows from it. */
export function recogniseGame(book: string, passages: Passages, recognisers: GameRecognisers): readonly Found[] {
  const found: Found[] = [];
  const add = (statement: Statement, clause: Clause, line: number, defines = false): void => {
    const { name, variant, value, anchor } = statement;
    const form = variant === undefined ? {} : { variant };
    const fact = { book, game: recognisers.game, ...form, name, value, clause: clause.label, anchor, line };
    found.push({ fact, order: clause.order, defines });
  };
  for (const sentence of passages.sentences)
    for (const { reads, definitions = false } of recognisers.sentences)
      if (!sentence.defines || definitions)
        for (const statement of reads(sentence)) add(statement, sentence.clause, sentence.line, sentence.defines);
  for (const table of passages.tables)
    for (const reads of recognisers.tables)
      for (const statement of reads(table)) add(statement, table.clause, table.table.line);
  const ruled = operative(found);
  return [...ruled, ...consequences(ruled, recognisers)];
}

/** Form by form: what is said of one form of the game has no consequences for another. */
function consequences(ruled: readonly Found[], recognisers: GameRecognisers): readonly Found[] {
  const forms = new Set(ruled.map(({ fact }) => fact.variant));
  return [...forms].flatMap((form) => {
    const own = ruled.filter(({ fact }) => fact.variant === form);
    const following = recognisers.follows?.(own.map(({ fact }) => fact)) ?? [];
    return following.flatMap(({ from, name, value }) => {
      const source = own.find(({ fact }) => fact === from);
      return source ? [{ ...source, fact: { ...source.fact, name, value, follows: true as const } }] : [];
    });
  });
}
