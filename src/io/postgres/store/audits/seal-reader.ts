import type { DataSource, EntityManager } from 'typeorm';

/** What the log says of a seal. */
export interface SealEntry {
  readonly seq: number;
  readonly digest: string | null;
  /** Of what was counted and where findings were; older seals have none. */
  readonly figures: string | null;
}

/** A detail that is no JSON any more says nothing; the log itself tells that it was altered. */
export async function sealEntries(dataSource: DataSource, audit: string): Promise<readonly SealEntry[]> {
  const rows = await dataSource.query<{ seq: number; detail: string }[]>(
    `SELECT seq, detail FROM change_log WHERE action = 'seal-audit' AND subject = $1 ORDER BY seq`,
    [audit],
  );
  return rows.map(({ seq, detail }) => {
    const { digest, figures } = partsOf(detail);
    return { seq, digest: digest ?? null, figures: figures ?? null };
  });
}

function partsOf(detail: string): { readonly digest?: string; readonly figures?: string } {
  try {
    return JSON.parse(detail) as { readonly digest?: string; readonly figures?: string };
  } catch {
    return {};
  }
}

export async function sealRow(
  dataSource: DataSource,
  audit: string,
): Promise<{ readonly digest: string; readonly manifest: string } | undefined> {
  const [row] = await dataSource.query<{ digest: string; manifest: string }[]>(
    'SELECT digest, manifest FROM audit_seal WHERE audit_id = $1',
    [audit],
  );
  return row;
}

/** How much is stored of an audit. */
export async function countStored(
  manager: EntityManager,
  audit: string,
): Promise<{ readonly parts: number; readonly findings: number; readonly problems: number }> {
  const [row] = await manager.query<{ parts: number; findings: number; problems: number }[]>(
    `SELECT (SELECT count(*) FROM audit_chunk AS chunk JOIN round_chunk ON round_chunk.month = chunk.month
         AND round_chunk.batch_id = chunk.batch_id AND round_chunk.ordinal = chunk.ordinal WHERE chunk.audit_id = $1)::float8 AS parts,
       (SELECT count(*) FROM finding WHERE audit_id = $1)::float8 AS findings,
       (SELECT count(*) FROM audit_problem WHERE audit_id = $1)::float8 AS problems`,
    [audit],
  );
  return row ?? { parts: 0, findings: 0, problems: 0 };
}
