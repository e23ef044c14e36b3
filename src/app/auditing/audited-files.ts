import type { DataSource } from 'typeorm';
import type { AuditedFile } from '../../core/auditing/manifest';
import type { StoredAudit } from '../../io/postgres/store/audits/audit-store';
import { batchesOf } from '../../io/postgres/store/audits/batch-store';

/** The files that an audit is about. Its own is called as whoever started the audit calls it, under whatever name it was stored before. */
export async function auditedFiles(
  dataSource: DataSource,
  { batchId, fileName: own }: StoredAudit,
  batches: readonly number[],
): Promise<readonly AuditedFile[]> {
  const stored = await batchesOf(dataSource, batches);
  return stored.map(({ id, fileName, sha256, bytes, lines, mapping, state }) => ({
    ...{ name: id === batchId ? (own ?? fileName) : fileName, sha256, bytes, lines, mapping, state },
  }));
}
