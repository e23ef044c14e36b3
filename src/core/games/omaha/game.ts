import type { Game } from '../game';
import { lacksOdds } from '../lacks-odds';
import { omahaFacts } from './facts';

export const omaha = {
  code: 'omaha',
  title: 'Omaha poker',
  variants: [],
  facts: omahaFacts,
  lacks: lacksOdds,
} as const satisfies Game;
