import type { Game } from '../game';
import { kenoFacts } from './facts';

export const keno = {
  code: 'keno',
  title: 'Keno',
  variants: ['special-1', 'special-2'],
  facts: kenoFacts,
  // There is one wager, and its prizes are named by numbers selected and matched rather than by the wager.
  lacks: (stated) => (stated.has('prizes') ? [] : ['prizes']),
} as const satisfies Game;
