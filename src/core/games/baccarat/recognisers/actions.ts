import { plain } from '../../../facts/phrases/plain';
import { readPoints } from '../../../facts/phrases/points';

export type Action = 'natural' | 'stand' | 'draw';

/** In this order: a row may say that a natural "cannot draw". */
const ACTIONS: readonly (readonly [Action, RegExp])[] = [
  ['natural', /\bnaturals?\b|\bno further draw|\bcannot draw/],
  ['stand', /\bstands?\b|\bstays?\b/],
  ['draw', /\bdraws?\b|\btakes?\b/],
];

/** What a cell says is done: `draws a card`, `has a natural and cannot draw`. */
export const actionIn = (words: string): Action | undefined => ACTIONS.find(([, action]) => action.test(words))?.[0];

const COUNTS_FIRST = /^([^a-z]*(?:(?:or|r|and|to) ?[^a-z]*)*)([a-z].*)?$/;

/** Reads `2, 3 or 4 - draws` into its counts and its action; without counts, a cell speaks of every one. */
export function countsAndAction(
  cell: string,
): { readonly points: readonly number[] | undefined; readonly action: Action } | undefined {
  const [, counts = '', words = ''] = COUNTS_FIRST.exec(plain(cell)) ?? [];
  const action = actionIn(words);
  if (action === undefined) return undefined;
  const named = counts.replace(/[\s:,–-]+$/, '');
  const points = named === '' ? undefined : readPoints(named);
  return named !== '' && points === undefined ? undefined : { points, action };
}
