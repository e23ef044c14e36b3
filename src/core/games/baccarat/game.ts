import type { FactValues, Game } from '../game';
import { baccaratFacts } from './facts';

export const baccarat = {
  code: 'baccarat',
  title: 'Baccarat',
  variants: ['mini', 'even-money', 'lucky-draw'],
  facts: baccaratFacts,
} as const satisfies Game;

export type BaccaratFacts = FactValues<typeof baccaratFacts>;
export type BaccaratFact = keyof typeof baccaratFacts;
