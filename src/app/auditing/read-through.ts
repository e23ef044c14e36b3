import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { Failure } from '../../core/failures/failure';
import { isDatabaseAway } from '../../io/postgres/database-away';
import { patiently } from '../../io/postgres/patiently';
import { knownAudit } from './manage-audit';
import { readInto } from './read-into';
import { retryAudit, type RestOfFile } from './retry-audit';

/** Reads a file to its end, and takes it up again where the database was away meanwhile, until the signal. */
export async function readThrough(
  dataSource: DataSource,
  pool: Pool,
  file: RestOfFile,
  stopping?: AbortSignal,
): Promise<void> {
  // What came by a pipe cannot be read again.
  const { liesAt } = file.input;
  const { audit } = file.toRead;
  let rest: RestOfFile | undefined = file;
  while (rest !== undefined && stopping?.aborted !== true) {
    try {
      await readInto(dataSource, rest.toRead, rest.input, { mapping: rest.mapping }, stopping);
      return;
    } catch (error) {
      if (!isDatabaseAway(error) || liesAt === undefined) throw error;
      rest = await patiently(() => takenUp(dataSource, pool, audit, liesAt), stopping);
    }
  }
}

/** Nothing where somebody else reads it by now, or nobody is to. */
async function takenUp(
  dataSource: DataSource,
  pool: Pool,
  id: string,
  liesAt: string,
): Promise<RestOfFile | undefined> {
  const { state } = await knownAudit(dataSource, id);
  if (state !== 'receiving' && state !== 'failed') return undefined;
  try {
    return await retryAudit(dataSource, pool, id, () => liesAt);
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
}
