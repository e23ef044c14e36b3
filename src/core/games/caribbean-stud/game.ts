import type { Game } from '../game';
import { lacksOdds } from '../lacks-odds';
import { caribbeanStudFacts } from './facts';

export const caribbeanStud = {
  code: 'caribbean-stud',
  title: 'Caribbean stud poker',
  variants: [],
  facts: caribbeanStudFacts,
  lacks: lacksOdds,
} as const satisfies Game;
