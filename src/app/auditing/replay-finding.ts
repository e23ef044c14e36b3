import type { DataSource } from 'typeorm';
import type { Explanation } from '../../core/explain/explanation';
import { Failure } from '../../core/failures/failure';
import { findingsNamed, type StoredFinding } from '../../io/postgres/store/audits/finding-reader';
import { roundKey, roundTexts } from '../../io/postgres/store/audits/round-reader';
import { RoundExplainer } from '../explain-round';
import type { RuleBook } from '../rule-book';
import type { RulesService } from '../rules-service';
import { knownAudit } from './manage-audit';
import { findingNamed } from './mark-findings';

export interface ReplayedFinding {
  readonly finding: StoredFinding;
  /** The rules of its audit. */
  readonly rules: RuleBook;
  /** The round as it was recorded, and judged again by the rules of the audit, step by step; absent where it is no longer kept. */
  readonly record: unknown;
  readonly explanation: Explanation | undefined;
}

export async function replayFinding(
  dataSource: DataSource,
  rules: RulesService,
  name: string,
): Promise<ReplayedFinding> {
  const [finding] = await findingsNamed(dataSource, [findingNamed(name)]);
  if (finding === undefined)
    throw new Failure('BAD_ARGUMENT', `There is no finding ${name}, or its rounds are no longer kept.`);
  const { rulesChange } = await knownAudit(dataSource, finding.audit);
  const { book } = await rules.after(rulesChange);
  const text = (await roundTexts(dataSource, [finding])).get(roundKey(finding));
  if (text === undefined) return { finding, rules: book, record: undefined, explanation: undefined };
  const record: unknown = JSON.parse(text);
  return { finding, rules: book, record, explanation: new RoundExplainer(book).explain(record) };
}
