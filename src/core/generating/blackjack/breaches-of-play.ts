import type { Planter } from '../game';
import type { Random } from '../random';
import { cardsNamed } from './cards';
import { CALLS_FOR_INSURANCE, hits, insures, placeInRecord, splits, staging, STANDS, wagerOn } from './staged';
import { type Act, type ToldBox, type ToldHands } from './told-hands';

/** A card to a hand made by splitting, which then stands. */
const dealtTo = (hand: number, rank: string, random: Random): readonly Act[] => [
  { hand, cards: cardsNamed(rank, random) },
  { hand, choice: 'stand' },
];

/** Eights split again and again, once more than the rules let. */
function tooManySplits(box: ToldBox, most: number, random: Random): readonly Act[] {
  const made = Array.from({ length: most }, (_, index) => index + 2);
  return [
    ...made.map((number) => splits(box, number > most ? 'K' : '8', random, number)),
    { hand: 1, choice: 'stand' },
    ...made.flatMap((number) => dealtTo(number, 'K', random)),
  ];
}

const LEFT_OUT: readonly string[] = ['surrender', 'even-money'];

/** What players decided, and what cards they took. */
export const PLAY_BREACHES: Readonly<Record<string, Planter<ToldHands>>> = {
  'insurance-only-against-stated-card': staging(
    (_random, { insuranceAgainst }) => ({
      cards: 'K9',
      dealer: insuranceAgainst === 'never' ? 'A8' : '98',
      opening: (box) => [insures(box)],
    }),
    () => ['insuranceAgainst', 'insuranceCall'],
    (told) => wagerOn(told, 'insurance')?.id ?? '',
    (told) => ({
      ...told,
      wagers: told.wagers.map((wager) =>
        wager.bet === 'insurance' ? { ...wager, otherwise: { result: 'lose', paid: 0, returned: 0 } as const } : wager,
      ),
    }),
  ),
  'insurance-called-in-time': staging(
    (random) => ({ cards: 'K2', dealer: 'A8', acts: () => [...hits('5', random), CALLS_FOR_INSURANCE, STANDS] }),
    () => ['insuranceCall'],
    (told) => placeInRecord(told, 'insurance'),
  ),
  'insurance-before-additional-cards': staging(
    (random) => ({ cards: 'K2', dealer: 'A8', acts: (box) => [...hits('5', random), insures(box), STANDS] }),
    () => ['insuranceCloses'],
    (told) => wagerOn(told, 'insurance')?.id ?? '',
  ),
  'even-money-only-on-blackjack-against-ace': staging(
    (random) => ({
      ...(random.once(2) ? { cards: 'AK', dealer: '98', acts: () => [] } : { cards: 'K9', dealer: 'A8' }),
      opening: () => [{ hand: 1, choice: 'even-money' }],
    }),
    () => ['evenMoneyAgainst'],
  ),
  'surrender-only-where-offered': staging(
    () => ({ cards: 'K6', dealer: '98', acts: () => [{ hand: 1, choice: 'surrender' }] }),
    () => ['surrenderAgainst'],
  ),
  'only-permitted-decisions': staging(
    (_random, { decisions = [] }) => {
      const choice = LEFT_OUT.find((one) => !decisions.includes(one));
      return choice === undefined ? undefined : { cards: 'K9', acts: () => [{ hand: 1, choice }] };
    },
    // What may be decided about any hand is most to the point.
    ({ decisions = [] }) => [['decisions', decisions.find((one) => one !== 'even-money' && one !== 'surrender') ?? '']],
  ),
  'split-only-on-equal-cards': staging(
    (random) => ({ cards: 'K9', acts: (box) => [splits(box, '8', random), STANDS, ...dealtTo(2, 'K', random)] }),
    () => ['splitOn'],
  ),
  'split-hands-within-stated-number': staging(
    (random, { splitHands = 2 }) => ({ cards: '88', acts: (box) => tooManySplits(box, splitHands, random) }),
    () => ['splitHands'],
  ),
  'split-hands-played-one-by-one': staging(
    (random) => ({
      cards: '88',
      acts: (box) => [
        splits(box, '5', random),
        { hand: 2, cards: cardsNamed('K', random) },
        ...hits('4', random),
        STANDS,
        { hand: 2, choice: 'stand' },
      ],
    }),
    () => ['splitOrder'],
  ),
  'split-aces-draw-stated-cards': staging(
    (random) => ({
      cards: 'AA',
      acts: (box) => [splits(box, '5', random), ...hits('3', random), { hand: 2, cards: cardsNamed('7', random) }],
    }),
    () => ['splitAcesDraw'],
  ),
  'player-draws-only-below-stated-total': staging(
    (random) => ({ cards: '74', acts: () => hits('K5', random) }),
    () => ['playerDrawsBelow'],
  ),
  'player-draws-to-stated-total': staging(
    () => ({ cards: '54' }),
    () => ['playerMustDrawBelow'],
  ),
  'no-card-after-standing': staging(
    (random) => ({ cards: 'K2', acts: () => [STANDS, { hand: 1, cards: cardsNamed('5', random) }] }),
    () => [['decisions', 'stand'], 'playerStands'],
  ),
  'undecided-hand-drawn-as-stated': staging(
    (random) => ({ cards: 'K7', acts: () => [{ hand: 1, choice: 'none', cards: cardsNamed('2', random) }] }),
    ({ absentPlayerDraws }) => [
      ['undecidedHandDrawsTo', 'hard'],
      ['absentPlayerDraws', absentPlayerDraws?.has('any') ? 'any' : 'hard'],
    ],
  ),
};
