import type { DataSource, EntityManager } from 'typeorm';
import type { Mark } from '../../../../core/auditing/finding-filter';
import { findingName, type FindingName } from '../../../../core/auditing/finding-name';
import { logChange } from '../change-log';

export interface StoredMark extends FindingName {
  readonly mark: Mark;
  readonly note: string;
  readonly by: string;
  readonly at: Date;
  readonly change: number;
}

export async function addMark(
  manager: EntityManager,
  finding: FindingName,
  { mark, note, by }: Pick<StoredMark, 'mark' | 'note' | 'by'>,
): Promise<void> {
  const { audit, batch, line, place } = finding;
  const subject = findingName(finding);
  const change = await logChange(manager, { who: by, action: 'mark-finding', subject, detail: { mark, note } });
  await manager.query(
    `INSERT INTO finding_mark (change, audit_id, batch_id, line, place, mark, note, marked_by)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [change, audit, batch, line, place, mark, note, by],
  );
}

const COLUMNS = `finding_mark.audit_id AS audit, finding_mark.batch_id AS batch, finding_mark.line, finding_mark.place, mark, note,
  marked_by AS by, at, change`;

/** All marks of some findings, the oldest first. */
export const marksOn = (dataSource: DataSource, findings: readonly FindingName[]): Promise<readonly StoredMark[]> =>
  dataSource.query<StoredMark[]>(
    `SELECT ${COLUMNS} FROM jsonb_to_recordset($1) AS asked (audit text, batch integer, line integer, place integer)
     JOIN finding_mark ON finding_mark.audit_id = asked.audit AND finding_mark.batch_id = asked.batch
       AND finding_mark.line = asked.line AND finding_mark.place = asked.place ORDER BY finding_mark.id`,
    [JSON.stringify(findings)],
  );
