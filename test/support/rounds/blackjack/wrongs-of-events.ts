import type { RoundEvent } from '../../../../src/core/rounds/record';
import { isTen } from './oracle-cards';
import type { Simulated } from './simulator';
import type { SimHand, SimWager } from './simulator-state';

type EventOf<T extends RoundEvent['type']> = RoundEvent & { type: T };

export const isOf =
  <T extends RoundEvent['type']>(type: T) =>
  (event: RoundEvent): event is EventOf<T> =>
    event.type === type;

/** The events with the one at a place changed, or without it. */
export const changed = (
  { record: { events } }: Simulated,
  at: number,
  ...by: readonly RoundEvent[]
): readonly RoundEvent[] | undefined => (at < 0 ? undefined : [...events.slice(0, at), ...by, ...events.slice(at + 1)]);

export const insertedAfter = (
  { record: { events } }: Simulated,
  at: number,
  ...more: readonly RoundEvent[]
): readonly RoundEvent[] | undefined =>
  at < 0 ? undefined : [...events.slice(0, at + 1), ...more, ...events.slice(at + 1)];

/** The events with one of them put right after another. */
export function movedAfter(round: Simulated, at: number, after: number): readonly RoundEvent[] | undefined {
  const { events } = round.record;
  const moved = events[at];
  if (moved === undefined || after < 0 || at === after) return undefined;
  const rest = events.filter((_, index) => index !== at);
  const place = after > at ? after - 1 : after;
  return [...rest.slice(0, place + 1), moved, ...rest.slice(place + 1)];
}

/** Changes the settlement of the first wager that fits. */
export function settledAs(
  round: Simulated,
  fits: (wager: SimWager) => boolean,
  as: (wager: SimWager) => Partial<EventOf<'settle'>>,
): readonly RoundEvent[] | undefined {
  const wager = round.table.wagers.find((one) => one.settled !== undefined && fits(one));
  const at = round.record.events.findIndex((event) => event.type === 'settle' && event.wager === wager?.id);
  const event = round.record.events[at];
  return wager === undefined || event?.type !== 'settle' ? undefined : changed(round, at, { ...event, ...as(wager) });
}

/** Changes how the first wager that fits was placed. */
export function wageredAs(
  round: Simulated,
  fits: (wager: SimWager) => boolean,
  as: (wager: SimWager) => Partial<EventOf<'wager'>>,
): readonly RoundEvent[] | undefined {
  const wager = round.table.wagers.find(fits);
  const at = placeOf(round, wager);
  const event = round.record.events[at];
  return wager === undefined || event?.type !== 'wager' ? undefined : changed(round, at, { ...event, ...as(wager) });
}

export const placeOf = ({ record }: Simulated, wager: SimWager | undefined): number =>
  record.events.findIndex((event) => event.type === 'wager' && event.id === wager?.id);

export const handOf = ({ table }: Simulated, fits: (hand: SimHand) => boolean): SimHand | undefined =>
  table.boxes.flatMap(({ hands }) => hands).find((hand) => hand.cards.length > 1 && hand.lastAt >= 0 && fits(hand));

export const nameOf = ({ box, number }: SimHand): string => (number > 1 ? `${box.name}/${String(number)}` : box.name);

/** The first card after those of the first deal. */
export function firstFurtherCard({ record: { events }, table: { boxes } }: Simulated): number {
  const deals = events.flatMap((event, at) => (event.type === 'deal' ? [at] : []));
  return deals[2 * boxes.length + 1] ?? -1;
}

export const lastOfFirstDeal = ({ record: { events }, table: { boxes } }: Simulated): number =>
  events.flatMap((event, at) => (event.type === 'deal' ? [at] : []))[2 * boxes.length] ?? -1;

export const isTenUp = ({ table }: Simulated): boolean => isTen(table.dealers[0]?.[0]);

export const isDealers = (event: RoundEvent): boolean => event.type === 'deal' && event.to.startsWith('dealer');

export const dealt = (to: string): RoundEvent => ({ type: 'deal', to, card: '2D', face: 'up' });
