import type { FactValues, Game } from '../game';
import { baccaratFacts, type Bet } from './facts';

/** Without these a permitted wager could not be judged, and would pass by silence. */
const SETTLED_BY: Readonly<Record<Bet, readonly (keyof typeof baccaratFacts)[]>> = {
  player: ['cardValues', 'playerOutcome', 'playerPays'],
  banker: ['cardValues', 'bankerOutcome', 'bankerPays'],
  tie: ['cardValues', 'tieOutcome', 'tiePays'],
  'player-pair': ['pairHand', 'pairPays'],
  'banker-pair': ['pairHand', 'pairPays'],
};

export const baccarat = {
  code: 'baccarat',
  title: 'Baccarat',
  variants: ['mini', 'even-money', 'lucky-draw'],
  facts: baccaratFacts,
  lacks: (stated) => {
    const permitted = (stated.get('wagers')?.value ?? []) as readonly Bet[];
    return [...new Set(permitted.flatMap((bet) => SETTLED_BY[bet]))].filter((fact) => !stated.has(fact));
  },
} as const satisfies Game;

export type BaccaratFacts = FactValues<typeof baccaratFacts>;
export type BaccaratFact = keyof typeof baccaratFacts;
