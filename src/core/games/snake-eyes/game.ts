import type { Game } from '../game';
import { lacksOdds } from '../lacks-odds';
import { snakeEyesFacts } from './facts';

export const snakeEyes = {
  code: 'snake-eyes',
  title: 'Snake eyes',
  variants: [],
  facts: snakeEyesFacts,
  lacks: lacksOdds,
} as const satisfies Game;
