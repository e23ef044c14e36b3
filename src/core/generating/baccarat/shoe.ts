import type { RoundEvent } from '../../rounds/record';
import type { Random } from '../random';
import { anyCard, worthOf, type Facts } from './coup';

/** What may be otherwise at the start of a shoe. */
export interface ShoeStart {
  readonly cut: RoundEvent & { type: 'cut' };
  readonly burns: readonly (RoundEvent & { type: 'burn' })[];
}

/** The start of a shoe as the rules have it, the depths at their least as often as not. */
export function shoeStart(facts: Facts, random: Random): ShoeStart {
  const { cutDepth, cuttingCardDepth } = facts;
  const deep = (least: number): number => (random.once(2) ? least : least + random.below(40));
  return {
    cut: {
      type: 'cut',
      by: facts.cutBy?.includes('dealer') ? 'dealer' : 'player',
      depth: deep(cutDepth?.cards ?? 20),
      back: deep(cuttingCardDepth?.cards ?? 20),
    },
    burns: burnsOf(facts, random),
  };
}

export const asEvents = ({ cut, burns }: ShoeStart): readonly RoundEvent[] => [{ type: 'shuffle' }, cut, ...burns];

/** The cutting card comes before the second card of the round, and the cards are shuffled before the third. */
export function shuffledIn(played: readonly RoundEvent[]): readonly RoundEvent[] {
  const [, second = 0, third = 0] = played.flatMap(({ type }, at) => (type === 'deal' ? [at] : []));
  return played.toSpliced(third, 0, { type: 'shuffle' }).toSpliced(second, 0, { type: 'cutting-card' });
}

/** One card; or the first and as many as it is worth, where the rules have the first tell how many follow. */
function burnsOf(facts: Facts, random: Random): ShoeStart['burns'] {
  const { burn, burnFace, shoeBurn, shoeBurnFace } = facts;
  if (burn !== undefined || shoeBurn === undefined)
    return [{ type: 'burn', ...(burnFace !== undefined && { faceUp: burnFace === 'up' }) }];
  const card = anyCard(random);
  const isAlone =
    shoeBurn === 'first-card-or-its-value-with-players' || (shoeBurn !== 'first-card-and-its-value' && random.once(2));
  if (isAlone) return [{ type: 'burn', faceUp: false }];
  const faceOf = (which: string): string | undefined =>
    shoeBurnFace?.get(which) ?? shoeBurnFace?.get(`with-its-value/${which}`);
  const further = faceOf('further-cards');
  return [
    { type: 'burn', card, faceUp: faceOf('first-card') !== 'down' },
    ...Array.from({ length: burntWorth(card, facts) }, () => ({
      type: 'burn' as const,
      ...(further !== undefined && { faceUp: further !== 'down' }),
    })),
  ];
}

/** Tens and pictures, and the ace, may count otherwise for the burn than they do in a hand. */
export function burntWorth(card: string, facts: Facts): number {
  const row = 'TJQK'.includes(card.charAt(0)) ? '10-k' : card.startsWith('A') ? 'a' : '';
  const stated = facts.shoeBurnValues?.get(row);
  return stated === undefined ? worthOf(card, facts) : Number(stated);
}
