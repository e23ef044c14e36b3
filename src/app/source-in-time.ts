import { joinIntervals } from '../core/rules/in-force';
import type { InstrumentSource } from '../core/rules/source';

/** A source as it is held, and as much of it as is in force from one change to the next. */
export interface SourceInTime {
  readonly source: InstrumentSource;
  readonly stretches: readonly InstrumentSource[];
}

/** Each instrument once, whole: the compilation that is in force last, from its first day to its end. */
export function inForceLast(versions: readonly SourceInTime[]): readonly InstrumentSource[] {
  const last = new Map<string, SourceInTime>();
  for (const version of versions) {
    const sofar = last.get(version.source.id);
    if (sofar === undefined || firstDay(sofar) <= firstDay(version)) last.set(version.source.id, version);
  }
  return [...last.values()].map(whole);
}

/** One that is never in force, as a draft is, stands back behind any that is. */
const firstDay = ({ source, stretches }: SourceInTime): string =>
  source.draft === true ? '' : (stretches[0]?.inForce.from ?? '');

function whole({ source, stretches }: SourceInTime): InstrumentSource {
  const [first, ...later] = stretches;
  const last = later.at(-1);
  if (first === undefined) return source;
  if (last !== undefined) return { ...source, inForce: joinIntervals(first.inForce, last.inForce) };
  return first.books === source.books ? first : { ...source, inForce: first.inForce };
}
