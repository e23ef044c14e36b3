import type { TableFacts } from '../../play/table/table-facts';
import type { GameDefinition } from '../../play/table/table-game';
import type { EquipmentRecord, RoundEvent } from '../../rounds/record';
import type { Random } from '../random';

/** Nearer to the middle than any depth that rules ask for, and yet within half of the smallest shoe. */
const SOME_CARDS = 20;

/** The depth itself as often as not, else some more. */
const atLeast = (least: number, random: Random): number => (random.once(2) ? least : least + random.below(SOME_CARDS));

/** How a new shoe is made ready, as the rules have it. */
export function newShoe(facts: TableFacts, random: Random): readonly RoundEvent[] {
  const { shuffledBy, cutBy, cutDepth, cuttingCardDepth, burn, burnFace } = facts;
  const by = cutBy && random.pick(cutBy);
  return [
    { type: 'shuffle', ...(shuffledBy?.[0] !== undefined && { by: shuffledBy[0] }) },
    {
      type: 'cut',
      ...(by !== undefined && { by }),
      depth: atLeast(cutDepth?.cards ?? SOME_CARDS, random),
      back: atLeast(cuttingCardDepth?.cards ?? SOME_CARDS, random),
    },
    ...(burn === undefined ? [] : [{ type: 'burn', ...faceOf(burnFace) } as const]),
  ];
}

const faceOf = (face: 'up' | 'down' | undefined): { readonly faceUp?: boolean } =>
  face === undefined ? {} : { faceUp: face === 'up' };

/** Whether rules say anything of how cards are made ready. */
const hasShoe = ({ cutDepth, burn }: TableFacts): boolean => cutDepth !== undefined || burn !== undefined;

/** Of some rounds the first is dealt from a new shoe. */
export const shoeStart = ({ played }: GameDefinition, facts: TableFacts, random: Random): readonly RoundEvent[] =>
  played === 'cards' && hasShoe(facts) && random.once(8) ? newShoe(facts, random) : [];

/** What some records say of the shoe and the decks in use. */
export const shoeInUse = (
  { played }: GameDefinition,
  { dealtFrom, deckCards }: TableFacts,
  random: Random,
): EquipmentRecord => ({
  ...(played === 'cards' && dealtFrom !== undefined && random.once(6) && { shoe: true }),
  ...(played === 'cards' && deckCards?.[0] !== undefined && random.once(6) && { deckCards: deckCards[0] }),
});

/** In some rounds the cutting card comes before the last card, and the round is finished. */
export function withCuttingCard(
  played: readonly RoundEvent[],
  { cuttingCardAppears }: TableFacts,
  random: Random,
): readonly RoundEvent[] {
  const last = played.findLastIndex(({ type }) => type === 'deal');
  const first = played.findIndex(({ type }) => type === 'deal');
  if (first === last || cuttingCardAppears?.get('during-round') !== 'round-completed' || !random.once(8)) return played;
  return played.toSpliced(last, 0, { type: 'cutting-card' });
}
