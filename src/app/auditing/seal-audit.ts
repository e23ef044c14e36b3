import { createHash } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import { BUNDLE_FORMAT, FINDINGS, RULES, roundsPart, type AuditManifest } from '../../core/auditing/manifest';
import type { AuditResult } from '../../core/auditing/counts';
import type { AuditScope } from '../../core/auditing/scope';
import type { Doubt } from '../../core/rules/doubts/doubt';
import { Failure } from '../../core/failures/failure';
import { sha256 } from '../../io/files/digest';
import { chunksOfAudit, problemsOf, type AuditedChunk } from '../../io/postgres/store/audits/audit-reader';
import { doubtsOfAudit, type StoredAudit } from '../../io/postgres/store/audits/audit-store';
import { sumUpFindings } from '../../io/postgres/store/audits/finding-groups';
import { chunksRead } from '../../io/postgres/store/audits/interrupted-batches';
import { figuresDigest } from '../../io/postgres/store/audits/sealed-figures';
import { logChange } from '../../io/postgres/store/change-log';
import { productVersion } from '../product-version';
import type { RulesService } from '../rules-service';
import { auditedFiles } from './audited-files';
import { canonicalList } from './canonical-list';
import { knownAudit } from './manage-audit';

/** Closes an audit for good and returns its seal; sealing again returns the same one. */
export async function sealAudit(dataSource: DataSource, rules: RulesService, id: string, who: string): Promise<string> {
  const audit = await knownAudit(dataSource, id);
  if (audit.seal !== null) return audit.seal;
  if (audit.state !== 'finished' || audit.result === null || audit.digest === null)
    throw new Failure('BAD_ARGUMENT', `Audit ${id} is ${audit.state}; only one that is finished can be sealed.`);
  await refuseIfDropped(dataSource.manager, id);
  const manifest = JSON.stringify(await manifestOf(dataSource, rules, audit, audit.result));
  const seal = sha256(manifest);
  await dataSource.transaction(async (manager) => {
    // Nothing of it is dropped as old any more, nor was while its parts were read.
    await manager.query('LOCK TABLE audit_chunk IN ROW EXCLUSIVE MODE');
    await refuseIfDropped(manager, id);
    // Counted anew from what was just held against the digest, so that no earlier count is sealed unseen.
    await sumUpFindings(manager, id);
    const detail = { digest: seal, manifest: sha256(manifest), figures: await figuresDigest(manager, id) };
    const change = await logChange(manager, { who, action: 'seal-audit', subject: id, detail });
    await manager.query(
      'INSERT INTO audit_seal (audit_id, change, digest, manifest, sealed_by) VALUES ($1, $2, $3, $4, $5)',
      [id, change, seal, manifest, who],
    );
  });
  return seal;
}

/** A seal on what is left would make a bundle that does not replay to what it says. */
async function refuseIfDropped(manager: EntityManager, id: string): Promise<void> {
  if ((await chunksRead(manager, id)) === undefined)
    throw new Failure(
      'BAD_ARGUMENT',
      `Audit ${id} cannot be sealed: some of its rounds are no longer kept (house-rules audit show ${id} says which); start an audit of its file again and seal that one.`,
    );
}

async function manifestOf(
  dataSource: DataSource,
  rules: RulesService,
  audit: StoredAudit,
  result: AuditResult,
): Promise<AuditManifest> {
  const chunks = await chunksOfAudit(dataSource.manager, audit.id);
  const batches = batchesIn(chunks);
  const findings = await measured(dataSource.manager, audit.id, result, batches);
  if (findings.sha256 !== audit.digest)
    throw new Failure(
      'BAD_ARGUMENT',
      `The findings of audit ${audit.id} were altered after it was finished: their digest is not ${audit.digest ?? ''}.`,
    );
  return {
    format: BUNDLE_FORMAT,
    audit: audit.id,
    startedBy: audit.startedBy,
    startedAt: audit.startedAt.toISOString(),
    scope: JSON.parse(audit.scope) as AuditScope,
    release: productVersion(),
    checksVersion: audit.checksVersion,
    rulesChange: audit.rulesChange,
    files: await auditedFiles(dataSource, audit, batches),
    result,
    rules: {
      name: RULES,
      sha256: sha256(await rulesText(dataSource, rules, { audit: audit.id, rulesChange: audit.rulesChange })),
    },
    rounds: chunks.map((chunk, index) => ({
      name: roundsPart(index + 1),
      sha256: chunk.sha256,
      batch: batches.indexOf(chunk.batch) + 1,
    })),
    apart: await setApart(dataSource.manager, audit.id, batches),
    findings: { name: FINDINGS, ...findings },
  };
}

export const batchesIn = (chunks: readonly AuditedChunk[]): readonly number[] => [
  ...new Set(chunks.map(({ batch }) => batch)),
];

/** All rules that were known when the audit began, and what newer texts put in doubt of them: which of them govern a round is part of what replaying shows. */
export async function rulesText(
  dataSource: DataSource,
  rules: RulesService,
  { audit, rulesChange }: Pick<AuditManifest, 'audit' | 'rulesChange'>,
): Promise<string> {
  const { sources, book } = await rules.after(rulesChange);
  const doubts = await doubtsOfAudit(dataSource, audit);
  return JSON.stringify({
    ...{ sources, effects: book.effects },
    ...(doubts !== undefined && { doubts: JSON.parse(doubts) as readonly Doubt[] }),
  });
}

async function setApart(
  manager: EntityManager,
  audit: string,
  batches: readonly number[],
): Promise<AuditManifest['apart']> {
  const apart: AuditManifest['apart'][number][] = [];
  for await (const { batch, line, kind, message } of problemsOf(manager, audit))
    if (kind === 'unjudged') apart.push({ batch: batches.indexOf(batch) + 1, line, message });
  return apart;
}

/** The hash and the length of the canonical list of an audit, a page of it in memory at a time. */
export async function measured(
  manager: EntityManager,
  audit: string,
  result: AuditResult,
  batches: readonly number[],
): Promise<{ readonly sha256: string; readonly bytes: number }> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const line of canonicalList(manager, audit, result, batches)) {
    hash.update(line);
    bytes += Buffer.byteLength(line);
  }
  return { sha256: hash.digest('hex'), bytes };
}
