import { rankOf, suitOf, type Card } from '../../../values/card';
import { isPairOf, pairKindOf, type PairKind } from '../../pair-kinds';
import { makes, type Made } from './wagers';

type PairKinds = ReadonlyMap<string, PairKind>;

const ACE = 0;

const NO_PAIR = {
  'perfect-pair': makes('perfect-pair/no-pair'),
  'star-pairs': makes('star-pairs/no-pair'),
} as const;
const ANY_PAIR = makes('any-pair/pair', 'any-pair');
const NOT_ANY_PAIR = makes('any-pair/no-pair');
const PAIR_OF_ACES = makes('star-pairs/pair', 'star-pairs/pair-of-aces');
const SUITED_PAIR = makes('bet-the-set-21/suited-pair', 'bet-the-set-21/suited-pair');
const UNSUITED_PAIR = makes('bet-the-set-21/unsuited-pair', 'bet-the-set-21/unsuited-pair');
const NO_SET = makes('bet-the-set-21/other');

/** Perfect pairs and star pairs go by the kind of pair, and the rules say what each kind is; star pairs has aces above them all. */
export function pairByKind(bet: keyof typeof NO_PAIR, one: Card, other: Card, kinds: PairKinds | undefined): Made {
  const kind = pairKindOf(one, other);
  if (kind === undefined) return NO_PAIR[bet];
  if (bet === 'star-pairs' && rankOf(one) === ACE) return PAIR_OF_ACES;
  for (const [row, is] of kinds ?? []) if (is === kind && row.startsWith(`${bet}/`)) return makes(`${bet}/pair`, row);
  return makes(`${bet}/pair`);
}

export const anyPair = (one: Card, other: Card): Made => (isPairOf(one, other) ? ANY_PAIR : NOT_ANY_PAIR);

export function betTheSet(one: Card, other: Card): Made {
  if (!isPairOf(one, other)) return NO_SET;
  return suitOf(one) === suitOf(other) ? SUITED_PAIR : UNSUITED_PAIR;
}
