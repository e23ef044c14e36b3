import type { Game } from '../game';
import { lacksOdds } from '../lacks-odds';
import { kenoFacts } from './facts';

export const keno = {
  code: 'keno',
  title: 'Keno',
  variants: [],
  facts: kenoFacts,
  lacks: lacksOdds,
} as const satisfies Game;
