import DataLoader from 'dataloader';
import type { DataSource } from 'typeorm';
import { countsOf, groupsOf } from '../app/auditing/ask-findings';
import { isWorkerPresent } from '../app/auditing/waiting-audits';
import type { FindingFilter } from '../core/auditing/finding-filter';
import { findingName, type FindingName } from '../core/auditing/finding-name';
import { NO_GROUPS, type CutGroups, type Grouping } from '../core/auditing/finding-groups';
import type { PlacedProblem, ToldProblem } from '../core/auditing/told-findings';
import { grouped } from '../core/values/grouped';
import { problemPages } from '../io/postgres/store/audits/audit-reader';
import { auditsNamed, type StoredAudit } from '../io/postgres/store/audits/audit-store';
import { sumsOfAudits, type ChunkSums } from '../io/postgres/store/audits/chunk-store';
import {
  findingPages,
  latestBreaches,
  type FindingPlace,
  type StoredFinding,
} from '../io/postgres/store/audits/finding-reader';
import { marksOn, type StoredMark } from '../io/postgres/store/audits/mark-store';
import { roundKey, roundTexts } from '../io/postgres/store/audits/round-reader';

interface Asked {
  readonly audit: string;
  readonly filter: FindingFilter;
}
export interface GroupsAsked extends Asked {
  readonly by: Grouping;
  readonly most: number;
}
export interface PageAsked extends Asked {
  readonly after: FindingPlace | undefined;
  readonly most: number;
}
export interface ProblemsAsked {
  readonly audit: string;
  readonly after: Pick<ToldProblem, 'batch' | 'line' | 'kind'> | undefined;
  readonly most: number;
}

/** What is read of audits in one request: one statement for all that is asked for in the same way, however many audits or findings are asked. */
export interface AuditLoaders {
  /** Whether a worker runs; asked once. */
  readonly isWorked: () => Promise<boolean>;
  readonly audits: DataLoader<string, StoredAudit | undefined>;
  readonly sums: DataLoader<string, ChunkSums>;
  readonly findings: DataLoader<PageAsked, readonly StoredFinding[], string>;
  readonly counts: DataLoader<Asked, number, string>;
  readonly groups: DataLoader<GroupsAsked, CutGroups, string>;
  readonly problems: DataLoader<ProblemsAsked, readonly PlacedProblem[], string>;
  readonly marks: DataLoader<FindingName, readonly StoredMark[], string>;
  /** The text of the round that a finding is on. */
  readonly rounds: DataLoader<StoredFinding, string | undefined, string>;
  readonly breaches: DataLoader<{ readonly clause: string; readonly most: number }, readonly StoredFinding[], string>;
}

export function auditLoaders(dataSource: DataSource): AuditLoaders {
  let isWorked: Promise<boolean> | undefined;
  return {
    isWorked: () => (isWorked ??= isWorkerPresent(dataSource)),
    audits: new DataLoader(async (ids) => {
      const known = new Map((await auditsNamed(dataSource, ids)).map((audit) => [audit.id, audit]));
      return ids.map((id) => known.get(id));
    }),
    sums: new DataLoader(async (ids) => {
      const sums = await sumsOfAudits(dataSource, ids);
      return ids.map((id) => sums.get(id) ?? new Error(`Audit ${id} has no sums.`));
    }),
    findings: alike<PageAsked, readonly StoredFinding[]>('audit', async (audits, { filter, after, most }) => {
      const rows = grouped(await findingPages(dataSource, audits, filter, after, most), ({ audit }) => audit);
      return (audit) => rows.get(audit) ?? [];
    }),
    counts: alike<Asked, number>('audit', async (audits, { filter }) => {
      const counts = await countsOf(dataSource, audits, filter);
      return (audit) => counts.get(audit) ?? 0;
    }),
    groups: alike<GroupsAsked, CutGroups>('audit', async (audits, { by, filter, most }) => {
      const groups = await groupsOf(dataSource, audits, by, filter, most);
      return (audit) => groups.get(audit) ?? NO_GROUPS;
    }),
    problems: alike<ProblemsAsked, readonly PlacedProblem[]>('audit', async (audits, { after, most }) => {
      const rows = grouped(await problemPages(dataSource, audits, after, most), ({ audit }) => audit);
      return (audit) => rows.get(audit) ?? [];
    }),
    marks: new DataLoader(
      async (findings) => {
        const marks = grouped(await marksOn(dataSource, findings), findingName);
        return findings.map((finding) => marks.get(findingName(finding)) ?? []);
      },
      { cacheKeyFn: findingName },
    ),
    rounds: new DataLoader(
      async (findings) => {
        const places = findings.map(({ audit, batch, line, month }) => ({ audit, batch, line, month }));
        const texts = await roundTexts(dataSource, places);
        return findings.map((finding) => texts.get(roundKey(finding)));
      },
      { cacheKeyFn: (finding: StoredFinding) => findingName(finding) },
    ),
    breaches: alike<{ readonly clause: string; readonly most: number }, readonly StoredFinding[]>(
      'clause',
      async (clauses, { most }) => {
        const rows = grouped(await latestBreaches(dataSource, clauses, most), ({ clause }) => clause);
        return (clause) => rows.get(clause) ?? [];
      },
    ),
  };
}

/** Questions that differ in one thing alone are answered by one statement. */
function alike<Question extends object, Answer>(
  differing: string & keyof Question,
  answer: (subjects: readonly string[], rest: Question) => Promise<(subject: string) => Answer>,
): DataLoader<Question, Answer, string> {
  const subjectOf = (question: Question): string => String(question[differing]);
  return new DataLoader<Question, Answer, string>(
    async (questions) => {
      const groups = grouped(questions, (question) => JSON.stringify({ ...question, [differing]: undefined }));
      const answers = new Map<Question, Answer>();
      for (const group of groups.values()) {
        const [first] = group;
        if (first === undefined) continue;
        const answerTo = await answer([...new Set(group.map(subjectOf))], first);
        for (const question of group) answers.set(question, answerTo(subjectOf(question)));
      }
      return questions.map((question) => answers.get(question) as Answer);
    },
    { cacheKeyFn: (question) => JSON.stringify(question) },
  );
}
