import type { DataSource } from 'typeorm';
import type { AuditCounts } from '../../core/auditing/counts';
import type { AuditState, StoredAudit } from '../../io/postgres/store/audits/audit-store';
import { sumsOf, type ChunkSums } from '../../io/postgres/store/audits/chunk-store';
import { patiently } from '../../io/postgres/patiently';
import { knownAudit } from './manage-audit';

/** How far an audit is. */
export interface AuditProgress extends AuditCounts {
  readonly audit: string;
  readonly state: AuditState;
  /** Parts known so far, of which so many are judged; while a file is being read there will be more. */
  readonly parts: number;
  readonly partsDone: number;
  /** From the start until now, or until it ended. */
  readonly seconds: number;
  readonly roundsPerSecond: number;
  /** At the pace so far; absent while that cannot be told. */
  readonly secondsLeft: number | null;
}

export const progressOf = async (dataSource: DataSource, audit: StoredAudit): Promise<AuditProgress> =>
  progressFrom(audit, await sumsOf(dataSource, audit.id));

export function progressFrom(audit: StoredAudit, { chunks, done, ...counts }: ChunkSums): AuditProgress {
  const end = audit.finishedAt ?? new Date();
  const seconds = Math.max(0.001, (end.getTime() - audit.startedAt.getTime()) / 1000);
  const part = chunks === 0 ? 0 : (partRead(audit) * done) / chunks;
  return {
    ...counts,
    problems: audit.result?.problems ?? counts.problems,
    audit: audit.id,
    state: audit.state,
    parts: chunks,
    partsDone: done,
    seconds,
    roundsPerSecond: counts.rounds / seconds,
    secondsLeft: isOver(audit) ? 0 : part > 0 ? (seconds * (1 - part)) / part : null,
  };
}

/** From 0 to 1; nothing where nobody knows how much there is to read. */
const partRead = ({ state, partRead: part }: StoredAudit): number => (state === 'receiving' ? (part ?? 0) : 1);

const LOOK_MILLISECONDS = 400;

export const isOver = ({ state }: { readonly state: AuditState }): boolean =>
  state !== 'running' && state !== 'receiving';

/** The progress of an audit whenever it has changed, until it is over. */
export async function* watchAudit(dataSource: DataSource, id: string): AsyncGenerator<AuditProgress> {
  let told = '';
  for (;;) {
    const progress = await patiently(async () => progressOf(dataSource, await knownAudit(dataSource, id)));
    const now = JSON.stringify([progress.state, progress.partsDone, progress.parts, progress.problems]);
    if (now !== told) yield progress;
    told = now;
    if (isOver(progress)) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MILLISECONDS));
  }
}
