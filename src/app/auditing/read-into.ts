import type { DataSource, EntityManager } from 'typeorm';
import { Failure } from '../../core/failures/failure';
import type { RoundInput } from '../../io/files/rounds/round-bytes';
import { isDatabaseAway } from '../../io/postgres/database-away';
import { moveAudit } from '../../io/postgres/store/audits/audit-store';
import { addRounds, endBatch, type PackedRounds } from '../../io/postgres/store/audits/batch-store';
import { addAuditChunk } from '../../io/postgres/store/audits/chunk-store';
import { interruptBatch } from '../../io/postgres/store/audits/interrupted-batches';
import { addJob } from '../../io/queue/jobs';
import type { Presence } from '../../io/queue/presence';
import { receiveRounds, type ReceivingOptions } from './receive-rounds';

const FAILED = { sha256: null, bytes: null, lines: 0, chunks: 0, state: 'failed' } as const;

/** The name under which whoever reads the file of an audit is present. */
export const receiverOf = (audit: string): string => `receive ${audit}`;

/** An audit of a file that is still to be read, by whoever is present for it. */
export interface FileAudit {
  readonly audit: string;
  readonly batch: number;
  readonly priority: number;
  /** Ends with the reading. */
  readonly presence: Presence;
  /** The hash of each chunk that an earlier reader has stored. */
  readonly stored: ReadonlyMap<number, string>;
}

/** Thrown between chunks to leave the rest of a file to the next start. */
class ReadingStopped extends Error {}

/** Thrown between chunks to stop the reading of a file whose audit was cancelled, or that somebody else reads by now. */
class NoLongerWanted extends Error {}

/** What is read is not what an earlier reader began with: the right file can still be. */
class OtherFile extends Failure {}

/**
 * Reads a file into the store; each chunk can be judged as soon as it is there. The same bytes make the same chunks, so that of a file
 * that somebody else began to read only the chunks are stored that are not. What fails is kept with the audit.
 */
export async function readInto(
  dataSource: DataSource,
  toRead: FileAudit,
  input: RoundInput,
  options: ReceivingOptions,
  stopping?: AbortSignal,
): Promise<void> {
  const { audit, batch, priority, presence, stored } = toRead;
  const wanted = new Wanted(dataSource, audit);
  const goOn = (): void => {
    if (stopping?.aborted === true) throw new ReadingStopped();
    if (!wanted.isWanted) throw new NoLongerWanted();
  };
  try {
    const { isCutOff, ...end } = await receiveRounds(dataSource, input, { ...options, goOn }, async (rounds) => {
      goOn();
      const before = stored.get(rounds.ordinal);
      if (before === undefined) await dataSource.transaction((manager) => store(manager, toRead, rounds));
      else if (before !== rounds.sha256) throw otherFile(audit, input);
    });
    if (end.chunks < stored.size) throw otherFile(audit, input);
    if (end.lines === 0)
      throw new Failure('EMPTY_FILE', `${input.name} holds no round; supply one JSON object on each line.`);
    await dataSource.transaction(async (manager) => {
      await endBatch(manager, batch, { ...end, state: isCutOff ? 'cut-off' : 'whole' });
      await moveAudit(manager, audit, ['receiving'], 'running');
      await addJob(manager, 'finish-audit', { audit }, priority, `finish ${audit}`);
    });
  } catch (error) {
    if (error instanceof ReadingStopped) return;
    // Nothing can be said of it there; what is left is read once the database is back.
    if (isDatabaseAway(error)) throw error;
    const isUseless = error instanceof Failure && !(error instanceof OtherFile);
    await dataSource.transaction(async (manager) => {
      if (!(await presence.holds(manager, receiverOf(audit)))) return;
      await (isUseless ? endBatch(manager, batch, FAILED) : interruptBatch(manager, batch));
      await moveAudit(manager, audit, ['receiving'], 'failed', reasonOf(error, audit));
    });
    if (!(error instanceof NoLongerWanted) && !(error instanceof Failure)) throw error;
  } finally {
    wanted.end();
    await presence.end();
  }
}

const LOOK_MILLISECONDS = 300;

/** Whether the audit of a file that is being read was cancelled; found out between its parts too, which may be long in coming. */
class Wanted {
  isWanted = true;
  private readonly timer: NodeJS.Timeout;

  constructor(dataSource: DataSource, audit: string) {
    this.timer = setInterval(() => {
      dataSource.query<{ state: string }[]>('SELECT state FROM audit WHERE id = $1', [audit]).then(
        ([row]) => {
          this.isWanted = row?.state === 'receiving';
        },
        // While the database is away nothing is known of it; storing a part tells.
        () => undefined,
      );
    }, LOOK_MILLISECONDS);
    this.timer.unref();
  }

  end(): void {
    clearInterval(this.timer);
  }
}

async function store(
  manager: EntityManager,
  { audit, batch, priority, presence }: FileAudit,
  rounds: PackedRounds,
): Promise<void> {
  const [row] = await manager.query<{ state: string }[]>('SELECT state FROM audit WHERE id = $1 FOR SHARE', [audit]);
  if (row?.state !== 'receiving' || !(await presence.holds(manager, receiverOf(audit)))) throw new NoLongerWanted();
  const name = { audit, batch, ordinal: rounds.ordinal };
  await addRounds(manager, batch, rounds);
  await addAuditChunk(manager, name, rounds.month);
  await addJob(manager, 'judge-chunk', name, priority);
}

const otherFile = (audit: string, { liesAt, name }: RoundInput): OtherFile =>
  new OtherFile(
    'BAD_ARGUMENT',
    `${liesAt ?? name} is not the file that audit ${audit} was begun with; name that file, or start an audit of this one.`,
  );

const reasonOf = (error: unknown, audit: string): string =>
  error instanceof Failure
    ? error.message
    : `The file could not be read to its end because of a defect; the log says why, and house-rules audit retry ${audit} reads the rest.`;
