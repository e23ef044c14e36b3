import type { FactValues, Game } from '../game';
import { lacksOdds } from '../lacks-odds';
import { rouletteFacts } from './facts';

export const roulette = {
  code: 'roulette',
  title: 'Roulette',
  variants: ['double-zero', 'triple-zero', 'roulette-x'],
  // A wheel with more zeros is another form of the game wherever rules have it.
  meant: ({ wheel }) => (wheel === 'double-zero' || wheel === 'triple-zero' ? wheel : undefined),
  facts: rouletteFacts,
  lacks: lacksOdds,
} as const satisfies Game;

export type RouletteFacts = FactValues<typeof rouletteFacts>;
