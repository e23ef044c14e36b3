import type { RoundEvent, RoundRecord } from '../rounds/record';
import { isVoiding, TREATMENTS, type Treatment } from '../values/treatment';
import { withStakesBack } from './settled-with';

type Irregularity = RoundEvent & { type: 'irregularity' };

/**
 * The round with what a row of irregularities is about in it, treated in each way: noted before the wagers are closed, after the
 * first cards or the result, and at the end of play. `malfunction/system/before-wagering-closes` is of its kind, and of what failed.
 */
export function* irregularRounds(record: RoundRecord, row: string): Generator<RoundRecord> {
  const [kind = '', of] = row.split('/');
  const exposed = row.includes('not-exposed') ? false : row.includes('exposed') ? true : undefined;
  const noted: readonly Irregularity[] = [
    ...(of === undefined ? [] : [{ type: 'irregularity', kind, of } as const]),
    { type: 'irregularity', kind, ...(exposed !== undefined && { exposed }) },
  ];
  for (const event of noted)
    for (const treatment of TREATMENTS)
      for (const at of placesIn(record.events)) yield withEvent(record, at, { ...event, treatment }, treatment);
}

/** Before wagering is closed, before and after the first step of play, and before the first settlement. */
function placesIn(events: readonly RoundEvent[]): readonly number[] {
  const isPlay = ({ type }: RoundEvent): boolean => type === 'deal' || type === 'spin' || type === 'roll';
  const call = events.findIndex(({ type }) => type === 'call');
  const first = events.findIndex(isPlay);
  const settled = events.findIndex(({ type }) => type === 'settle');
  const end = settled < 0 ? events.length : settled;
  return [...new Set([call < 0 ? end : call, first < 0 ? end : first, Math.min(first + 1, end), end])];
}

/** Stakes go back where the treatment leaves the round without a result. */
function withEvent(record: RoundRecord, at: number, event: Irregularity, treatment: Treatment): RoundRecord {
  const noted = { ...record, events: record.events.toSpliced(at, 0, event) };
  return isVoiding(treatment) ? withStakesBack(noted) : noted;
}
