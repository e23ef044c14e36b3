import { settledWith } from './settled-with';
import type { RoundEvent, RoundRecord } from '../rounds/record';
import type { Cents } from '../values/money';

/**
 * The round with one wager outside the limits of the table: below the minimum, above the maximum, or off the steps. It is turned down, or
 * left to the rules that settle it.
 */
export function* roundsOutsideLimits(
  record: RoundRecord,
  settled: (record: RoundRecord) => RoundRecord | undefined,
): Generator<RoundRecord> {
  const limit = record.table?.limits?.['*'];
  if (limit === undefined) return;
  const { min = 0, max = 0, increment = min } = limit;
  for (const event of record.events)
    if (event.type === 'wager' && event.on === undefined)
      for (const stake of [min - 1, max + increment, min + increment + 1]) yield* withStake(record, event, stake);

  function* withStake(of: RoundRecord, wager: RoundEvent & { type: 'wager' }, stake: Cents): Generator<RoundRecord> {
    if (stake <= 0) return;
    const other = { ...of, events: of.events.map((event) => (event === wager ? { ...wager, stake } : event)) };
    yield settledWith(other, wager.id, { result: 'void', paid: 0, returned: stake });
    const anew = settled(other);
    if (anew === undefined) return;
    yield anew;
    const own = anew.events.find((event) => event.type === 'settle' && event.wager === wager.id);
    // Settled whole, as if there were no limits.
    if (own?.type === 'settle' && own.result === 'lose')
      yield settledWith(other, wager.id, { result: 'lose', paid: 0 });
  }
}
