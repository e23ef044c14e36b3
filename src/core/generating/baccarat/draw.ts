import type { RoundEvent } from '../../rounds/record';
import type { Random } from '../random';
import type { Setting } from '../setting';
import { placing } from '../telling';
import type { Told, ToldWager } from '../told';
import { displayed, limitsOf, stakeWithin, type StakingFacts } from '../wagers/staking';
import { anyCard, pointsIn, type Facts } from './coup';
import { asEvents, shoeStart } from './shoe';

/** A box with a hand of its own; the wager for a third card where it takes one. */
interface DrawBox {
  readonly name: string;
  readonly cards: readonly string[];
  readonly draw?: ToldWager;
}

/** A round in which each box is dealt a hand against the dealer's. */
export interface ToldDraw extends Told {
  readonly boxes: readonly DrawBox[];
  readonly dealer: readonly string[];
  readonly isAnnounced: boolean;
}

const dealTo = (to: string, card: string, face?: 'up' | 'down'): RoundEvent => ({
  type: 'deal',
  to,
  card,
  ...(face !== undefined && { face }),
});

/** The round as its boxes and its dealer have it. */
export function withBoxes(told: ToldDraw, change: Partial<ToldDraw>, facts: Facts): ToldDraw {
  const round = { ...told, ...change };
  const { boxes, dealer, isAnnounced } = round;
  const turn = (which: number): readonly RoundEvent[] =>
    boxes.flatMap(({ name, cards }) => cards.slice(which, which + 1).map((card) => dealTo(name, card)));
  const points = (of: string, cards: readonly string[]): readonly RoundEvent[] =>
    isAnnounced ? [{ type: 'announce', of, value: pointsIn(cards, facts) }] : [];
  const drawn = boxes.flatMap(({ name, cards, draw }) => [
    ...points(name, cards.slice(0, 2)),
    ...(draw === undefined ? [] : [placing(draw, undefined)]),
    ...cards.slice(2).map((card) => dealTo(name, card)),
    ...(cards.length > 2 ? points(name, cards) : []),
  ]);
  const [first = '', ...further] = dealer;
  const wagers = round.wagers.filter(({ placed }) => placed !== 'told');
  return {
    ...round,
    wagers: [...wagers, ...boxes.flatMap(({ draw }) => (draw === undefined ? [] : [draw]))],
    played: [
      ...turn(0),
      dealTo('dealer', first),
      ...turn(1),
      ...drawn,
      ...further.map((card) => dealTo('dealer', card)),
      ...points('dealer', dealer),
    ],
  };
}

export const enterOn = (number: number, stake: number): ToldWager => ({
  id: `e${String(number)}`,
  player: `p${String(number)}`,
  bet: 'enter',
  stake,
  treated: 'whole',
  position: `box:${String(number)}`,
});

export const drawOn = (enter: ToldWager, stake = enter.stake): ToldWager => ({
  ...enter,
  id: `d${enter.id.slice(1)}`,
  bet: 'draw',
  stake,
  placed: 'told',
});

/** The dealer's hand as the rules have it drawn. */
export function dealersHand(facts: Facts, random: Random): readonly string[] {
  const cards = [anyCard(random), anyCard(random)];
  return pointsIn(cards, facts) <= (facts.dealerDrawsUpTo ?? -1) ? [...cards, anyCard(random)] : cards;
}

const BOXES = 5;

/** Any number of boxes, some of which draw, and at times a new shoe, a wager turned down or a card found face up. */
export function lawfulDraw(random: Random, setting: Setting): ToldDraw {
  const facts = setting.facts as Facts & StakingFacts;
  const table = displayed(facts, random);
  const numbers = Array.from({ length: BOXES }, (_, index) => index + 1).filter(() => random.once(2));
  const entered = (numbers.length === 0 ? [1] : numbers).map((number) => enterOn(number, stakeWithin(table, random)));
  const boxes = entered.map((enter): DrawBox => {
    const one = anyCard(random);
    const cards = [one, anyCard(random, one)];
    const name = enter.position ?? '';
    return random.once(2) ? { name, cards: [...cards, anyCard(random, one)], draw: drawOn(enter) } : { name, cards };
  });
  const unknown: ToldWager = { ...enterOn(9, table.min), bet: 'hardway:6', treated: 'turned-down' };
  const plain: ToldDraw = {
    table: { limits: limitsOf(table) },
    equipment: { decks: setting.equipment.decks ?? random.pick(facts.decks ?? []) ?? 8 },
    isPlain: true,
    isVoid: false,
    wagers: [...entered, ...(random.once(6) ? [unknown] : [])],
    wagering: [],
    prepared: random.once(4) ? asEvents(shoeStart(facts, random)) : [],
    late: [],
    played: [],
    boxes,
    dealer: dealersHand(facts, random),
    isAnnounced: random.once(2),
  };
  const told = withBoxes(plain, {}, facts);
  return facts.irregularities?.get(FACE_UP) === 'burnt' && random.once(8) ? faceUp(told, 'burnt').told : told;
}

export const FACE_UP = 'card-face-up-in-shoe';

/** A card found face up before the deal, and what was done with it. */
export function faceUp(
  told: ToldDraw,
  treatment: 'burnt' | 'played',
): { readonly told: ToldDraw; readonly event: RoundEvent } {
  const event: RoundEvent = { type: 'irregularity', kind: FACE_UP, treatment };
  return { event, told: { ...told, isPlain: false, played: [event, ...told.played] } };
}
