import type { Cited } from '../../play/judging/ruling';
import type { RoundEvent } from '../../rounds/record';
import { WHOLE } from '../../rules/stated-fact';
import type { Planter } from '../game';
import type { Random } from '../random';
import type { Setting } from '../setting';
import { placing } from '../telling';
import type { ToldWager } from '../told';
import { limitOf, plainly } from '../wagers/planting';
import { PART } from '../wagers/staking';
import { anyCard, pointsIn, type Facts } from './coup';
import { dealersHand, drawOn, enterOn, withBoxes, type ToldDraw } from './draw';
import { factsOf } from './planted';
import { asEvents, shoeStart, shuffledIn } from './shoe';

interface One {
  readonly enter: Partial<ToldWager>;
  readonly draw?: ToldWager;
  readonly cards: readonly string[];
  readonly dealer: readonly string[];
}

/** One box on the table of a lawful round, and nothing else; what is otherwise with it is the breach. */
const onOneBox = (
  cites: readonly Cited<string>[],
  subject: string,
  otherwise: (one: One, told: ToldDraw, facts: Facts, random: Random) => Partial<One>,
  change: (told: ToldDraw, setting: Setting) => ToldDraw = (told) => told,
): Planter<ToldDraw> =>
  plainly((told, setting, random) => {
    const facts = factsOf(setting);
    const one: One = { enter: {}, cards: ['KS', '7H'], dealer: ['9S', '9D'] };
    const { enter, draw, cards, dealer } = { ...one, ...otherwise(one, told, facts, random) };
    const wager = { ...enterOn(1, 2 * limitOf(told).min), ...enter };
    const boxes = [{ name: 'box:1', cards, ...(draw !== undefined && { draw }) }];
    const round = withBoxes({ ...told, wagers: [wager], isAnnounced: false }, { boxes, dealer }, facts);
    return { told: change(round, setting), cites, subject };
  });

const moved = (played: readonly RoundEvent[], from: number, to: number): readonly RoundEvent[] => {
  const event = played[from];
  return event === undefined ? played : played.toSpliced(from, 1).toSpliced(to, 0, event);
};

const ENTER = 'e1';
const BOX = 'box:1';

/** Breaches of the form in which each box has a hand of its own. */
export const DRAW_BREACHES: Readonly<Record<string, Planter<ToldDraw>>> = {
  'decks-as-stated': plainly((told, setting, random) => {
    const { decks = [] } = factsOf(setting);
    const wrong = random.pick([1, 2, 3, 4, 5, 9].filter((count) => !decks.includes(count))) ?? 0;
    return { told: { ...told, equipment: { decks: wrong } }, cites: ['decks'], subject: 'equipment' };
  }),
  'cut-deep-enough': plainly((told, setting, random) => {
    const facts = factsOf(setting);
    const start = shoeStart(facts, random);
    const cut = { ...start.cut, depth: (facts.cutDepth?.cards ?? 1) - 1 };
    return { told: { ...told, prepared: asEvents({ ...start, cut }) }, cites: ['cutDepth'], subject: cut };
  }),
  'cutting-card-far-from-back': plainly((told, setting, random) => {
    const facts = factsOf(setting);
    const start = shoeStart(facts, random);
    const cut = { ...start.cut, back: Math.ceil((facts.cuttingCardDepth?.cards ?? 2) / 2) - 1 };
    return { told: { ...told, prepared: asEvents({ ...start, cut }) }, cites: ['cuttingCardDepth'], subject: cut };
  }),
  'only-permitted-wagers': onOneBox(
    ['unlistedWagers', ['wagers', WHOLE]],
    'b1',
    () => ({}),
    (told) => ({
      ...told,
      wagers: [
        ...told.wagers,
        {
          ...enterOn(1, limitOf(told).min),
          id: 'b1',
          bet: 'hardway:6',
          otherwise: { result: 'lose', paid: 0, returned: 0 },
        },
      ],
    }),
  ),
  'additional-wager-before-first-card': onOneBox(
    [['closesBefore', 'enter']],
    ENTER,
    () => ({ enter: { placed: 'told' } }),
    (told) => {
      const late = { ...enterOn(1, 2 * limitOf(told).min), placed: 'told' as const };
      return { ...told, wagers: [late], played: told.played.toSpliced(1, 0, placing(late, undefined)) };
    },
  ),
  'wagers-stay-during-the-deal': onOneBox(
    [['wagersStayFrom', 'enter']],
    ENTER,
    () => ({}),
    (told) => ({
      ...told,
      played: told.played.toSpliced(1, 0, { type: 'change', wager: ENTER, stake: limitOf(told).min }),
    }),
  ),
  'oral-wagers-as-stated': onOneBox(['oralWagers'], ENTER, () => ({ enter: { oral: true } })),
  'draw-wager-matches-the-enter-wager': onOneBox(['addedStake'], 'd1', ({ cards }, told, _facts, random) => ({
    cards: [...cards, anyCard(random)],
    draw: drawOn(enterOn(1, 2 * limitOf(told).min), limitOf(told).min),
  })),
  'one-wager-on-each-area': onOneBox(
    [['wagersPerPosition', 'area']],
    BOX,
    () => ({}),
    (told) => ({
      ...told,
      wagers: [...told.wagers, { ...enterOn(1, limitOf(told).min), id: 'b1', player: 'p9' }],
    }),
  ),
  'stake-not-below-minimum': onOneBox(['underMinimum'], ENTER, (_one, told) => ({
    enter: { stake: limitOf(told).min - PART },
  })),
  'stake-not-above-maximum': onOneBox(['overMaximum'], ENTER, (_one, told) => ({
    enter: { stake: 2 * limitOf(told).max },
  })),
  'cutting-card-ends-the-shoe': onOneBox(
    [['cuttingCardAppears', 'during-round']],
    'shoe',
    () => ({}),
    (told) => ({ ...told, played: shuffledIn(told.played) }),
  ),
  'boxes-dealt-in-order': onOneBox(
    ['boxDealOrder'],
    'deal',
    () => ({}),
    (told) => ({
      ...told,
      played: moved(told.played, 2, 1),
    }),
  ),
  'cards-dealt-from-a-shoe': plainly((told) => {
    const equipment = { ...told.equipment, shoe: false, cardMachine: false };
    return { told: { ...told, equipment }, cites: ['dealtFrom'], subject: 'equipment' };
  }),
  'no-cutting-card-with-a-card-machine': plainly((told) => {
    const played = told.played.toSpliced(1, 0, { type: 'cutting-card' });
    const equipment = { ...told.equipment, cardMachine: true };
    return { told: { ...told, played, equipment, prepared: [] }, cites: ['machineCuttingCard'], subject: 'shoe' };
  }),
  'places-as-stated': plainly((told, setting) => {
    const seats = (factsOf(setting).places ?? 0) + 1;
    return { told: { ...told, table: { ...told.table, seats } }, cites: ['places'], subject: 'table' };
  }),
  'wagers-made-as-stated': onOneBox(['wagersMadeWith'], ENTER, (_one, _told, { wagersMadeWith = [] }) => ({
    enter: { chips: wagersMadeWith.includes('credit') ? 'cash' : 'credit' },
  })),
  'cards-face-as-stated': plainly((told, setting) => {
    const turned = { ...told.played[0], face: factsOf(setting).cardsFace === 'up' ? 'down' : 'up' } as RoundEvent;
    return { told: { ...told, played: told.played.with(0, turned) }, cites: ['cardsFace'], subject: turned };
  }),
  'dealer-draws-or-stands': onOneBox(['dealerDrawsUpTo'], 'dealer', (_one, _told, facts, random) => {
    const lawful = dealersHand(facts, random);
    return { dealer: lawful.length > 2 ? lawful.slice(0, 2) : [...lawful, anyCard(random)] };
  }),
  'additional-cards-as-stated': onOneBox(['thirdCards'], BOX, ({ cards }, told, _facts, random) => ({
    cards: [...cards, anyCard(random), anyCard(random)],
    draw: drawOn(enterOn(1, 2 * limitOf(told).min)),
  })),
  'announced-points-match-the-cards': onOneBox(
    [['announcements', 'box/first-two-cards'], 'pointCount', 'cardValues'],
    BOX,
    () => ({}),
    (told, setting) => ({
      ...told,
      played: told.played.toSpliced(3, 0, {
        type: 'announce',
        of: BOX,
        value: (pointsIn(told.boxes[0]?.cards ?? [], factsOf(setting)) + 1) % 10,
      }),
    }),
  ),
};
