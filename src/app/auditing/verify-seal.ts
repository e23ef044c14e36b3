import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { DataSource, EntityManager } from 'typeorm';
import type { AuditManifest } from '../../core/auditing/manifest';
import { Failure } from '../../core/failures/failure';
import { sha256 } from '../../io/files/digest';
import { guardFaults } from '../../io/postgres/store/append-only';
import { bodyOf, chunksOfAudit } from '../../io/postgres/store/audits/audit-reader';
import { auditOf, type StoredAudit } from '../../io/postgres/store/audits/audit-store';
import { countStored, sealEntries, sealRow, type SealEntry } from '../../io/postgres/store/audits/seal-reader';
import { figuresDigest } from '../../io/postgres/store/audits/sealed-figures';
import type { RulesService } from '../rules-service';
import { auditedFiles } from './audited-files';
import { batchesIn, measured, rulesText } from './seal-audit';

const unpack = promisify<Buffer, Buffer>(gunzip);

/** `unverified`: nothing amiss was seen, and not everything was looked at. */
export type SealState = 'holds' | 'altered' | 'unverified';

export interface VerifiedSeal {
  readonly audit: string;
  readonly seal: string;
  readonly state: SealState;
  /** A sentence for each thing that is not as it was sealed. */
  readonly faults: readonly string[];
  /** What was not looked at, and why. */
  readonly remarks: readonly string[];
}

const OLD_SEAL =
  'It was sealed by a release that did not seal its counts and where its findings were; those were not verified.';

/**
 * Holds all that is stored of a sealed audit against its seal as the log has it, in constant memory: its rounds, findings, problems, rules,
 * counts, and whether the database still refuses to change them.
 */
export async function verifySeal(
  dataSource: DataSource,
  rules: RulesService,
  id: string,
  how: 'wholly' | 'briefly' = 'wholly',
): Promise<VerifiedSeal> {
  const [entry, ...further] = await sealEntries(dataSource, id);
  const row = await sealRow(dataSource, id);
  const audit = await auditOf(dataSource, id);
  if (entry === undefined && row === undefined)
    throw audit === undefined
      ? new Failure('NO_SUCH_AUDIT', `There is no audit "${id}"; house-rules audit list names them all.`)
      : new Failure('BAD_ARGUMENT', `Audit ${id} is not sealed; house-rules audit seal ${id} seals it.`);
  const faults: string[] = [...(await guardFaults(dataSource.manager))];
  const remarks: string[] = [];
  const seal = row?.digest ?? entry?.digest ?? '';
  const done = (): VerifiedSeal => {
    const state = faults.length > 0 ? 'altered' : how === 'wholly' ? 'holds' : 'unverified';
    return { audit: id, seal, state, faults, remarks };
  };
  if (entry === undefined) faults.push(`No entry of the log seals audit ${id}, though it has a seal.`);
  if (further.length > 0) faults.push(`The log seals audit ${id} more than once.`);
  if (entry !== undefined && row === undefined)
    faults.push(`The seal of audit ${id}, which entry ${String(entry.seq)} of the log tells of, was taken away.`);
  if (audit === undefined) faults.push(`Audit ${id}, which was sealed, was taken away.`);
  if (row === undefined || audit === undefined) return done();
  if (entry !== undefined && entry.digest !== row.digest)
    faults.push(`The seal of audit ${id} is not the one that entry ${String(entry.seq)} of the log has.`);
  if (sha256(row.manifest) !== row.digest) {
    faults.push(`The manifest of audit ${id} was altered: it does not have the seal.`);
    return done();
  }
  const manifest = JSON.parse(row.manifest) as AuditManifest;
  faults.push(...differences(audit, manifest));
  await dataSource.transaction('REPEATABLE READ', async (manager) => {
    if (how === 'briefly') faults.push(...(await missing(manager, manifest)));
    else faults.push(...(await contentFaults(dataSource, manager, rules, audit, manifest, entry)));
  });
  if (how === 'wholly' && entry?.figures === null) remarks.push(OLD_SEAL);
  if (how === 'briefly')
    remarks.push(`Only what is missing was looked for; house-rules audit verify ${id} looks at all of it.`);
  return done();
}

/** What the row of an audit has otherwise than its manifest says. */
function differences(audit: StoredAudit, manifest: AuditManifest): readonly string[] {
  const now = {
    ...{ state: audit.state, startedBy: audit.startedBy, startedAt: audit.startedAt.toISOString() },
    ...{
      scope: JSON.parse(audit.scope) as unknown,
      checksVersion: audit.checksVersion,
      rulesChange: audit.rulesChange,
    },
    ...{ digest: audit.digest, result: audit.result },
  };
  const then: typeof now = { ...now, ...manifest, state: 'finished', digest: manifest.findings.sha256 };
  return (Object.keys(now) as (keyof typeof now)[])
    .filter((field) => canonical(now[field]) !== canonical(then[field]))
    .map((field) => `${NAMES[field]} audit ${audit.id} was altered after it was sealed.`);
}

const NAMES = {
  state: 'The state of',
  startedBy: 'Who began',
  startedAt: 'The beginning of',
  scope: 'The scope of',
  checksVersion: 'The version of the checks of',
  rulesChange: 'The state of the rules of',
  digest: 'The digest of',
  result: 'The result of',
} as const;

/** Whatever order the store keeps the parts of a value in; doubts that older seals did not count are none. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, one: unknown) => {
    if (typeof one !== 'object' || one === null || Array.isArray(one)) return one;
    const parts = Object.entries(one).filter(([name, part]) => !(name === 'suspect' && part === 0));
    return Object.fromEntries(parts.sort(([first], [second]) => (first < second ? -1 : 1)));
  });
}

/** Whether there are as many parts and findings as there were. */
async function missing(manager: EntityManager, { audit, rounds, result }: AuditManifest): Promise<readonly string[]> {
  const stored = await countStored(manager, audit);
  return [
    ...[
      partsMissing(audit, stored.parts, rounds.length),
      countsDiffer(audit, 'findings', stored.findings, result.findings),
    ],
    countsDiffer(audit, 'lines with a problem', stored.problems, result.problems),
  ].flatMap((fault) => fault ?? []);
}

const partsMissing = (audit: string, now: number, then: number): string | undefined =>
  now === then
    ? undefined
    : `Of the rounds of audit ${audit} ${String(now)} parts are stored, and ${String(then)} were sealed.`;

const countsDiffer = (audit: string, what: string, now: number, then: number): string | undefined =>
  now === then ? undefined : `Of audit ${audit} ${String(now)} ${what} are stored, and ${String(then)} were sealed.`;

async function contentFaults(
  dataSource: DataSource,
  manager: EntityManager,
  rules: RulesService,
  audit: StoredAudit,
  manifest: AuditManifest,
  entry: SealEntry | undefined,
): Promise<readonly string[]> {
  const faults = [...(await missing(manager, manifest))];
  const chunks = await chunksOfAudit(manager, audit.id);
  const batches = batchesIn(chunks);
  if (chunks.length === manifest.rounds.length)
    for (const [index, chunk] of chunks.entries()) {
      const part = manifest.rounds[index];
      const body = await unpack(await bodyOf(manager, chunk)).catch(() => undefined);
      if (body === undefined || sha256(body) !== part?.sha256 || chunk.sha256 !== part.sha256)
        faults.push(`Rounds of audit ${audit.id} were altered: ${part?.name ?? ''} is not what was sealed.`);
    }
  const findings = await measured(manager, audit.id, manifest.result, batches);
  if (findings.sha256 !== manifest.findings.sha256)
    faults.push(
      `The findings or problems of audit ${audit.id} are not those that were sealed: a row was altered, added or taken away.`,
    );
  if (entry?.figures != null && (await figuresDigest(manager, audit.id)) !== entry.figures)
    faults.push(
      `What is counted of audit ${audit.id}, or where its findings were, is not what was sealed: a row was altered, added or taken away.`,
    );
  if (canonical(await auditedFiles(dataSource, audit, batches)) !== canonical(manifest.files))
    faults.push(`What is stored of the files of audit ${audit.id} is not what was sealed.`);
  if (sha256(await rulesText(dataSource, rules, manifest)) !== manifest.rules.sha256)
    faults.push(`The rules that audit ${audit.id} rests on are not those that were sealed.`);
  return faults;
}

/** Every seal that the log or the store knows of, one after another. */
export async function* verifySeals(dataSource: DataSource, rules: RulesService): AsyncGenerator<VerifiedSeal> {
  const rows = await dataSource.query<{ audit: string }[]>(
    `SELECT audit FROM (SELECT subject AS audit, seq FROM change_log WHERE action = 'seal-audit'
       UNION SELECT audit_id, change FROM audit_seal) AS known GROUP BY audit ORDER BY min(seq)`,
  );
  for (const { audit } of rows) yield await verifySeal(dataSource, rules, audit);
}

/** Beyond so much, whoever looks at an audit is told how to verify it instead. */
export interface SealLimits {
  readonly rounds: number;
  readonly findings: number;
}

/** How the seal of an audit stands, looked at as closely as whoever asks can wait for; none where it has none. */
export async function sealStateOf(
  dataSource: DataSource,
  rules: RulesService,
  { id, seal, result }: StoredAudit,
  limits: SealLimits,
): Promise<VerifiedSeal | undefined> {
  if (seal === null) {
    const [entry] = await sealEntries(dataSource, id);
    return entry && verifySeal(dataSource, rules, id, 'briefly');
  }
  const isSmall = result !== null && result.rounds <= limits.rounds && result.findings <= limits.findings;
  return verifySeal(dataSource, rules, id, isSmall ? 'wholly' : 'briefly');
}
