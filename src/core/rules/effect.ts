import type { CalendarDate } from '../values/calendar-date';
import type { DayBasis, EffectSource, InstrumentSource } from './source';

/**
 * That an instrument, or a part of it, begins or ends. Effects are rows that are only ever added: for one instrument, compilation,
 * place and kind the last row counts, so that a corrected date, a late gazettal or a revocation is one more row.
 */
export interface Effect {
  /** Its id, or the citation as a text gives it where it is not held. */
  readonly instrument: string;
  readonly compilation?: string | undefined;
  /** Absent: all of it; `sch-1`: a book; `sch-1/11(2)`: a clause and what stands beneath it. */
  readonly place?: string | undefined;
  readonly kind: 'begins' | 'ends';
  /** Absent: the first day of the instrument named in `by`; without that either, whatever was said before is withdrawn. */
  readonly day?: CalendarDate | undefined;
  readonly basis: DayBasis;
  readonly reason?: string | undefined;
  /** The instrument that says so, where it is another one. */
  readonly by?: string | undefined;
}

/** What rule sources say of the time in which they, their parts and the instruments they take the place of are in force. */
export function effectsOf(source: InstrumentSource): readonly Effect[] {
  // A draft begins nothing, and what it would take the place of goes on.
  if (source.draft === true) return [];
  const { id, compilation, inForce, effects = [], revokes = [], replaces = [] } = source;
  const own = { instrument: id, ...(compilation !== undefined && { compilation }) };
  const taken = [...new Set([...revokes, ...replaces])].filter((name) => name !== id && name !== source.citation);
  return [
    ...beginningAndEnd(own, inForce),
    ...effects.flatMap((effect) =>
      [...(effect.books ?? []), ...(effect.clauses ?? [])].flatMap((place) =>
        beginningAndEnd({ ...own, place }, effect),
      ),
    ),
    ...taken.map((instrument): Effect => ({ instrument, kind: 'ends', basis: 'stated', by: id })),
  ];
}

function beginningAndEnd(
  own: Pick<Effect, 'instrument' | 'compilation' | 'place'>,
  { from, to, basis, reason }: Omit<EffectSource, 'books' | 'clauses'>,
): readonly Effect[] {
  const known = { basis, ...(reason !== undefined && { reason }) };
  return [
    ...(from === undefined ? [] : [{ ...own, kind: 'begins' as const, day: from, ...known }]),
    ...(to === undefined ? [] : [{ ...own, kind: 'ends' as const, day: to, ...known }]),
  ];
}

/** What an effect is about; of the rows about one subject the last counts. */
export const subjectOfEffect = ({
  instrument,
  compilation = '',
  place = '',
  kind,
}: Pick<Effect, 'instrument' | 'compilation' | 'place' | 'kind'>): string =>
  [instrument, compilation, place, kind].join('\n');

export const sameEffect = (a: Effect, b: Effect): boolean =>
  subjectOfEffect(a) === subjectOfEffect(b) &&
  a.day === b.day &&
  a.basis === b.basis &&
  a.reason === b.reason &&
  a.by === b.by;

/** The row that takes an effect back: a part begins with the rest again, and what was to end goes on. */
export const withdrawn = ({ instrument, compilation, place, kind }: Effect): Effect => ({
  instrument,
  ...(compilation !== undefined && { compilation }),
  ...(place !== undefined && { place }),
  kind,
  basis: 'stated',
});
