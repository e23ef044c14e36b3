import type { RoundEvent, RoundRecord } from '../../../../src/core/rounds/record';

type Wager = RoundEvent & { type: 'wager' };

const withEvents = (record: RoundRecord, events: readonly RoundEvent[]): RoundRecord => ({ ...record, events });

const eachWager = (record: RoundRecord, told: (wager: Wager) => RoundEvent): RoundRecord =>
  withEvents(
    record,
    record.events.map((event) => (event.type === 'wager' ? told(event) : event)),
  );

/** The same round told with less, as some records have it: nothing that is left out may be held against the table. */
export const TOLD_LESS: Readonly<Record<string, (record: RoundRecord) => RoundRecord>> = {
  'without decisions': (record) =>
    withEvents(
      record,
      record.events.filter(({ type }) => type !== 'decide'),
    ),
  'without the wager that another adds to': (record) => {
    const placed = new Map(record.events.flatMap((event) => (event.type === 'wager' ? [[event.id, event]] : [])));
    return eachWager(record, ({ on, ...rest }) => {
      const position = rest.position ?? (on === undefined ? undefined : placed.get(on)?.position);
      return { ...rest, ...(position !== undefined && { position }) };
    });
  },
  'without the hand that a split makes': (record) =>
    eachWager(record, (wager) => {
      const { type, id, player, bet, stake, on } = wager;
      return bet === 'split' ? { type, id, player, bet, stake, ...(on !== undefined && { on }) } : wager;
    }),
  'without calls': (record) =>
    withEvents(
      record,
      record.events.filter(({ type }) => type !== 'call'),
    ),
};
