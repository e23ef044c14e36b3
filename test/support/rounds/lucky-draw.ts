import type { EquipmentRecord, RoundEvent, RoundRecord } from '../../../src/core/rounds/record';
import { pointCount } from './oracle';

type Settlement = Extract<RoundEvent, { type: 'settle' }>;

export interface BoxOptions {
  readonly cards: string;
  readonly enter?: number;
  readonly draw?: number;
  readonly by?: string;
  /** What differs from the lawful settlements. */
  readonly settleEnter?: Partial<Settlement>;
  readonly settleDraw?: Partial<Settlement>;
}

export interface DrawOptions {
  readonly boxes?: Readonly<Record<string, BoxOptions>>;
  readonly dealer?: string;
  readonly decks?: number;
  readonly seats?: number;
  readonly equipment?: EquipmentRecord;
  readonly first?: readonly RoundEvent[];
  readonly face?: 'up' | 'down';
  /** Events after the enter wagers, after the first deal, and before the settlements. */
  readonly wagering?: readonly RoundEvent[];
  /** Between the first deal and the additional cards. */
  readonly midway?: readonly RoundEvent[];
  readonly dealt?: readonly RoundEvent[];
  readonly last?: readonly RoundEvent[];
  /** The whole deal in another order: `'box:1 dealer box:1 dealer'`. */
  readonly order?: string;
}

const hand = (cards: string): readonly string[] => cards.split(' ').filter((card) => card !== '');

/** Schedule 14, section 11: what a draw wager wins for every two staked. */
function drawWinsForTwo(cards: readonly string[]): number {
  const points = pointCount(cards);
  if (cards.every((card) => card.startsWith('3'))) return new Set(cards.map((card) => card[1])).size === 1 ? 60 : 18;
  return points === 9 ? 6 : points === 8 ? 4 : points === 7 ? 3 : 2;
}

/** A lawful round of lucky draw baccarat in Queensland: each box its own hand, settled as schedule 14 has it. A test names what it is about. */
export function luckyDraw(options: DrawOptions = {}): RoundRecord {
  const { boxes = { 'box:1': { cards: '4H 5D', enter: 1000 } }, dealer = '3S 3C' } = options;
  const played = Object.entries(boxes);
  const entered: RoundEvent[] = played.flatMap(([position, { enter, by = 'p1' }]) =>
    enter === undefined
      ? []
      : [{ type: 'wager', id: `e-${position}`, player: by, bet: 'enter', stake: enter, position }],
  );
  const drawn = played.flatMap(([position, { draw, cards, by = 'p1' }]): RoundEvent[] => [
    ...(draw === undefined
      ? []
      : [{ type: 'wager', id: `d-${position}`, player: by, bet: 'draw', stake: draw, position } as const]),
    ...(options.order === undefined
      ? hand(cards)
          .slice(2)
          .map((card) => dealTo(position, card))
      : []),
  ]);
  const [first, ...others] = hand(dealer);
  const turn = (index: number): RoundEvent[] =>
    played.flatMap(([to, { cards }]) =>
      hand(cards)
        .slice(index, index + 1)
        .map((card) => dealTo(to, card)),
    );
  const deal =
    options.order === undefined
      ? [...turn(0), ...(first === undefined ? [] : [dealTo('dealer', first)]), ...turn(1)]
      : inOrder(options.order, boxes, dealer);
  return {
    format: 'house-rules/round@1',
    id: 'r1',
    jurisdiction: 'AU-QLD',
    game: 'baccarat',
    variant: 'lucky-draw',
    playedAt: '2025-02-03T20:00:00+10:00',
    table: {
      ...(options.seats !== undefined && { seats: options.seats }),
      limits: { '*': { min: 500, max: 50_000 } },
    },
    equipment: { decks: options.decks ?? 6, ...options.equipment },
    events: [
      ...(options.first ?? []),
      ...entered,
      ...(options.wagering ?? []),
      ...deal,
      ...(options.midway ?? []),
      ...drawn,
      ...(options.order === undefined ? others.map((card) => dealTo('dealer', card)) : []),
      ...(options.dealt ?? []),
      ...played.flatMap(([position, box]) => settlements(position, box, hand(dealer))),
      ...(options.last ?? []),
    ].map((event) => facing(event, options.face)),
  };
}

const dealTo = (to: string, card: string): RoundEvent => ({ type: 'deal', to, card });

const facing = (event: RoundEvent, face: 'up' | 'down' | undefined): RoundEvent =>
  event.type === 'deal' && face ? { ...event, face } : event;

function inOrder(order: string, boxes: Readonly<Record<string, BoxOptions>>, dealer: string): RoundEvent[] {
  const left = new Map(Object.entries(boxes).map(([box, { cards }]) => [box, [...hand(cards)]]));
  left.set('dealer', [...hand(dealer)]);
  return order.split(' ').map((to) => dealTo(to, left.get(to)?.shift() ?? '2S'));
}

function settlements(position: string, box: BoxOptions, dealer: readonly string[]): RoundEvent[] {
  const cards = hand(box.cards);
  const lead = pointCount(cards) - pointCount(dealer);
  const result = lead > 0 ? 'win' : lead < 0 ? 'lose' : 'push';
  const settle = (wager: string, stake: number, wins: number, more: Partial<Settlement> = {}): RoundEvent => ({
    type: 'settle',
    wager,
    result,
    paid: result === 'win' ? wins : 0,
    ...(result !== 'lose' && { returned: stake }),
    ...more,
  });
  return [
    ...(box.enter === undefined ? [] : [settle(`e-${position}`, box.enter, box.enter, box.settleEnter)]),
    ...(box.draw === undefined
      ? []
      : [settle(`d-${position}`, box.draw, (box.draw * drawWinsForTwo(cards)) / 2, box.settleDraw)]),
  ];
}
