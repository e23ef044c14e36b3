import type { RoundEvent } from '../../rounds/record';
import type { Planter } from '../game';
import { countIn, type Facts } from './cards';
import { firstBox, firstDealer, hits, isDealTo, reordered, staging, STANDS, withDealer } from './staged';
import { isOfTerminals, type ToldHands } from './told-hands';

/** An event of the play moved to another place. */
function moved(played: readonly RoundEvent[], from: number, to: number): readonly RoundEvent[] {
  const event = played[from];
  return event === undefined ? played : played.toSpliced(from, 1).toSpliced(to, 0, event);
}

const isDealers = (event: RoundEvent): boolean => isDealTo(event, 'dealer', 'dealer/1');

/** The dealer's first card comes before any other, or after a player's third. */
const dealerOutOfTurn = (inOrder: boolean) => (played: readonly RoundEvent[]) => {
  const dealers = played.findIndex(isDealers);
  const further = played.findIndex((event) => event.type === 'decide') + 1;
  return inOrder ? moved(played, dealers, 0) : moved(played, dealers, further);
};

const announcing = (told: ToldHands, facts: Facts): ToldHands => {
  const of = firstBox(told);
  const value = countIn(told.play.boxes[0]?.first ?? [], facts).total + 1;
  return reordered(told, (played) => {
    const at = played.findIndex(({ type }) => type === 'decide');
    return played.toSpliced(at, 0, { type: 'announce', of, value });
  });
};

/** How the cards were dealt, what the dealer drew, and what was announced. */
export const DEALING_BREACHES: Readonly<Record<string, Planter<ToldHands>>> = {
  'first-cards-dealt-in-order': (told, setting, random) => {
    const inOrder = setting.facts['dealOrder'] !== undefined && !isOfTerminals(setting);
    return staging(
      () => ({ cards: 'K2', acts: () => [...hits('5', random), STANDS] }),
      () => (inOrder ? ['dealOrder', 'dealStart'] : [['firstCards', 'dealer']]),
      () => 'deal',
      (round) => reordered(round, dealerOutOfTurn(inOrder)),
    )(told, setting, random);
  },
  'dealers-second-card-after-the-players': staging(
    (random) => ({ cards: 'K2', acts: () => [...hits('5', random), STANDS] }),
    () => ['dealerSecondCard'],
    () => 'dealer',
    (told) =>
      reordered(told, (played) => {
        const second = played.findLastIndex((event) => isDealers(event));
        return moved(
          played,
          second,
          played.findIndex(({ type }) => type === 'decide'),
        );
      }),
  ),
  'dealer-draws-or-stands': (told, setting, random) => {
    const draws = random.once(2);
    return staging(
      () => ({ cards: 'K9', dealer: draws ? 'K7' : 'K65' }),
      () => [['dealerStands', 'hard']],
      firstDealer,
      (round, facts) => withDealer(round, draws ? 'K72' : 'K6', facts, random),
    )(told, setting, random);
  },
  'dealer-draws-no-needless-card': staging(
    (random) => ({ cards: 'K6', acts: () => hits('K', random), dealer: 'K6', isLost: true }),
    () => ['idleDealerCards'],
    firstDealer,
    (told, facts, random) => withDealer(told, facts.idleDealerCards === 'not-drawn' ? 'K6' : 'K62', facts, random),
  ),
  'announced-total-matches-the-cards': staging(
    () => ({ cards: 'K7' }),
    () => [['announcements', 'box/first-two-cards'], 'cardValues', 'aceCounts'],
    firstBox,
    announcing,
  ),
};
