import type { RoundEvent } from '../../rounds/record';
import type { Planter } from '../game';
import { plainly } from '../wagers/planting';
import { asEvents, shoeStart, type ShoeStart } from './shoe';
import { firstBox, hits, isDealTo, reordered, staged, staging, STANDS } from './staged';
import { factsOf, type ToldHands } from './told-hands';
import type { Facts } from './cards';

type Depth = { readonly cards: number; readonly about: boolean } | undefined;

/** Certainly less than this: of a depth that is only about so much, less than half. */
const lessThan = (least: Depth): number =>
  least === undefined ? 0 : Math.max(0, least.about ? Math.ceil(least.cards / 2) - 2 : least.cards - 1);

/** A shoe whose cut is otherwise. */
const cutOtherwise = (
  fact: string,
  cut: (facts: Facts, decks: number) => Partial<ShoeStart['cut']>,
): Planter<ToldHands> =>
  plainly((told, setting, random) => {
    const facts = factsOf(setting);
    const start = shoeStart(facts, random);
    const wrong = { ...start.cut, ...cut(facts, told.equipment.decks ?? 8) };
    return { told: { ...told, prepared: asEvents({ ...start, cut: wrong }) }, cites: [fact], subject: wrong };
  });

/** The cutting card comes out, and the cards are shuffled before the round is over. */
function shuffledIn(played: readonly RoundEvent[]): readonly RoundEvent[] {
  const last = played.findLastIndex(({ type }) => type === 'deal');
  return [
    ...played.slice(0, last - 1),
    { type: 'cutting-card' },
    ...played.slice(last - 1, last),
    { type: 'shuffle' },
    ...played.slice(last),
  ];
}

/** What the table had, and how the shoe was prepared and ended. */
export const SHOE_BREACHES: Readonly<Record<string, Planter<ToldHands>>> = {
  'decks-as-stated': plainly((told, setting, random) => {
    const { decks = [] } = factsOf(setting);
    const wrong = random.pick([1, 2, 3, 4, 9, 10].filter((count) => !decks.includes(count))) ?? 0;
    const round = staged({ ...told, prepared: [] }, setting, random, { cards: 'K9' });
    return {
      told: { ...round, equipment: { ...told.equipment, decks: wrong } },
      cites: ['decks'],
      subject: 'equipment',
    };
  }),
  'no-jokers': plainly((told, _setting, random) => ({
    told: { ...told, equipment: { ...told.equipment, jokers: 1 + random.below(4) } },
    cites: ['jokers'],
    subject: 'equipment',
  })),
  'cards-dealt-from-a-shoe': plainly((told) => ({
    told: { ...told, equipment: { ...told.equipment, shoe: false, cardMachine: false } },
    cites: ['dealtFrom'],
    subject: 'equipment',
  })),
  'taken-out-cards-are-not-dealt': staging(
    (random) => ({ cards: `${random.pick(['TS', 'TH', 'TD', 'TC'] as const)} 9S` }),
    (_facts, { play }) => [['cardsTakenOut', `ten-of-${SUITS[play.boxes[0]?.first[0]?.charAt(1) ?? ''] ?? ''}`]],
  ),
  'cards-not-cut-by-the-dealer': plainly((told, setting, random) => {
    const start = shoeStart(factsOf(setting), random);
    const prepared = asEvents({ ...start, cut: { type: 'cut', by: 'dealer' } });
    return { told: { ...told, prepared }, cites: ['cutBy'], subject: 'events[1]' };
  }),
  'no-cutting-card-with-a-card-machine': plainly((told, setting, random) => {
    const round = staged(told, setting, random, { cards: 'K9' });
    const played = round.played.toSpliced(1 + random.below(3), 0, { type: 'cutting-card' });
    const equipment = { ...round.equipment, cardMachine: true };
    return { told: { ...round, equipment, played }, cites: ['machineCuttingCard'], subject: 'shoe' };
  }),
  'cut-deep-enough': cutOtherwise('cutDepth', ({ cutDepth }) => ({ depth: lessThan(cutDepth) })),
  'cutting-card-far-from-back': cutOtherwise('cuttingCardDepth', ({ cuttingCardDepth }) => ({
    back: lessThan(cuttingCardDepth),
  })),
  'cutting-card-not-too-far-in': cutOtherwise('cuttingCardAtMost', ({ deckCards }, decks) => ({
    back: (decks * (deckCards?.[0] ?? 0)) / 2 + 1,
  })),
  'new-shoe-burns-first-card': plainly((told, setting, random) => {
    const start = shoeStart(factsOf(setting), random);
    const prepared = asEvents({ ...start, burns: [...start.burns, ...start.burns] });
    return { told: { ...told, prepared }, cites: ['burn', ['burnWhen', 'start-of-shoe']], subject: 'shoe' };
  }),
  'burnt-card-face-as-stated': plainly((told, setting, random) => {
    const facts = factsOf(setting);
    const burnt: RoundEvent & { type: 'burn' } = { type: 'burn', faceUp: facts.burnFace !== 'up' };
    const prepared = asEvents({ ...shoeStart(facts, random), burns: [burnt] });
    return { told: { ...told, prepared }, cites: ['burnFace'], subject: burnt };
  }),
  'cutting-card-ends-the-shoe': staging(
    (random) => ({ cards: 'K2', acts: () => [...hits('5', random), STANDS], dealer: 'K43' }),
    () => [['cuttingCardAppears', 'during-round']],
    () => 'shoe',
    (told) => reordered(told, shuffledIn),
  ),
  'cards-face-as-stated': staging(
    () => ({ cards: 'K9' }),
    ({ facesByCard }) => (facesByCard?.has(FIRST) === true ? [['facesByCard', FIRST], 'cardsFace'] : ['cardsFace']),
    firstBox,
    (told, { cardsFace, commonCards }) =>
      reordered(told, (played) => {
        const at = played.findIndex((event) => isDealTo(event, commonCards === undefined ? firstBox(told) : 'player'));
        const turned = { ...played[at], face: cardsFace === 'up' ? 'down' : 'up' } as RoundEvent;
        return played.with(at, turned);
      }),
  ),
};

const FIRST = 'box/first';

const SUITS: Readonly<Record<string, string>> = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' };
