import type { DataSource, EntityManager } from 'typeorm';
import { Failure } from '../../core/failures/failure';
import { parseDate } from '../../core/values/calendar-date';
import { logChange } from '../../io/postgres/store/change-log';
import { sumUpFindings } from '../../io/postgres/store/audits/finding-groups';
import { dropMonth, monthsHeld, UNKNOWN_MONTH } from '../../io/postgres/store/audits/months';

export interface Retained {
  /** Rounds played before this day's month were to go. */
  readonly before: string;
  /** Months whose rounds and findings were dropped, with how many of each. */
  readonly dropped: readonly { readonly month: string; readonly rounds: number; readonly findings: number }[];
  /** Months that stay because a sealed audit rests on them, or because an audit is under way. */
  readonly kept: readonly { readonly month: string; readonly audits: readonly string[] }[];
  /** Audits that are not sealed and lost rounds, and with them what was found in those. */
  readonly audits: readonly string[];
}

/**
 * Drops rounds and findings of the months before a day. What sealed audits rest on stays, and what an audit under way still needs;
 * `isTrial` only says what would go.
 */
export async function retainRounds(
  dataSource: DataSource,
  before: string,
  who: string,
  isTrial = false,
): Promise<Retained> {
  if (parseDate(before) === undefined)
    throw new Failure('BAD_ARGUMENT', `"before" must be a day such as 2020-01-01, found "${before}".`);
  return dataSource.transaction(async (manager) => {
    // Nobody begins an audit of rounds that are just going.
    await manager.query('LOCK TABLE audit_chunk IN SHARE ROW EXCLUSIVE MODE');
    const first = `${before.slice(0, 7)}-01`;
    const old = (await monthsHeld(manager)).filter((month) => month < first && month !== UNKNOWN_MONTH);
    const dropped: Retained['dropped'][number][] = [];
    const kept: Retained['kept'][number][] = [];
    const lost = new Map<string, string[]>();
    for (const month of old) {
      const resting = await auditsOn(
        manager,
        month,
        'AND (audit_seal.audit_id IS NOT NULL OR audit.finished_at IS NULL)',
      );
      if (resting.length > 0) {
        kept.push({ month, audits: resting });
        continue;
      }
      for (const audit of await auditsOn(manager, month, ''))
        lost.set(audit, [...(lost.get(audit) ?? []), month.slice(0, 7)]);
      dropped.push({ month, ...(await countsOf(manager, month)) });
      if (!isTrial) await dropMonth(manager, month);
    }
    const retained = { before: first, dropped, kept, audits: [...lost.keys()].sort() };
    if (!isTrial) {
      await log(manager, retained, who);
      await tellAudits(manager, lost);
    }
    return retained;
  });
}

async function log(manager: EntityManager, { before, dropped, kept }: Retained, who: string): Promise<void> {
  const row = { dropped: JSON.stringify(dropped), kept: JSON.stringify(kept) };
  const change = await logChange(manager, { who, action: 'retain-rounds', subject: before, detail: row });
  await manager.query(
    'INSERT INTO retention (change, before, dropped, kept, retained_by) VALUES ($1, $2, $3, $4, $5)',
    [change, before, row.dropped, row.kept, who],
  );
}

/** Each audit says which months it lost, after whatever it said before, and counts what it still has. */
async function tellAudits(manager: EntityManager, lost: ReadonlyMap<string, readonly string[]>): Promise<void> {
  for (const [audit, months] of lost) {
    await sumUpFindings(manager, audit);
    await manager.query(`UPDATE audit SET problem = concat_ws(' ', problem, $2::text) WHERE id = $1`, [
      audit,
      `Its rounds of ${months.join(', ')} and what was found in them are no longer kept.`,
    ]);
  }
}

async function auditsOn(manager: EntityManager, month: string, which: string): Promise<readonly string[]> {
  const rows = await manager.query<{ id: string }[]>(
    `SELECT DISTINCT audit.id FROM audit JOIN audit_chunk ON audit_chunk.audit_id = audit.id
     LEFT JOIN audit_seal ON audit_seal.audit_id = audit.id WHERE audit_chunk.month = $1 ${which} ORDER BY 1`,
    [month],
  );
  return rows.map(({ id }) => id);
}

async function countsOf(manager: EntityManager, month: string): Promise<{ rounds: number; findings: number }> {
  const [row] = await manager.query<{ rounds: number; findings: number }[]>(
    `SELECT (SELECT coalesce(sum(rounds), 0)::float8 FROM round_chunk WHERE month = $1) AS rounds,
       (SELECT count(*)::float8 FROM finding WHERE month = $1) AS findings`,
    [month],
  );
  return row ?? { rounds: 0, findings: 0 };
}
