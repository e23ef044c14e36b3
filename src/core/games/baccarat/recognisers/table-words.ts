import type { TableInClause } from '../../../facts/phrases/passages';
import { ANCHOR_WORDS, plain, wordsOf } from '../../../facts/phrases/plain';

/** Whose hand a table speaks of, from the words over it or else from the clause it completes. */
export function handsNamed({ clause, table }: TableInClause): { readonly player: boolean; readonly banker: boolean } {
  const over = plain([table.title ?? '', table.banner ?? '', ...table.header].join(' '));
  if (/\b(?:player|banker)/.test(over)) return { player: /\bplayer/.test(over), banker: /\bbanker/.test(over) };
  const bound = /\b(player|banker)(?:'s)?(?: hand)? (?:shall|must|will)\b/.exec(plain(clause.text))?.[1];
  return { player: bound === 'player', banker: bound === 'banker' };
}

export const tableAnchor = ({ table }: TableInClause): string =>
  wordsOf(table.title ?? table.banner ?? table.header.join(' '))
    .printed.slice(0, ANCHOR_WORDS)
    .join(' ');
