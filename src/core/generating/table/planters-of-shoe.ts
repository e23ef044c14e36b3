import type { TableFacts } from '../../play/table/table-facts';
import type { RoundEvent } from '../../rounds/record';
import type { Planter } from '../game';
import { plainly } from '../wagers/planting';
import type { Told } from '../told';
import { newShoe } from './shoe-start';

type Cut = RoundEvent & { readonly type: 'cut' };

/** A new shoe of which one thing is otherwise. */
const shoeWith = (
  change: (events: readonly RoundEvent[], facts: TableFacts, told: Told) => readonly RoundEvent[] | undefined,
  cites: (facts: TableFacts) => readonly (string | readonly [string, string])[],
  subject: (events: readonly RoundEvent[]) => string | RoundEvent | undefined = () => 'shoe',
): Planter =>
  plainly((told, setting, random) => {
    const facts: TableFacts = setting.facts;
    const prepared = change(newShoe(facts, random), facts, told);
    const about = prepared && subject(prepared);
    if (prepared === undefined || about === undefined) return undefined;
    return { told: { ...told, prepared }, cites: cites(facts), subject: about };
  });

const isCut = (event: RoundEvent): event is Cut => event.type === 'cut';
const theCut = (events: readonly RoundEvent[]): RoundEvent | undefined => events.find(isCut);

const cutOtherwise = (fact: string, cut: (facts: TableFacts, told: Told) => Partial<Cut> | undefined): Planter =>
  shoeWith(
    (events, facts, told) => {
      const otherwise = cut(facts, told);
      return otherwise && events.map((event) => (isCut(event) ? { ...event, ...otherwise } : event));
    },
    () => [fact],
    theCut,
  );

/** Certainly less than this: of a depth that is only about so much, less than half. */
const lessThan = ({ cards, about }: { readonly cards: number; readonly about: boolean }): number =>
  about ? Math.max(0, Math.ceil(cards / 2) - 2) : cards - 1;

/** Breaches of how cards are made ready, and of what ends a shoe. */
export const plantersOfShoe = (): Readonly<Record<string, Planter>> => ({
  'cards-dealt-from-a-shoe': plainly((told) => ({
    told: { ...told, equipment: { ...told.equipment, shoe: false, cardMachine: false } },
    cites: ['dealtFrom'],
    subject: 'equipment',
  })),
  'cards-shuffled-as-stated': shoeWith(
    (events) => events.map((event) => (event.type === 'shuffle' ? { ...event, by: 'player' } : event)),
    () => ['shuffledBy'],
    (events) => events.find(({ type }) => type === 'shuffle'),
  ),
  'cards-not-cut-by-the-dealer': shoeWith(
    (events) =>
      events.flatMap((event): readonly RoundEvent[] => {
        if (!isCut(event)) return [event];
        const { depth, back } = event;
        return [
          { type: 'cut', by: 'dealer', ...(depth !== undefined && { depth }) },
          { type: 'cut', ...(back !== undefined && { back }) },
        ];
      }),
    () => ['cutBy'],
    theCut,
  ),
  'cut-deep-enough': cutOtherwise('cutDepth', ({ cutDepth }) => cutDepth && { depth: lessThan(cutDepth) }),
  'cutting-card-far-from-back': cutOtherwise(
    'cuttingCardDepth',
    ({ cuttingCardDepth }) => cuttingCardDepth && { back: lessThan(cuttingCardDepth) },
  ),
  'cutting-card-not-too-far-in': cutOtherwise('cuttingCardAtMost', ({ deckCards = [52] }, { equipment }) => ({
    back: ((equipment.decks ?? 1) * (deckCards[0] ?? 0)) / 2 + 1,
  })),
  'new-shoe-burns-first-card': shoeWith(
    (events) => [...events, ...events.filter(({ type }) => type === 'burn')],
    () => ['burn', ['burnWhen', 'start-of-shoe']],
  ),
  'burnt-card-face-as-stated': shoeWith(
    (events) => events.map((event) => (event.type === 'burn' ? { ...event, faceUp: event.faceUp !== true } : event)),
    () => ['burnFace'],
    (events) => events.find(({ type }) => type === 'burn'),
  ),
  'cutting-card-ends-the-shoe': plainly((told, setting, random) => {
    const { cuttingCardAppears = new Map<string, string>() }: TableFacts = setting.facts;
    const first = told.played.findIndex(({ type }) => type === 'deal');
    const last = told.played.findLastIndex(({ type }) => type === 'deal');
    const isFirst = cuttingCardAppears.get('first-card') === 'shuffled-at-once' && random.once(2);
    if (first === last) return undefined;
    const played = isFirst
      ? told.played.toSpliced(first, 0, { type: 'cutting-card' })
      : told.played.toSpliced(last, 0, { type: 'cutting-card' }, { type: 'shuffle' });
    const row = isFirst ? 'first-card' : 'during-round';
    if (!isFirst && cuttingCardAppears.get(row) !== 'round-completed') return undefined;
    return { told: { ...told, played }, cites: [['cuttingCardAppears', row]], subject: 'shoe' };
  }),
  'deck-cards-as-stated': plainly((told, { facts }) => {
    const { deckCards = [52] }: TableFacts = facts;
    const equipment = { ...told.equipment, deckCards: Math.min(...deckCards) - 1 };
    return { told: { ...told, equipment }, cites: ['deckCards'], subject: 'equipment' };
  }),
  'no-card-more-often-than-the-decks-have-it': plainly((told, setting) => {
    const deals = told.played.filter((event) => event.type === 'deal');
    const [first] = deals;
    const { equipment } = told;
    const most = equipment.decks ?? 1;
    const beyond = deals[most];
    if (first === undefined || beyond === undefined || setting.facts['decks'] === undefined) return undefined;
    const alike = new Set<RoundEvent>(deals.slice(1, most + 1));
    const again = { ...beyond, card: first.card };
    // What was announced of the cards would no longer be true of them.
    const silently = told.played.filter(({ type }) => type !== 'announce');
    const played = silently.map((event) => {
      if (event === beyond) return again;
      return event.type === 'deal' && alike.has(event) ? { ...event, card: first.card } : event;
    });
    return { told: { ...told, played }, cites: ['decks'], subject: again };
  }),
  'insufficient-cards-treated-as-stated': plainly((told, setting) => {
    const { insufficientCards }: TableFacts = setting.facts;
    const row = [...(insufficientCards?.keys() ?? [])].find((name) => name.endsWith('shoe'));
    if (row === undefined) return undefined;
    const fault: RoundEvent = { type: 'irregularity', kind: 'insufficient-cards', treatment: 'redealt' };
    const played = [...told.played, fault];
    return {
      told: { ...told, isPlain: false, played },
      cites: [['insufficientCards', row]],
      subject: fault,
    };
  }),
});

/** Why no round holds one card too often where many decks are in play. */
const MANY_DECKS = 3;
export const tooManyDecks = (facts: Readonly<Record<string, unknown>>): string | undefined => {
  const { decks }: TableFacts = facts;
  return decks !== undefined && Math.min(...decks) > MANY_DECKS
    ? 'a made round deals too few cards to hold one more often than so many decks have it'
    : undefined;
};
