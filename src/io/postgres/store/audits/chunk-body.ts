import { buffer } from 'node:stream/consumers';
import type { PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';

/** What COPY puts before the one value that is asked for: its signature, flags and extension, how many fields, how long the first is. */
const BEFORE = 11 + 4 + 4 + 2 + 4;
/** What it puts behind the last row. */
const BEHIND = 2;

export interface ChunkPlace {
  readonly month: string;
  readonly batch: number;
  readonly ordinal: number;
}

/**
 * The packed rounds of a chunk, as bytes. A query would bring them as text of twice the length and put that together several times
 * over, which costs a worker more than to unpack them.
 */
export async function packedBody(client: PoolClient, { month, batch, ordinal }: ChunkPlace): Promise<Buffer> {
  const which = `month = ${client.escapeLiteral(month)} AND batch_id = ${String(batch)} AND ordinal = ${String(ordinal)}`;
  const copying = copyTo(`COPY (SELECT body FROM round_chunk WHERE ${which}) TO STDOUT (FORMAT binary)`);
  // The last byte comes before the server is ready again, and a connection is given back only when it is.
  const isReady = new Promise((resolve) => client.once('drain', resolve));
  const copied = await buffer(client.query(copying));
  await isReady;
  if (copied.length < BEFORE + BEHIND)
    throw new Error(`Chunk ${String(ordinal)} of batch ${String(batch)} is not stored any more.`);
  return copied.subarray(BEFORE, -BEHIND);
}
