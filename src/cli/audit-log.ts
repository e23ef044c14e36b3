import type { Command } from 'commander';
import type { VerifiedStore } from '../app/verify-store';
import { Failure } from '../core/failures/failure';
import { parseDate } from '../core/values/calendar-date';
import { counted } from '../core/values/counted';
import type { LogFilter } from '../io/postgres/store/log-reader';
import { FOUND } from './exit';
import { shorten, writeJson, writeLine } from './output';

interface VerifyOptions {
  readonly head?: string;
  readonly seals: boolean;
  readonly json?: boolean;
}

interface ListOptions {
  readonly since?: string;
  readonly action?: string;
  readonly subject?: string;
  readonly json?: boolean;
}

export function registerAuditLog(program: Command): void {
  const log = program
    .command('audit-log')
    .description('the log of every change: list it, verify that nobody altered it');
  log
    .command('verify')
    .description(
      'compute every hash of the log anew, hold each entry against the row it tells of, and sealed audits against their seals',
    )
    .option('--no-seals', 'only the log and its rows, not what is stored of sealed audits')
    .option('--head <hash>', 'a hash noted earlier, which one of the entries must have')
    .option('--json', 'one JSON value')
    .action(verify);
  log
    .command('list')
    .description('the entries in the order in which they were made')
    .option('--since <time>', 'a day such as 2026-01-31 (UTC), or a time such as 2026-01-31T09:00:00Z')
    .option('--action <action>', 'such as store-text or make-key')
    .option('--subject <subject>', 'an instrument, a clause or the id of a key')
    .option('--json', 'one JSON line for each entry')
    .action(list);
}

async function verify({ head, seals, json }: VerifyOptions): Promise<void> {
  if (head !== undefined && !/^[0-9a-f]{64}$/.test(head))
    throw new Failure('BAD_ARGUMENT', `--head must be the 64 hexadecimal digits of an entry's hash, found "${head}".`);
  const { withDatabaseAsItIs } = await import('./database');
  const { verifyStore } = await import('../app/verify-store');
  const verified = await withDatabaseAsItIs(({ dataSource }) => verifyStore(dataSource, { noted: head, seals }));
  if (verified.faults.length > 0) process.exitCode = FOUND;
  if (json) writeJson(verified);
  else if (verified.faults.length > 0) verified.faults.forEach((fault) => writeLine(fault));
  else writeLine(verifiedSaid(verified));
}

/** What a log without faults is told with. */
export function verifiedSaid({ entries, head, seals }: Pick<VerifiedStore, 'entries' | 'head' | 'seals'>): string {
  if (entries === 0) return 'The log is empty.';
  const sealed = `${counted(seals, 'sealed audit is', 'sealed audits are')} as ${seals === 1 ? 'it was' : 'they were'}.`;
  return `${String(entries)} entries, none altered; the last has the hash ${head}.${seals === 0 ? '' : ` ${sealed}`}`;
}

async function list(options: ListOptions): Promise<void> {
  const { withDatabaseAsItIs } = await import('./database');
  const { actionOf, detailOf, logEntries } = await import('../app/audit-log');
  const filter: LogFilter = {
    since: options.since === undefined ? undefined : instantOf(options.since),
    action: options.action === undefined ? undefined : actionOf(options.action),
    subject: options.subject,
  };
  await withDatabaseAsItIs(async ({ dataSource }) => {
    for await (const entry of logEntries(dataSource.manager, filter)) {
      const { seq, at, who, action, subject, detail } = entry;
      if (options.json) writeJson({ ...entry, detail: detailOf(detail) });
      else writeLine(`${String(seq)}  ${at.toISOString()}  ${who}  ${action}  ${subject}  ${shorten(detail, 100)}`);
    }
  });
}

/** A day begins at midnight UTC, as the log counts. */
function instantOf(text: string): Date {
  const isTime = /^.{10}(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d))?$/.test(text);
  const instant = new Date(isTime && parseDate(text.slice(0, 10)) !== undefined ? text : Number.NaN);
  if (Number.isNaN(instant.getTime()))
    throw new Failure(
      'BAD_ARGUMENT',
      `--since must be a day such as 2026-01-31 or a time such as 2026-01-31T09:00:00Z, found "${text}".`,
    );
  return instant;
}
