import type { FactValues, Game } from '../game';
import { hasRow, lacksOdds, lacksRowsFor } from '../lacks-odds';
import { rouletteFacts } from './facts';

export const roulette = {
  code: 'roulette',
  title: 'Roulette',
  variants: ['double-zero', 'triple-zero', 'roulette-x'],
  // A wheel with more zeros is another form of the game wherever rules have it.
  meant: ({ wheel }) => (wheel === 'double-zero' || wheel === 'triple-zero' ? wheel : undefined),
  facts: rouletteFacts,
  lacks: lacksOdds,
  // Pieces decide a race-track wager, and no row of its own.
  lacksFor: (bet, stated) => {
    const hasPieces =
      hasRow(bet, stated, 'racetrack') || (bet.startsWith('neighbours:') && stated.has('neighboursEachSide'));
    return { ...lacksRowsFor(bet, stated), ...(hasPieces && { outcome: [] }) };
  },
} as const satisfies Game;

export type RouletteFacts = FactValues<typeof rouletteFacts>;
