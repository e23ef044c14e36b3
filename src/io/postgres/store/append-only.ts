import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';

/** For each table that is append-only, as a whole or for what is sealed: its triggers and the functions they call. */
const TRIGGERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  change_log: { append_only: 'refuse_change', chain_change: 'chain_change' },
  ...Object.fromEntries(
    [
      ...['edition', 'clause', 'fact_layer', 'fact', 'clause_reference', 'definition', 'term_use', 'effect'],
      ...['link_review', 'api_key', 'api_key_revocation', 'upload', 'audit_seal', 'audit_cancellation', 'retention'],
      'finding_mark',
    ].map((table) => [table, { append_only: 'refuse_change' }]),
  ),
  finding: { append_only: 'refuse_change', append_only_rows: 'refuse_change', sealed: 'refuse_change_of_sealed' },
  audit_problem: { append_only: 'refuse_change', append_only_rows: 'refuse_change', sealed: 'refuse_change_of_sealed' },
  round_chunk: { append_only: 'refuse_change', append_only_rows: 'refuse_change' },
  ...Object.fromEntries(
    ['audit_chunk', 'audit_hour', 'clause_breach', 'finding_group', 'foremost_finding'].map((table) => [
      table,
      { append_only: 'refuse_change', sealed: 'refuse_change_of_sealed' },
    ]),
  ),
  audit: { append_only: 'refuse_change', sealed: 'refuse_change_of_sealed_audit' },
  batch: {
    append_only: 'refuse_change',
    sealed: 'refuse_change_of_sealed_file',
    sealed_rows: 'refuse_change_of_sealed_file',
  },
};

/** Parts of a table by month have the triggers of its rows, and one of their own against being emptied. */
const OF_PARTS: Readonly<Record<string, readonly string[]>> = {
  finding: ['append_only', 'append_only_rows', 'sealed'],
  round_chunk: ['append_only', 'append_only_rows'],
};

/** SHA-256 of what each function says, so that one that refuses nothing any more is known. */
const FUNCTIONS: Readonly<Record<string, string>> = {
  refuse_change: '4d8427504b37064a8cec3803ae4a2d707bc3314effb775df8bac514c263b5e02',
  chain_change: '4739de34b9feb20ddf39f8b5737f0348f2ae6edff45fe0f23e544a30fe495266',
  refuse_change_of_sealed: '0510b9f173c971553584006155c512f4b81482107c71684a177653fa23ac8ab3',
  refuse_change_of_sealed_audit: '1a35ee29d2e6182efb75e09258f163fdb93f74525bba4e84847a97be1d33f5eb',
  refuse_change_of_sealed_file: 'a6c91251c4de8e9a04dc72d7ae9494740075da21f42e17ffaa8a2288b9c99b9a',
};

interface HeldTrigger {
  readonly table: string;
  /** Of which it is a part. */
  readonly parent: string | null;
  /** Absent where the table has none. */
  readonly trigger: string | null;
  readonly enabled: string;
  readonly calls: string;
}

/** What keeps the log, findings and sealed audits from being changed, where it is not as it was made: a sentence for each fault. */
export async function guardFaults(manager: EntityManager): Promise<readonly string[]> {
  const held = await manager.query<HeldTrigger[]>(
    `SELECT own.relname AS "table", parent.relname AS parent, tgname AS trigger, tgenabled AS enabled, proname AS calls
     FROM pg_class AS own LEFT JOIN pg_inherits ON inhrelid = own.oid LEFT JOIN pg_class AS parent ON parent.oid = inhparent
       LEFT JOIN pg_trigger ON tgrelid = own.oid AND NOT tgisinternal LEFT JOIN pg_proc ON pg_proc.oid = tgfoid
     WHERE own.relnamespace = 'public'::regnamespace AND own.relkind IN ('r', 'p') AND coalesce(parent.relname, own.relname) = ANY($1)
     ORDER BY own.relname`,
    [Object.keys(TRIGGERS)],
  );
  const functions = await manager.query<{ name: string; source: string }[]>(
    `SELECT proname AS name, prosrc AS source FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND proname = ANY($1) ORDER BY 1`,
    [Object.keys(FUNCTIONS)],
  );
  return [...faultsOfTriggers(held), ...faultsOfFunctions(functions)];
}

function faultsOfTriggers(held: readonly HeldTrigger[]): readonly string[] {
  const tables = new Map(held.map(({ table, parent }) => [table, parent]));
  const known = new Map(held.map((one) => [`${one.table} ${String(one.trigger)}`, one]));
  return [...tables].flatMap(([table, parent]) => {
    const expected = TRIGGERS[parent ?? table] ?? {};
    const names = parent === null ? Object.keys(expected) : (OF_PARTS[parent] ?? []);
    return names.flatMap((name) => {
      const found = known.get(`${table} ${name}`);
      if (found === undefined)
        return [`Trigger ${name} of ${table} was dropped: the database refuses changes there no more.`];
      if (found.enabled !== 'O' && found.enabled !== 'A')
        return [`Trigger ${name} of ${table} was switched off: the database refuses changes there no more.`];
      if (found.calls !== expected[name])
        return [`Trigger ${name} of ${table} calls ${found.calls}, and not ${String(expected[name])}.`];
      return [];
    });
  });
}

function faultsOfFunctions(
  functions: readonly { readonly name: string; readonly source: string }[],
): readonly string[] {
  const known = new Map(functions.map(({ name, source }) => [name, hashOf(source)]));
  return Object.entries(FUNCTIONS)
    .filter(([name, hash]) => known.get(name) !== hash)
    .map(([name]) => `Function ${name}, which refuses changes, was replaced or dropped.`);
}

/** Whatever line ends a checkout of the migrations had. */
const hashOf = (source: string): string => createHash('sha256').update(source.replaceAll('\r\n', '\n')).digest('hex');
