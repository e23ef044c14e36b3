import { rankOf, suitOf } from '../../values/card';
import { isPair } from './coup';
import type { Hand, Score } from './round';

/** What an additional wager may look at: the hand it is on, or the banker's where it is on none, and both hands. */
export interface Seen {
  readonly own: Hand;
  readonly player: Hand;
  readonly banker: Hand;
}

/** The same once the points count: by how much the wager's hand leads, and which hands are naturals. */
export interface SeenPoints extends Seen {
  readonly score: Score;
  readonly lead: number;
  readonly ownNatural: boolean;
  readonly otherNatural: boolean;
}

const sameRank = ([first, second]: Hand): boolean =>
  first !== undefined && second !== undefined && rankOf(first) === rankOf(second);

/** Three cards of one rank and one suit, which several decks allow. */
export const isTriple = ([first, second, third]: Hand): boolean =>
  first !== undefined &&
  second !== undefined &&
  third !== undefined &&
  [second, third].every((card) => rankOf(card) === rankOf(first) && suitOf(card) === suitOf(first));

type ByFirstCards = (seen: Seen) => boolean;

const bothPairs = ({ player, banker }: Seen): boolean => isPair(player) === true && isPair(banker) === true;
const ofOneRank = ({ player, banker }: Seen): boolean => sameRank([player[0] ?? -1, banker[0] ?? -1]);

/** Results by the cards themselves, as the rules of additional wagers name them. */
const BY_FIRST_CARDS: Readonly<Record<string, ByFirstCards>> = {
  pair: ({ own }) => sameRank(own),
  'no-pair': ({ own }) => !sameRank(own),
  'same-face-value': ({ own }) => sameRank(own) && !isTriple(own),
  'three-of-same-suit-and-face-value': ({ own }) => isTriple(own),
  'no-match': ({ own }) => !sameRank(own),
  'one-pair': ({ player, banker }) => isPair(player) !== isPair(banker),
  'two-pairs-other-face-values': (seen) => bothPairs(seen) && !ofOneRank(seen),
  'two-pairs-same-face-value': (seen) => bothPairs(seen) && ofOneRank(seen),
};

type ByPoints = (seen: SeenPoints, figure: number, cards: number) => boolean;

/** Results by the final point counts; a figure in the name is one of the law's. */
const BY_POINTS: readonly (readonly [name: RegExp, holds: ByPoints])[] = [
  [/^wins-with-natural$/, ({ lead, ownNatural }) => lead > 0 && ownNatural],
  [/^wins-by-(\d+)-or-more$/, ({ lead, ownNatural }, least) => lead >= least && !ownNatural],
  [/^wins-by-less-than-(\d+)$/, ({ lead, ownNatural }, least) => lead > 0 && lead < least && !ownNatural],
  [/^natural-beaten$/, ({ lead, ownNatural }) => lead < 0 && ownNatural],
  [/^lower$/, ({ lead, ownNatural }) => lead < 0 && !ownNatural],
  [/^equal-naturals$/, ({ lead, ownNatural, otherNatural }) => lead === 0 && ownNatural && otherNatural],
  [/^banker-wins-with-(\d+)$/, ({ score }, points) => score.result === 'banker' && score.banker === points],
  [
    /^banker-wins-with-(\d+)-on-(\d+)-cards$/,
    ({ score, banker }, points, cards) =>
      score.result === 'banker' && score.banker === points && banker.length === cards,
  ],
  [/^banker-wins-without-(\d+)$/, ({ score }, points) => score.result === 'banker' && score.banker !== points],
  [/^player-wins$/, ({ score }) => score.result === 'player'],
  [/^tie$/, ({ score }) => score.result === 'tie'],
  [/^both-(\d+)$/, ({ score }, points) => score.player === points && score.banker === points],
];

/** A result that rules name, ready to be looked for in a coup. */
export type Condition =
  | { readonly by: 'first-cards'; readonly holds: (seen: Seen) => boolean }
  | { readonly by: 'points'; readonly holds: (seen: SeenPoints) => boolean }
  | { readonly by: 'nothing' };

/** The result of this name; undefined where it is none of a coup. `other` is whatever no other name is for. */
export function conditionNamed(name: string): Condition | undefined {
  if (name === 'other' || name === '') return { by: 'nothing' };
  const byFirstCards = Object.hasOwn(BY_FIRST_CARDS, name) ? BY_FIRST_CARDS[name] : undefined;
  if (byFirstCards !== undefined) return { by: 'first-cards', holds: byFirstCards };
  for (const [pattern, holds] of BY_POINTS) {
    const [matched, figure, cards] = pattern.exec(name) ?? [];
    if (matched !== undefined)
      return { by: 'points', holds: (seen) => holds(seen, Number(figure ?? 0), Number(cards ?? 0)) };
  }
  return undefined;
}
