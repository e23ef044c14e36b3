import type { CalendarDate } from '../values/calendar-date';
import type { Effect } from './effect';
import { sourceName } from './effect-rows';
import { placeName, type Place } from './place';
import { pruned } from './prune';
import type { InForce, InstrumentSource } from './source';
import { Timeline, type PlacedTurn, type Span, type Turn } from './timeline';

export interface SourcesInForce {
  /** In the order of the sources, those of one source in the order of time. */
  readonly stretches: readonly InstrumentSource[];
  /** Names that nothing held goes by, days that nothing tells. */
  readonly problems: readonly string[];
}

/**
 * Every instrument as it is in force from one change of it to the next: as much of it as then is, with that interval.
 * A source that is in force whole, just as it says, is given back as it is.
 */
export function sourcesInForce(sources: readonly InstrumentSource[], effects: readonly Effect[]): SourcesInForce {
  const published = sources.filter(({ draft }) => draft !== true);
  const timeline = new Timeline(published, withoutDrafts(effects, sources));
  const taken = takenOver(published, timeline);
  const stretches = sources.flatMap((source) => {
    if (source.draft === true) return [{ ...source, inForce: neverInForce(source) }];
    const span = timeline.spanOf(source);
    return span === undefined ? [] : stretchesOf(source, span, taken.get(source), timeline);
  });
  return { stretches, problems: [...timeline.problems, ...heldTwice(sources)] };
}

/** A draft is on no day in force, whatever day it names. */
const neverInForce = ({ inForce: { from } }: InstrumentSource): InForce => ({
  ...{ from, to: from, basis: 'assumed' },
  reason: `A draft governs nothing until it is published; its sources say from ${from}.`,
});

/** Without what was said of drafts, and without what would begin or end with one. */
function withoutDrafts(effects: readonly Effect[], sources: readonly InstrumentSource[]): readonly Effect[] {
  const drafts = sources.filter(({ draft }) => draft === true);
  if (drafts.length === 0) return effects;
  const names = new Set(drafts.map(({ id, compilation }) => sourceName(id, compilation)));
  const held = sources.filter(({ draft }) => draft !== true).flatMap(({ id, citation }) => [id, citation]);
  const only = new Set(drafts.flatMap(({ id, citation }) => [id, citation]).filter((name) => !held.includes(name)));
  return effects.filter(
    ({ instrument, compilation, day, by }) =>
      !names.has(sourceName(instrument, compilation)) && !(day === undefined && by !== undefined && only.has(by)),
  );
}

/** For each source the compilation of the same instrument that takes its place, and when: the next that is ever in force. */
function takenOver(
  sources: readonly InstrumentSource[],
  timeline: Timeline,
): ReadonlyMap<InstrumentSource, { readonly day: CalendarDate; readonly by: string }> {
  const versions = sources
    .flatMap((source) => {
      const span = timeline.spanOf(source);
      return span === undefined ? [] : [{ source, day: span.begin.day }];
    })
    .sort((a, b) => compare(a.source.id, b.source.id) || compare(a.day, b.day) || compilationOrder(a.source, b.source));
  return new Map(
    versions.flatMap(({ source }, index) => {
      const next = versions[index + 1];
      return next?.source.id === source.id
        ? [[source, { day: next.day, by: sourceName(next.source.id, next.source.compilation) }] as const]
        : [];
    }),
  );
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const compilationOrder = (a: InstrumentSource, b: InstrumentSource): number =>
  compare(a.compilation ?? '', b.compilation ?? '');

function stretchesOf(
  source: InstrumentSource,
  { begin, end }: Span,
  next: { readonly day: CalendarDate; readonly by: string } | undefined,
  timeline: Timeline,
): readonly InstrumentSource[] {
  const isNext = next !== undefined && (end === undefined || next.day <= end.day);
  const last = isNext ? next.day : end?.day;
  if (last !== undefined && last <= begin.day) return [];
  const places = timeline.placesOf(source, { begin, end });
  const ending = isNext ? `It ends because ${next.by} takes its place.` : endingOf(end);
  const changes = changesWithin(places, begin, last);
  return changes.flatMap(({ turn, out }, index) => {
    const following = changes[index + 1]?.turn.day;
    const inForce = intervalOf(turn, following ?? last, following === undefined ? ending : undefined);
    if (out.length === 0) return [sameInterval(inForce, source.inForce) ? source : { ...source, inForce }];
    const books = pruned(source, out);
    return books.length === 0 ? [] : [{ ...source, inForce, books }];
  });
}

/** The days on which other parts are in force than the day before, and what is then not. */
function changesWithin(
  places: readonly PlacedTurn[],
  begin: Turn,
  last: CalendarDate | undefined,
): readonly { readonly turn: Turn; readonly out: readonly Place[] }[] {
  const turns = places
    .map(({ turn }) => turn)
    .filter(({ day }) => begin.day < day && (last === undefined || day < last))
    .sort((a, b) => compare(a.day, b.day));
  const changes: { turn: Turn; out: readonly Place[] }[] = [];
  for (const turn of [begin, ...turns]) {
    const out = outOn(places, turn.day);
    const sofar = changes.at(-1)?.out.map(placeName).join();
    if (sofar !== out.map(placeName).join()) changes.push({ turn, out });
  }
  return changes;
}

const outOn = (places: readonly PlacedTurn[], day: CalendarDate): readonly Place[] =>
  places.flatMap(({ place, turn }) => (turn.day <= day === (turn.row.kind === 'ends') ? [place] : []));

function intervalOf({ day, row }: Turn, to: CalendarDate | undefined, ending: string | undefined): InForce {
  const { basis, place, kind, by } = row;
  const told = by === undefined ? undefined : `${place ?? 'It'} ${kind} on this day by ${by}.`;
  return interval(day, to, basis, [row.reason, told], ending);
}

/** Why it begins when it does, without what is said of its end. */
export function reasonToBegin({ reason, ending }: InForce): string | undefined {
  if (reason === undefined || ending === undefined) return reason;
  return reason.slice(0, -ending.length).trim() || undefined;
}

/** Two intervals that meet, as one: how it began is told by the first, how it ends by the second. */
export const joinIntervals = ({ from, basis, reason }: InForce, { to, ending }: InForce): InForce =>
  interval(from, to, basis, [reason], ending);

function interval(
  from: CalendarDate,
  to: CalendarDate | undefined,
  basis: InForce['basis'],
  reasons: readonly (string | undefined)[],
  ending: string | undefined,
): InForce {
  const reason = [...reasons, ending].filter((words) => words !== undefined).join(' ');
  return {
    from,
    ...(to !== undefined && { to }),
    basis,
    ...(reason !== '' && { reason }),
    ...(ending !== undefined && { ending }),
  };
}

/** Only where another instrument ends it: what its own text says needs no further words. */
function endingOf(end: Turn | undefined): string | undefined {
  if (end?.row.by === undefined) return undefined;
  const assumed = end.row.basis === 'assumed' ? `, on a day that is assumed` : '';
  return `It ends because ${end.row.by} takes its place${assumed}.${end.row.reason === undefined ? '' : ` ${end.row.reason}`}`;
}

const sameInterval = (a: InForce, b: InForce): boolean =>
  a.from === b.from && a.to === b.to && a.basis === b.basis && a.reason === b.reason;

function heldTwice(sources: readonly InstrumentSource[]): readonly string[] {
  const names = sources.map(({ id, compilation }) => sourceName(id, compilation));
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))].map(
    (name) => `${name} is held twice`,
  );
}
