import type { Planter } from '../game';
import { hits, isDealTo, reordered, staged, STANDS } from './staged';
import { otherwise, settledIn } from './settled';
import { factsOf, type ToldHands } from './told-hands';

const NOTED = {
  type: 'irregularity',
  kind: 'excess-card-drawn',
  to: 'dealer',
  exposed: true,
  treatment: 'played',
} as const;

/** With the first decision the dealer's second card comes instead of the player's, and is noted as too early. */
const withEarlySecond = (told: ToldHands): ToldHands =>
  reordered(told, (played) => {
    const at = played.findLastIndex((event) => isDealTo(event, 'dealer'));
    const after = 1 + played.findIndex(({ type }) => type === 'decide');
    return played.toSpliced(at, 1).toSpliced(after, 0, ...played.slice(at, at + 1), NOTED);
  });

/** A 21 is collected, although the dealer's ace and ten came too early to be a blackjack. */
export const takenForBlackjack: Planter<ToldHands> = (told, setting, random) => {
  const { earlyDealerCards, outcomes } = factsOf(setting);
  // Elsewhere a 21 wins or loses whatever the dealer's 21 is called.
  if (earlyDealerCards === undefined || outcomes?.get('main/equal') !== 'push' || outcomes.has('main/total-21'))
    return undefined;
  const acts = [...hits('5', random), STANDS];
  const round = withEarlySecond(staged(told, setting, random, { cards: 'K6', acts: () => acts, dealer: 'KA' }));
  const found = settledIn(round, setting).find(({ row }) => row === 'main/equal');
  return found && otherwise(round, found, { result: 'lose', paid: 0, returned: 0 }, ['earlyDealerCards']);
};
