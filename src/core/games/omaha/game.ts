import type { Game } from '../game';
import { omahaFacts } from './facts';

export const omaha = {
  code: 'omaha',
  title: 'Omaha poker',
  variants: [],
  facts: omahaFacts,
  // Players play against one another for a pot, which is paid at no odds.
  lacks: () => [],
} as const satisfies Game;
