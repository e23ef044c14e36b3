import type { Preparation } from '../games/preparation';
import { place } from './incidents';
import type { RoundEvent } from './record';

type Preparing = RoundEvent & { type: 'shuffle' | 'cut' | 'burn' };

/** What was done to the cards so far, with one more step. Only what precedes the first card of a round prepares it. */
export function preparedBy(so: Preparation | undefined, event: Preparing, index: number): Preparation {
  const before = so ?? { shuffled: false, cuts: [], burns: [] };
  switch (event.type) {
    case 'shuffle':
      // What was burnt before a shuffle was burnt from another shoe.
      return { ...before, shuffled: true, burns: [] };
    case 'cut':
      return {
        ...before,
        cuts: [...before.cuts, { place: place(index), by: event.by, depth: event.depth, back: event.back }],
      };
    case 'burn':
      return { ...before, burns: [...before.burns, { place: place(index), faceUp: event.faceUp, card: event.card }] };
  }
}

/** A card dealt to the place for burnt cards is burnt. */
export const asBurn = ({ card, face }: RoundEvent & { type: 'deal' }): Preparing => ({
  type: 'burn',
  card,
  ...(face && { faceUp: face === 'up' }),
});
