import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip, gunzipSync } from 'node:zlib';
import type { DataSource } from 'typeorm';
import { MANIFEST, RULES, SEAL, type AuditManifest } from '../../core/auditing/manifest';
import { Failure } from '../../core/failures/failure';
import { TAR_END, tarHeader, tarPadding } from '../../io/files/bundle/tar';
import { sha256 } from '../../io/files/digest';
import { bodyOf, chunksOfAudit } from '../../io/postgres/store/audits/audit-reader';
import type { RulesService } from '../rules-service';
import { canonicalList } from './canonical-list';
import { knownAudit } from './manage-audit';
import { batchesIn, rulesText } from './seal-audit';

/** Writes a sealed audit as one file: a packed tar whose first member says what the others are. Everything is held against the seal on the way. */
export async function writeBundle(
  dataSource: DataSource,
  rules: RulesService,
  id: string,
  file: string,
): Promise<{ readonly seal: string; readonly bytes: number }> {
  const { seal } = await knownAudit(dataSource, id);
  const [row] = await dataSource.query<{ manifest: string }[]>('SELECT manifest FROM audit_seal WHERE audit_id = $1', [
    id,
  ]);
  if (seal === null || row === undefined)
    throw new Failure('BAD_ARGUMENT', `Audit ${id} is not sealed; house-rules audit seal ${id} seals it.`);
  if (sha256(row.manifest) !== seal) throw altered(id, MANIFEST);
  const unfinished = `${file}.part`;
  try {
    const parts = bundle(dataSource, rules, JSON.parse(row.manifest) as AuditManifest, row.manifest, seal);
    await pipeline(Readable.from(parts), createGzip(), createWriteStream(unfinished));
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new Failure('NO_SUCH_FILE', `${file} cannot be written; name a file in a folder that exists.`);
    throw error;
  }
  return { seal, bytes: (await stat(file)).size };
}

async function* bundle(
  dataSource: DataSource,
  rules: RulesService,
  manifest: AuditManifest,
  manifestText: string,
  seal: string,
): AsyncGenerator<Buffer> {
  const { audit, result } = manifest;
  yield* member(MANIFEST, Buffer.from(manifestText));
  yield* member(SEAL, Buffer.from(`${seal}\n`));
  const ruleText = Buffer.from(await rulesText(dataSource, rules, manifest));
  if (sha256(ruleText) !== manifest.rules.sha256) throw altered(audit, RULES);
  yield* member(RULES, ruleText);
  const chunks = await chunksOfAudit(dataSource.manager, audit);
  if (chunks.length !== manifest.rounds.length) throw altered(audit, 'rounds');
  for (const [index, chunk] of chunks.entries()) {
    const part = manifest.rounds[index];
    const body = gunzipSync(await bodyOf(dataSource.manager, chunk));
    if (sha256(body) !== part?.sha256) throw altered(audit, part?.name ?? 'rounds');
    yield* member(part.name, body);
  }
  const { name, bytes, sha256: expected } = manifest.findings;
  yield tarHeader({ name, bytes });
  const hash = createHash('sha256');
  for await (const line of canonicalList(dataSource.manager, audit, result, batchesIn(chunks))) {
    hash.update(line);
    yield Buffer.from(line);
  }
  if (hash.digest('hex') !== expected) throw altered(audit, name);
  yield tarPadding(bytes);
  yield TAR_END;
}

function* member(name: string, content: Buffer): Generator<Buffer> {
  yield tarHeader({ name, bytes: content.length });
  yield content;
  yield tarPadding(content.length);
}

const altered = (audit: string, what: string): Failure =>
  new Failure('BAD_BUNDLE', `Audit ${audit} cannot be exported: ${what} in the store is not what was sealed.`);
