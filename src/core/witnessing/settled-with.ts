import type { RoundRecord, WagerResult } from '../rounds/record';
import type { Cents } from '../values/money';

interface Settled {
  readonly result: WagerResult;
  readonly paid: Cents;
  readonly returned?: Cents;
}

/** The round with one of its wagers settled in this way. */
export const settledWith = (record: RoundRecord, wager: string, settled: Settled): RoundRecord => ({
  ...record,
  events: record.events.map((event) =>
    event.type === 'settle' && event.wager === wager ? { type: 'settle', wager, ...settled } : event,
  ),
});

/** The round with every wager that was settled given back. */
export function withStakesBack(record: RoundRecord): RoundRecord {
  const staked = new Map(
    record.events.flatMap((event) => (event.type === 'wager' ? [[event.id, event.stake] as const] : [])),
  );
  return {
    ...record,
    events: record.events.map((event) =>
      event.type === 'settle'
        ? { type: 'settle', wager: event.wager, result: 'void', paid: 0, returned: staked.get(event.wager) ?? 0 }
        : event,
    ),
  };
}
