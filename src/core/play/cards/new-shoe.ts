import type { Preparation } from '../../games/preparation';
import type { Ruling } from '../judging/ruling';

interface NewShoe {
  readonly preparation: Preparation | undefined;
  readonly irregularities: readonly unknown[];
}

export const TOO_MANY_BURNT = {
  tooMany: '{{recorded}} cards were burnt at the start of the shoe; only the first card is.',
} as const;

/** Of a new shoe the first card is burnt, and no other. */
export function judgeFirstCardBurnt(
  { preparation, irregularities }: NewShoe,
  ruling: Ruling<'burn' | 'burnWhen', keyof typeof TOO_MANY_BURNT>,
): void {
  // A card burnt because of an irregularity is not the burn of a new shoe, and the record does not say which is which.
  if (!preparation?.shuffled || irregularities.length > 0) return;
  const burnt = preparation.burns.length;
  if (burnt === 0) ruling.cannotTell('shoe', ['burn event after the shuffle']);
  else if (burnt === 1) ruling.complies('shoe');
  else
    ruling.breaches('shoe', {
      message: 'tooMany',
      cites: ['burn', ['burnWhen', 'start-of-shoe']],
      expected: '1',
      recorded: String(burnt),
    });
}
