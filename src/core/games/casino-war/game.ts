import type { Game } from '../game';
import { lacksOdds } from '../lacks-odds';
import { casinoWarFacts } from './facts';

export const casinoWar = {
  code: 'casino-war',
  title: 'Casino war',
  variants: ['electronic'],
  facts: casinoWarFacts,
  lacks: lacksOdds,
} as const satisfies Game;
