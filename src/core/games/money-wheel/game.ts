import type { Game } from '../game';
import { lacksOdds } from '../lacks-odds';
import { moneyWheelFacts } from './facts';

export const moneyWheel = {
  code: 'money-wheel',
  title: 'Money wheel',
  variants: ['52-spaces', '54-spaces'],
  facts: moneyWheelFacts,
  lacks: lacksOdds,
} as const satisfies Game;
