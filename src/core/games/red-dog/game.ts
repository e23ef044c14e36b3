import type { Game } from '../game';
import { lacksOdds } from '../lacks-odds';
import { redDogFacts } from './facts';

export const redDog = {
  code: 'red-dog',
  title: 'Red dog',
  variants: [],
  facts: redDogFacts,
  lacks: lacksOdds,
} as const satisfies Game;
