import type { DataSource, EntityManager } from 'typeorm';
import type { PlacedProblem } from '../../../../core/auditing/told-findings';
import { PROBLEM } from './audit-reader';
import { findingsNamed, type StoredFinding } from './finding-reader';
import type { FindingName } from '../../../../core/auditing/finding-name';

/** Of every check of a finished audit the findings that a report tells one by one, in the order of the file. */
export async function foremostFindings(dataSource: DataSource, audit: string): Promise<readonly StoredFinding[]> {
  const names = await dataSource.query<FindingName[]>(
    'SELECT audit_id AS audit, batch_id AS batch, line, place FROM foremost_finding WHERE audit_id = $1',
    [audit],
  );
  const found = await findingsNamed(dataSource, names);
  return [...found].sort((one, other) => one.batch - other.batch || one.line - other.line || one.place - other.place);
}

/** So many problems in the order of the file; that a file is cut off comes before all, or it would be lost among many. */
export const firstProblems = (manager: EntityManager, audit: string, most: number): Promise<readonly PlacedProblem[]> =>
  manager.query<PlacedProblem[]>(
    `SELECT ${PROBLEM} FROM audit_problem WHERE audit_id = $1
     ORDER BY kind <> 'cut-off', batch_id, line, kind COLLATE "C" LIMIT $2`,
    [audit, most],
  );
