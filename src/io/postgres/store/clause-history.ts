import type { DataSource } from 'typeorm';

/** A clause in one edition, where it differs from the edition of the same kind before. */
export interface StoredVersion {
  readonly instrument: string;
  readonly book: string;
  readonly label: string;
  readonly kind: 'sources' | 'text';
  readonly learntAt: Date;
  readonly compilation: string;
  readonly inForceFrom: string | null;
  readonly inForceTo: string | null;
  readonly inForceBasis: string | null;
  readonly inForceReason: string | null;
  readonly heading: string;
  readonly words: string;
  /** Undefined for the first. */
  readonly before: string | null;
}

/** The versions of these clauses, oldest first; editions that say the same are one version. */
export const versionsOf = (
  dataSource: DataSource,
  clauses: readonly { readonly instrument: string; readonly book: string; readonly label: string }[],
): Promise<readonly StoredVersion[]> =>
  dataSource.query<StoredVersion[]>(
    `SELECT * FROM (
       SELECT edition.id, edition.instrument_id AS instrument, clause.book, clause.label, edition.kind, edition.learnt_at AS "learntAt",
         edition.compilation, to_char(in_force_from, 'YYYY-MM-DD') AS "inForceFrom", to_char(in_force_to, 'YYYY-MM-DD') AS "inForceTo",
         in_force_basis AS "inForceBasis", in_force_reason AS "inForceReason", clause.heading, clause.body AS words,
         lag(clause.body) OVER own AS before, lag(clause.heading) OVER own AS headed
       FROM unnest($1::text[], $2::text[], $3::text[]) AS asked (instrument, book, label)
       JOIN edition ON edition.instrument_id = asked.instrument
       JOIN clause ON clause.edition_id = edition.id AND clause.book = asked.book AND clause.label = asked.label
       WINDOW own AS (PARTITION BY edition.instrument_id, clause.book, clause.label, edition.kind, edition.compilation ORDER BY edition.id, clause.ordinal)
     ) AS version
     WHERE before IS NULL OR words <> before OR heading <> headed
     ORDER BY id`,
    [clauses.map(({ instrument }) => instrument), clauses.map(({ book }) => book), clauses.map(({ label }) => label)],
  );

export interface StoredEdition {
  readonly instrument: string;
  readonly kind: 'sources' | 'text';
  readonly compilation: string;
  readonly sha256: string;
  readonly learntAt: Date;
  readonly change: number;
}

export const editionsOf = (dataSource: DataSource, instruments: readonly string[]): Promise<readonly StoredEdition[]> =>
  dataSource.query<StoredEdition[]>(
    `SELECT instrument_id AS instrument, kind, compilation, sha256, learnt_at AS "learntAt", change
     FROM edition WHERE instrument_id = ANY($1) ORDER BY id`,
    [instruments],
  );
