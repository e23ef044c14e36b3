import { gunzipSync } from 'node:zlib';
import type { DataSource } from 'typeorm';
import { linesKept } from '../../core/auditing/round-lines';
import { outsideOf, type AuditScope } from '../../core/auditing/scope';
import { Failure } from '../../core/failures/failure';
import type { LineError } from '../../io/files/rounds/line-error';
import type { RoundChunk } from '../../io/files/rounds/round-chunk';
import { bodyOf, chunksOfAudit } from '../../io/postgres/store/audits/audit-reader';
import type { RuleBook } from '../rule-book';
import { knownAudit } from './manage-audit';

/** The rounds that an audit is about, as they are stored; one of its parts in memory at a time. */
export async function* auditedRounds(
  dataSource: DataSource,
  rules: Pick<RuleBook, 'localTime'>,
  id: string,
): AsyncGenerator<RoundChunk> {
  const { state, scope } = await knownAudit(dataSource, id);
  if (state === 'receiving')
    throw new Failure('BAD_ARGUMENT', `The file of audit ${id} is still being read; ask again when it has been.`);
  const isOutside = outsideOf(JSON.parse(scope) as AuditScope, rules.localTime.bind(rules));
  for (const chunk of await chunksOfAudit(dataSource.manager, id))
    yield roundsIn(gunzipSync(await bodyOf(dataSource.manager, chunk)).toString(), isOutside);
}

function roundsIn(body: string, isOutside: (value: unknown) => boolean): RoundChunk {
  const lines: string[] = [];
  const at: number[] = [];
  const errors: LineError[] = [];
  for (const { line, kind, text } of linesKept(body)) {
    if (kind !== '=') errors.push({ line, error: text });
    else if (!isOutside(valueOf(text))) {
      lines.push(text);
      at.push(line);
    }
  }
  return { firstLine: at[0] ?? 1, lines, at, errors };
}

/** What is no JSON is outside of nothing, and is told of. */
function valueOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
