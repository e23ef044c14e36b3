import type { Game } from '../game';
import { lacksOdds } from '../lacks-odds';
import { paiGowFacts } from './facts';

export const paiGow = {
  code: 'pai-gow',
  title: 'Pai gow',
  variants: [],
  facts: paiGowFacts,
  lacks: lacksOdds,
} as const satisfies Game;
