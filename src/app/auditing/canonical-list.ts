import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { countsLine, type AuditResult } from '../../core/auditing/counts';
import { findingLine, problemLine } from '../../core/auditing/told-findings';
import { findingsOf, problemsOf } from '../../io/postgres/store/audits/audit-reader';

/** The canonical list of an audit, line by line: counts, findings, problems. Two audits are the same when these are, byte for byte. */
export async function* canonicalList(
  manager: EntityManager,
  audit: string,
  result: AuditResult,
  /** Batches by their number in the store; within the audit they count from 1. */
  batches: readonly number[],
): AsyncGenerator<string> {
  const place = new Map(batches.map((batch, index) => [batch, index + 1]));
  yield countsLine(result);
  for await (const told of findingsOf(manager, audit))
    yield findingLine({ ...told, batch: place.get(told.batch) ?? 0 });
  for await (const told of problemsOf(manager, audit))
    yield problemLine({ ...told, batch: place.get(told.batch) ?? 0 });
}

export async function digestOf(lines: AsyncIterable<string>): Promise<string> {
  const hash = createHash('sha256');
  for await (const line of lines) hash.update(line);
  return hash.digest('hex');
}
