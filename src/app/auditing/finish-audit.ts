import { gunzipSync } from 'node:zlib';
import type { DataSource, EntityManager } from 'typeorm';
import type { AuditCounts, AuditResult } from '../../core/auditing/counts';
import { addProblems, bodyOf, chunksOfAudit, idsOf } from '../../io/postgres/store/audits/audit-reader';
import { finishAudit } from '../../io/postgres/store/audits/audit-store';
import { keepHours, keepLatestBreaches } from '../../io/postgres/store/audits/audit-sums';
import { sumUpFindings } from '../../io/postgres/store/audits/finding-groups';
import { ruleSetCounts, sumsOf } from '../../io/postgres/store/audits/chunk-store';
import { canonicalList, digestOf } from './canonical-list';
import { duplicatesIn } from './duplicates';

/** Whether all that was to be judged is. */
export async function isReadyToFinish(manager: EntityManager | DataSource, audit: string): Promise<boolean> {
  const [row] = await manager.query<{ ready: boolean }[]>(
    `SELECT state = 'running' AND NOT EXISTS (SELECT 1 FROM audit_chunk WHERE audit_id = $1 AND state <> 'done') AS ready
     FROM audit WHERE id = $1`,
    [audit],
  );
  return row?.ready === true;
}

/** Counts, looks for ids that stand twice, takes the digest; all of it or nothing, and once however often it is asked for. */
export async function finishWhenReady(dataSource: DataSource, audit: string): Promise<void> {
  await dataSource.transaction(async (manager) => {
    await manager.query('SELECT 1 FROM audit WHERE id = $1 FOR NO KEY UPDATE', [audit]);
    if (!(await isReadyToFinish(manager, audit))) return;
    const chunks = await chunksOfAudit(manager, audit);
    const parts = chunks.map((chunk) => ({
      batch: chunk.batch,
      marks: () => idsOf(manager, audit, chunk),
      body: async () => gunzipSync(await bodyOf(manager, chunk)).toString(),
    }));
    const sums = await sumsOf(manager, audit);
    const duplicates = await duplicatesIn(parts, sums.rounds);
    if (duplicates.length > 0) await addProblems(manager, audit, duplicates);
    const result: AuditResult = {
      ...countsIn(sums),
      problems: sums.problems + duplicates.length,
      ruleSets: await ruleSetCounts(manager, audit),
    };
    await keepHours(manager, audit);
    await keepLatestBreaches(manager, audit);
    await sumUpFindings(manager, audit);
    const batches = [...new Set(chunks.map(({ batch }) => batch))];
    await finishAudit(manager, audit, result, await digestOf(canonicalList(manager, audit, result, batches)));
  });
}

function countsIn(sums: AuditCounts): AuditCounts {
  const { rounds, complies, breaches, indeterminate, outside, problems, findings, suspect, examined } = sums;
  return { rounds, complies, breaches, indeterminate, outside, problems, findings, suspect, examined };
}
