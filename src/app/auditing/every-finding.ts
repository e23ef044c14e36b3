import type { DataSource } from 'typeorm';
import type { FindingFilter } from '../../core/auditing/finding-filter';
import { findingName } from '../../core/auditing/finding-name';
import type { ReportedFinding } from '../../core/exports/audit/audit-report';
import { grouped } from '../../core/values/grouped';
import { findingPages, type FindingPlace, type StoredFinding } from '../../io/postgres/store/audits/finding-reader';
import type { StoredAudit } from '../../io/postgres/store/audits/audit-store';
import { marksOn } from '../../io/postgres/store/audits/mark-store';
import type { RuleBook } from '../rule-book';
import type { RulesService } from '../rules-service';
import { rulesOfVersion } from './rules-of-audit';

const AT_ONCE = 2_000;

/** All findings of an audit that are meant, in the order of the file; a page in memory at a time. */
export async function* everyFinding(
  dataSource: DataSource,
  rules: RulesService,
  audit: Pick<StoredAudit, 'id' | 'rulesChange'>,
  filter: FindingFilter = {},
): AsyncGenerator<readonly ReportedFinding[]> {
  const { book } = await rules.after(audit.rulesChange);
  for (let after: FindingPlace | undefined; ;) {
    const page = await findingPages(dataSource, [audit.id], filter, after, AT_ONCE);
    if (page.length > 0) yield withMarks(dataSource, book, page);
    if (page.length < AT_ONCE) return;
    after = page.at(-1);
  }
}

/** Findings as a report tells them, with the rules they rest on and what people made of them. */
export async function withMarks(
  dataSource: DataSource,
  book: RuleBook,
  findings: readonly StoredFinding[],
): Promise<readonly ReportedFinding[]> {
  const marked = findings.filter(({ mark }) => mark !== null);
  const marks = grouped(marked.length === 0 ? [] : await marksOn(dataSource, marked), findingName);
  return findings.map(({ cause, ...finding }) => ({
    ...finding,
    ...rulesOfFinding(book, finding),
    id: findingName(finding),
    followsFrom: cause === null ? null : findingName({ ...finding, place: cause }),
    marks: (marks.get(findingName(finding)) ?? []).map(({ mark, note, by, at }) => ({
      ...{ mark, note, by, at: at.toISOString() },
    })),
  }));
}

function rulesOfFinding(book: RuleBook, { game, ruleSet: version }: Pick<StoredFinding, 'game' | 'ruleSet'>) {
  const { ruleSet: rules, instruments } = rulesOfVersion(book, game, version);
  return { rules, instruments };
}
