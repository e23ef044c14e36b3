import { gunzipSync } from 'node:zlib';
import type { DataSource } from 'typeorm';
import { linesKept } from '../../../../core/auditing/round-lines';
import type { FindingName } from '../../../../core/auditing/finding-name';

/** Where a round that was judged is kept. */
export interface RoundPlace extends Pick<FindingName, 'audit' | 'batch' | 'line'> {
  readonly month: string;
}

interface ChunkOfRound extends RoundPlace {
  readonly ordinal: number;
}

/** The text of rounds that were judged, as they came; those that are no longer kept are left out. Each chunk is unpacked once. */
export async function roundTexts(
  dataSource: DataSource,
  asked: readonly RoundPlace[],
): Promise<ReadonlyMap<string, string>> {
  const places = await dataSource.query<ChunkOfRound[]>(
    `SELECT asked.audit, asked.batch, asked.line, asked.month, chunk.ordinal
     FROM jsonb_to_recordset($1) AS asked (audit text, batch integer, line integer, month text)
     JOIN audit_chunk AS chunk ON chunk.audit_id = asked.audit AND chunk.batch_id = asked.batch AND chunk.month = asked.month::date
       AND chunk.first_line <= asked.line AND chunk.last_line >= asked.line`,
    [JSON.stringify(asked)],
  );
  const chunks = new Map(places.map((place) => [chunkKey(place), place]));
  const bodies = await dataSource.query<(Pick<ChunkOfRound, 'batch' | 'ordinal' | 'month'> & { body: Buffer })[]>(
    `SELECT round_chunk.batch_id AS batch, round_chunk.ordinal, asked.month, round_chunk.body
     FROM jsonb_to_recordset($1) AS asked (batch integer, ordinal integer, month text)
     JOIN round_chunk ON round_chunk.month = asked.month::date AND round_chunk.batch_id = asked.batch AND round_chunk.ordinal = asked.ordinal`,
    [JSON.stringify([...chunks.values()].map(({ batch, ordinal, month }) => ({ batch, ordinal, month })))],
  );
  const found = new Map<string, string>();
  for (const chunk of bodies) {
    const wanted = new Set(places.filter((place) => chunkKey(place) === chunkKey(chunk)).map(({ line }) => line));
    for (const { line, kind, text } of linesKept(gunzipSync(chunk.body).toString()))
      if (kind === '=' && wanted.has(line)) found.set(roundKey({ ...chunk, line }), text);
  }
  return found;
}

/** Rounds are known by batch and line. */
export const roundKey = ({ batch, line }: Pick<RoundPlace, 'batch' | 'line'>): string =>
  `${String(batch)} ${String(line)}`;

const chunkKey = ({ batch, ordinal }: Pick<ChunkOfRound, 'batch' | 'ordinal'>): string =>
  `${String(batch)} ${String(ordinal)}`;
