import { createHash } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import { Failure } from '../core/failures/failure';
import { CHANGE_ACTIONS, type ChangeAction } from '../io/postgres/store/change-log';
import { guardFaults } from '../io/postgres/store/append-only';
import {
  entriesAfter,
  loggedRows,
  type LogEntry,
  type LogFilter,
  type LoggedRow,
  type LoggedTable,
} from '../io/postgres/store/log-reader';

export interface VerifiedLog {
  readonly entries: number;
  /** The hash of the last entry; noted elsewhere, it shows later that nothing before it was altered. */
  readonly head: string;
  /** One sentence for each fault, naming the entry. */
  readonly faults: readonly string[];
}

const ENTRIES_AT_ONCE = 1_000;
/** The least number the column holds: a forged entry may have any. */
const BEFORE_ANY = -2_147_483_648;

/** Where the row is that an entry tells of. */
const TABLE_OF: Readonly<Record<ChangeAction, LoggedTable>> = {
  'store-sources': 'edition',
  'store-text': 'edition',
  'record-effect': 'effect',
  'review-link': 'link_review',
  'make-key': 'api_key',
  'revoke-key': 'api_key_revocation',
  'upload-file': 'upload',
  'start-audit': 'audit',
  'cancel-audit': 'audit_cancellation',
  'seal-audit': 'audit_seal',
  'retain-rounds': 'retention',
  'mark-finding': 'finding_mark',
};

/** The dates that rule sources state come with them, in one change. */
const mayMake = (action: string, table: string): boolean =>
  (isAction(action) && TABLE_OF[action] === table) || (action === 'store-sources' && table === 'effect');

const isAction = (word: string): word is ChangeAction => CHANGE_ACTIONS.some((action) => action === word);

export function actionOf(word: string): ChangeAction {
  if (isAction(word)) return word;
  throw new Failure('BAD_ARGUMENT', `No change is called "${word}"; the log knows ${CHANGE_ACTIONS.join(', ')}.`);
}

/** Entries one after another, a page in memory at a time. */
export async function* logEntries(manager: EntityManager, filter: LogFilter = {}): AsyncGenerator<LogEntry> {
  let after = BEFORE_ANY;
  for (;;) {
    const page = await entriesAfter(manager, filter, after, ENTRIES_AT_ONCE);
    yield* page;
    const last = page.at(-1);
    if (last === undefined || page.length < ENTRIES_AT_ONCE) return;
    after = last.seq;
  }
}

/**
 * Goes through the whole log as it stood at one moment: every hash is computed anew, here and not by the database that is
 * under suspicion, and every entry is held against the row it tells of. An end that was cut off together with its rows
 * leaves no trace inside; it shows by a hash of an entry that somebody noted before.
 */
export function verifyLog(dataSource: DataSource, noted?: string): Promise<VerifiedLog> {
  return dataSource.transaction('REPEATABLE READ', async (manager) => {
    const faults: string[] = [];
    const bySeq = new Map<number, LogEntry>();
    let last: LogEntry | undefined;
    let isNotedFound = false;
    for await (const entry of logEntries(manager)) {
      faults.push(...chainFaults(entry, last));
      bySeq.set(entry.seq, entry);
      isNotedFound ||= entry.hash === noted;
      last = entry;
    }
    faults.push(...rowFaults(bySeq, await loggedRows(manager)));
    faults.push(...(await guardFaults(manager)));
    if (noted !== undefined && !isNotedFound)
      faults.push(
        `No entry has the noted hash ${noted}: the log was cut off or written anew; its last entry is ${last === undefined ? 'none' : told(last)}.`,
      );
    return { entries: bySeq.size, head: last?.hash ?? '', faults: faults.map(capitalised) };
  });
}

function chainFaults(entry: LogEntry, last: LogEntry | undefined): readonly string[] {
  const expected = (last?.seq ?? 0) + 1;
  const isNext = entry.seq === expected;
  return [
    isNext ? '' : missing(expected, entry.seq - 1),
    entry.hash === hashOf(entry) ? '' : `${told(entry)} was altered: its hash is not that of its words.`,
    // Behind a gap the entry before is gone, which has been said.
    isNext && entry.previous !== (last?.hash ?? '')
      ? `${told(entry)} does not follow ${last === undefined ? 'the beginning' : `entry ${String(last.seq)}`}: it names another hash before its own.`
      : '',
    last !== undefined && entry.at < last.at ? `${told(entry)} is dated before the entry it follows.` : '',
  ].filter((fault) => fault !== '');
}

const missing = (from: number, to: number): string =>
  from > to
    ? `Entry ${String(to + 1)} stands before the first number.`
    : from === to
      ? `Entry ${String(from)} is missing.`
      : `Entries ${String(from)} to ${String(to)} are missing.`;

/** Each field with its length in octets before it, so that no two entries read the same. */
export function hashOf({ previous, seq, at, who, action, subject, detail }: LogEntry): string {
  const hash = createHash('sha256');
  for (const field of [previous, String(seq), at.toISOString(), who, action, subject, detail])
    hash.update(`${String(Buffer.byteLength(field))}:${field}`);
  return hash.digest('hex');
}

function rowFaults(entries: ReadonlyMap<number, LogEntry>, rows: readonly LoggedRow[]): readonly string[] {
  const faults = rows.flatMap((row) => {
    const entry = entries.get(row.change);
    const which = `Row ${row.name} of ${row.table}`;
    if (!entry) return [`${which} names entry ${String(row.change)}, and there is no such entry.`];
    if (!mayMake(entry.action, row.table)) return [`${which} names ${told(entry)}, which makes no such row.`];
    if (row.subject !== null && row.subject !== entry.subject)
      return [`${which} names ${told(entry)}, which is about something else.`];
    if (row.who !== null && row.who !== entry.who)
      return [`${which} names ${told(entry)}, and says that ${row.who} made it.`];
    return differences(entry, row).map(
      (field) => `${which} and ${told(entry)} differ in ${field}: one of them was altered.`,
    );
  });
  const made = new Set(rows.map(({ change, table }) => `${String(change)} ${table}`));
  const without = [...entries.values()].flatMap((entry) => {
    if (!isAction(entry.action)) return [`${told(entry)} tells of an action this program does not know.`];
    const table = TABLE_OF[entry.action];
    return made.has(`${String(entry.seq)} ${table}`) ? [] : [`${told(entry)} has no row in ${table}.`];
  });
  return [...faults, ...without];
}

/** What the row has otherwise than its entry says. Of the dates that came with rule sources the entry says nothing but their hash. */
function differences({ action, detail }: LogEntry, { table, values }: LoggedRow): readonly string[] {
  if (!isAction(action) || TABLE_OF[action] !== table) return [];
  const said = detailOf(detail);
  return Object.keys(values).filter((field) => (said[field] ?? null) !== values[field]);
}

/** The detail as a value; what cannot be read says nothing, and its hash has been found wrong already. */
export function detailOf(detail: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(detail);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

const told = ({ seq, action, subject, who }: LogEntry): string =>
  `entry ${String(seq)} (${action} ${subject}, by ${who})`;

const capitalised = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);
