import { GAMES, gameOf } from '../games/registry';
import { isInstant, isMoment, parseDate } from '../values/calendar-date';

/** What an audit is about; what is left out restricts nothing. Times are those of the venue's own clock, from the first up to the second. */
export interface AuditScope {
  readonly venue?: string;
  readonly table?: string;
  readonly game?: string;
  readonly from?: string;
  readonly to?: string;
  /** Only what these checks found is kept. */
  readonly checks?: readonly string[];
}

const TIME = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2})?)?$/;

const isTime = (text: string): boolean =>
  TIME.test(text) && (text.length === 10 ? parseDate(text) !== undefined : isMoment(text));

/** What is wrong with a scope, as a sentence. */
export function problemOfScope(
  { game, from, to, checks }: AuditScope,
  knownChecks: ReadonlySet<string>,
): string | undefined {
  if (game !== undefined && gameOf(game) === undefined)
    return `there is no game "${game}"; known are ${GAMES.map(({ code }) => code).join(', ')}`;
  for (const [name, time] of [
    ['from', from],
    ['to', to],
  ] as const)
    if (time !== undefined && !isTime(time))
      return `"${name}" must be a day such as 2024-10-03, or a time of the venue's clock such as 2024-10-03T18:00, found "${time}"`;
  if (from !== undefined && to !== undefined && secondOf(from) >= secondOf(to))
    return `"from" (${from}) must come before "to" (${to}), which itself is not audited any more`;
  if (checks?.length === 0) return 'no check is named; leave "checks" out to keep what all of them find';
  const unknown = checks?.find((check) => !knownChecks.has(check));
  return unknown === undefined ? undefined : `there is no check "${unknown}"${alike(unknown, knownChecks)}`;
}

/** Checks of the same game are what somebody who mistyped one is looking for. */
function alike(check: string, known: ReadonlySet<string>): string {
  const ofGame = [...known].filter((one) => one.startsWith(check.replace(/\/.*$/, '/'))).sort();
  return ofGame.length === 0
    ? '; one is named as its game and its duty, such as baccarat/banker-wins-pay-stated-odds'
    : `; of its game there are ${ofGame.map((one) => one.replace(/^.*\//, '')).join(', ')}`;
}

/** The same scope always as the same text, whatever the order in which it was given. */
export function canonicalScope({ venue, table, game, from, to, checks }: AuditScope): string {
  return JSON.stringify({
    ...(venue !== undefined && { venue }),
    ...(table !== undefined && { table }),
    ...(game !== undefined && { game }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(checks !== undefined && { checks: [...new Set(checks)].sort() }),
  });
}

/** An instant as the clock of a jurisdiction showed it. */
type LocalTime = (jurisdiction: string, instant: string) => string;

/** Whether a recorded round lies outside of what is audited. What is no record is not: it must be told of. */
export function outsideOf(
  { venue, table, game, from, to }: AuditScope,
  localTime: LocalTime,
): (value: unknown) => boolean {
  const first = from === undefined ? undefined : secondOf(from);
  const end = to === undefined ? undefined : secondOf(to);
  if ([venue, table, game, first, end].every((limit) => limit === undefined)) return () => false;
  return (value) => {
    if (typeof value !== 'object' || value === null) return false;
    const record = value as Readonly<Record<string, unknown>>;
    if (game !== undefined && record['game'] !== game && typeof record['game'] === 'string') return true;
    if (venue !== undefined && record['venue'] !== venue) return true;
    if (table !== undefined && tableOf(record) !== table) return true;
    const { playedAt, jurisdiction } = record;
    if (typeof playedAt !== 'string' || (first ?? end) === undefined) return false;
    const isPlaced = typeof jurisdiction === 'string' && isInstant(playedAt);
    const second = secondOf(isPlaced ? localTime(jurisdiction, playedAt) : playedAt);
    return (first !== undefined && second < first) || (end !== undefined && second >= end);
  };
}

function tableOf({ table }: Readonly<Record<string, unknown>>): unknown {
  return typeof table === 'object' && table !== null ? (table as { readonly id?: unknown }).id : undefined;
}

/** A day, or a time with or without its seconds and offset, as the second of the local clock; compared as text. */
function secondOf(time: string): string {
  const [, day = time, minute = '00:00', second = ':00'] =
    /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2})(:\d{2})?)?/.exec(time) ?? [];
  return `${day}T${minute}${second}`;
}
