import type { AuditProgress } from '../app/auditing/audit-progress';
import type { RulesUsed } from '../app/auditing/rules-of-audit';
import type { VerifiedSeal } from '../app/auditing/verify-seal';
import type { StoredAudit } from '../io/postgres/store/audits/audit-store';
import type { AuditScope } from '../core/auditing/scope';
import { placeOfProblem, type PlacedProblem } from '../core/auditing/told-findings';
import { NOTHING_JUDGED, scopeSaid } from '../core/exports/audit/audit-words';
import { judgedBy } from '../core/findings/judged-by';
import { counted } from '../core/values/counted';
import { writeLine } from './output';

/** An audit as `--json` tells it. */
export function told(
  audit: StoredAudit,
  progress?: AuditProgress,
  rules?: readonly RulesUsed[],
): Readonly<Record<string, unknown>> {
  const { id, state, problem, fileName, startedBy, startedAt, finishedAt, scope, rulesChange, checksVersion } = audit;
  return {
    ...{
      audit: id,
      state,
      problem,
      file: fileName,
      scope: JSON.parse(scope) as unknown,
      startedBy,
      startedAt,
      finishedAt,
    },
    ...{ rulesChange, checksVersion, result: audit.result, digest: audit.digest, seal: audit.seal },
    ...(rules && { rules }),
    ...(progress && { progress }),
  };
}

/** So many problems are told one by one; the report has the rest. */
export const SHOWN_PROBLEMS = 5;

export function printAudit(
  audit: StoredAudit,
  progress: AuditProgress & { readonly waitsFor: string | null },
  first: readonly PlacedProblem[],
  rules: readonly RulesUsed[],
  sealed: VerifiedSeal | undefined,
): void {
  const { rounds, complies, breaches, indeterminate, outside, problems, findings, suspect, parts, partsDone } =
    progress;
  const count = (number: number): string => number.toLocaleString('en');
  writeLine(
    `Audit ${audit.id} of ${audit.fileName ?? 'stored rounds'}: ${audit.seal === null ? audit.state : 'sealed'}`,
  );
  if (audit.scope !== '{}') writeLine(`  restricted to   ${scopeSaid(JSON.parse(audit.scope) as AuditScope)}`);
  if (audit.problem !== null) writeLine(`  problem         ${audit.problem}`);
  if (progress.waitsFor !== null) writeLine(`  waits           ${progress.waitsFor}`);
  if (audit.state !== 'finished') writeLine(`  judged          ${count(partsDone)} of ${count(parts)} parts`);
  writeLine(
    `  rounds          ${count(rounds)}: ${count(complies)} comply, ${count(breaches)} breach, ${count(indeterminate)} cannot be told`,
  );
  if (outside > 0) writeLine(`  left out        ${counted(outside, 'round', 'rounds', count)} that it is not about`);
  if (audit.state === 'finished' && rounds === 0) writeLine(`  so              ${NOTHING_JUDGED}`);
  writeLine(`  findings        ${count(findings)}`);
  if (suspect > 0) writeLine(`  in doubt        ${count(suspect)} of them rest on words that a newer text has changed`);
  if (problems > 0)
    writeLine(
      `  problems        ${problems === 1 ? '1 line that could not be judged or has the id of another' : `${count(problems)} lines that could not be judged or have the id of another`}`,
    );
  for (const problem of first) writeLine(`    ${placeOfProblem(problem)}: ${problem.message}`);
  if (problems > first.length && first.length > 0)
    writeLine(`    and ${count(problems - first.length)} more; house-rules audit problems ${audit.id} lists them`);
  for (const { rounds: own, ...used } of rules)
    writeLine(`  by              ${judgedBy(used)}: ${counted(own, 'round', 'rounds', count)}`);
  if (audit.digest !== null) writeLine(`  digest          ${audit.digest}`);
  if (audit.seal !== null) writeLine(`  seal            ${audit.seal}`);
  if (sealed?.state === 'holds') writeLine('  sealed          and all that is stored of it is as it was sealed');
  for (const fault of sealed?.faults ?? []) writeLine(`  ALTERED         ${fault}`);
  for (const told of sealed?.remarks ?? []) writeLine(`  not verified    ${told}`);
}
