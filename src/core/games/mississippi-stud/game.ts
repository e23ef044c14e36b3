import type { Game } from '../game';
import { lacksOdds } from '../lacks-odds';
import { mississippiStudFacts } from './facts';

export const mississippiStud = {
  code: 'mississippi-stud',
  title: 'Mississippi stud poker',
  variants: [],
  facts: mississippiStudFacts,
  lacks: lacksOdds,
} as const satisfies Game;
