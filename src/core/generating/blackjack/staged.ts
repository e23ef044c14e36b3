import type { Cited } from '../../play/judging/ruling';
import type { RoundEvent } from '../../rounds/record';
import type { Cents } from '../../values/money';
import type { Planter, Planting } from '../game';
import type { Random } from '../random';
import type { Setting } from '../setting';
import type { ToldWager } from '../told';
import { limitOf, plainly } from '../wagers/planting';
import { cardsNamed, type Facts } from './cards';
import { withDealers } from './dealer';
import { addedTo, seatOf } from './seats';
import { factsOf, withPlay, type Act, type ToldBox, type ToldHands } from './told-hands';

/** A round made for one thing to happen in it: ranks of cards, and what is done with the hand. */
export interface Stage {
  readonly cards: string;
  readonly acts?: (box: ToldBox) => readonly Act[];
  readonly opening?: (box: ToldBox) => readonly Act[];
  /** The first card of the dealer, and those that come where more are drawn. */
  readonly dealer?: string;
  /** Nothing is to be open against the dealer: the other half of a box is lost too. */
  readonly isLost?: boolean;
  readonly stakes?: readonly [Cents, ...Cents[]];
  /** Of this many seats all with the same cards; one unless said. */
  readonly seats?: number;
}

export const STANDS: Act = { hand: 1, choice: 'stand' };

export const CALLS_FOR_INSURANCE: Act = { hand: 1, after: [{ type: 'call', call: 'insurance' }] };

/** Cards by their ranks, each taken with a hit. */
export const hits = (ranks: string, random: Random, hand = 1): readonly Act[] =>
  cardsNamed(ranks, random).map((card) => ({ hand, choice: 'hit', cards: [card] }));

export const doubles = (box: ToldBox, rank: string, random: Random): Act => ({
  hand: 1,
  choice: 'double',
  wagers: addedTo(box.mains, 'double', 1),
  cards: cardsNamed(rank, random),
});

/** The first hand split, with a card for it. */
export const splits = (box: ToldBox, rank: string, random: Random, made = 2): Act => ({
  hand: 1,
  choice: 'split',
  wagers: addedTo(box.mains, 'split', made),
  cards: cardsNamed(rank, random),
});

export const insures = (box: ToldBox): Act => ({
  hand: 1,
  wagers: addedTo(box.mains.slice(0, 1), 'insurance', 1, (stake) => stake / 2),
});

/** The table of a lawful round with this on it, and nothing else. */
export function staged(told: ToldHands, setting: Setting, random: Random, stage: Stage): ToldHands {
  const { dealer = 'K7', stakes, seats = 1 } = stage;
  const { min } = limitOf(told);
  const boxes = Array.from({ length: seats }, (_, index) => seatOf(setting, index + 1, stakes ?? [2 * min]))
    .flat()
    .map((box): ToldBox => (box.name.endsWith('b') ? idle(box, stage, random) : acted(box, stage, random)));
  const [first = '', ...coming] = cardsNamed(dealer, random);
  const play = { boxes, dealers: [], isDecided: true, isAnnounced: false };
  const wagers = boxes.flatMap(({ mains }) => mains);
  const cleared: ToldHands = { ...told, isPlain: true, wagers, wagering: [], late: [], play };
  return withDealers(cleared, first, setting, random, coming);
}

const acted = (box: ToldBox, { cards, acts, opening }: Stage, random: Random): ToldBox => ({
  ...box,
  first: cardsNamed(cards, random),
  opening: opening?.(box) ?? [],
  acts: acts?.(box) ?? [STANDS],
});

/** The half of a box on which nothing happens that matters. */
const idle = (box: ToldBox, { isLost }: Stage, random: Random): ToldBox => ({
  ...box,
  first: cardsNamed(isLost ? 'K6' : 'K9', random),
  acts: isLost ? hits('K', random) : [STANDS],
});

/** A breach that is staged, with what it offends against and what it is of. */
export const staging = (
  stage: (random: Random, facts: Facts, told: ToldHands) => Stage | undefined,
  cites: (facts: Facts, told: ToldHands) => readonly Cited<string>[],
  subject: (told: ToldHands) => string = firstBox,
  change: (told: ToldHands, facts: Facts, random: Random) => ToldHands = (told) => told,
): Planter<ToldHands> =>
  plainly((told, setting, random): Planting<ToldHands> | undefined => {
    const facts = factsOf(setting);
    const set = stage(random, facts, told);
    if (set === undefined) return undefined;
    const round = change(staged(told, setting, random, set), facts, random);
    return { told: round, cites: cites(facts, round), subject: subject(round) };
  });

export const firstBox = ({ play }: ToldHands): string => play.boxes[0]?.name ?? '';
export const firstMain = ({ play }: ToldHands): string => play.boxes[0]?.mains[0]?.id ?? '';
export const firstDealer = ({ play }: ToldHands): string => (play.dealers.length > 1 ? 'dealer/1' : 'dealer');

/** The first wager on this. */
export const wagerOn = ({ wagers }: ToldHands, bet: string): ToldWager | undefined =>
  wagers.find((wager) => wager.bet === bet);

/** The round with the first of the dealer's hands otherwise. */
export const withDealer = (told: ToldHands, ranks: string, facts: Facts, random: Random): ToldHands => {
  const [first = [], ...others] = told.play.dealers;
  const further = cardsNamed(ranks.slice(1), random);
  return withPlay(told, { dealers: [[...first.slice(0, 1), ...further], ...others] }, facts);
};

/** Where an event of the play comes to stand in the record. */
export function placeInRecord({ prepared, wagers, wagering, isCalledInPlay, played }: ToldHands, call: string): string {
  const before = prepared.length + wagers.filter(({ placed }) => placed === undefined).length + wagering.length;
  const at = played.findIndex((event) => event.type === 'call' && event.call === call);
  return `events[${String(before + (isCalledInPlay ? 0 : 1) + at)}]`;
}

/** The events of the play in another order. */
export const reordered = (
  told: ToldHands,
  order: (played: readonly RoundEvent[]) => readonly RoundEvent[],
): ToldHands => ({
  ...told,
  played: order(told.played),
});

export const isDealTo = (event: RoundEvent, ...to: readonly string[]): boolean =>
  event.type === 'deal' && to.includes(event.to);
