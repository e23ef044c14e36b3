import type { Grouping } from '../../auditing/finding-groups';
import type { AuditScope } from '../../auditing/scope';
import { printCount, printShare, printSums } from './amounts';
import type { AuditReport, ReportedAudit, ReportedCheck, ReportedFinding } from './audit-report';
import { judgedBy } from '../../findings/judged-by';
import { counted } from '../../values/counted';

const grouped = (count: number, one: string, many = `${one}s`): string => counted(count, one, many, printCount);

/** Words that both the page and the printed report use. */
export const titleOf = ({ files, id }: ReportedAudit): string =>
  files.length === 1 ? `Audit of ${bareName(files[0]?.name ?? id)}` : `Audit ${id} of stored rounds`;

/** Without the folders: whoever reads the report has others. */
export const bareName = (path: string): string => path.replace(/^.*[/\\]/, '');

export const aboutOf = ({ id, startedBy, finishedAt, seal }: ReportedAudit): string =>
  `Audit ${id}, made by ${startedBy} and finished on ${finishedAt.slice(0, 10)}${seal === null ? '' : '; sealed'}.`;

/** What somebody needs to hold the report against the audit, or to make it again. */
export const basisOf = (audit: ReportedAudit): readonly (readonly [string, string])[] => [
  ['Audit', audit.id],
  ...audit.files.flatMap(({ name, sha256, bytes, lines, state }): readonly (readonly [string, string])[] => [
    [
      'File',
      `${name}, ${bytes === null ? '' : `${printCount(bytes)} bytes, `}${grouped(lines, 'line')}${state === 'whole' ? '' : `, ${state}`}`,
    ],
    ['SHA-256 of the file', sha256 ?? 'not known'],
  ]),
  ['Restricted to', restriction(audit)],
  ['Made by', `${audit.startedBy}, ${audit.startedAt} to ${audit.finishedAt}`],
  ['Rules', `as known after change ${String(audit.rulesChange)}`],
  ...audit.rules.map(
    ({ ruleSet, instruments, version, rounds }) =>
      [ruleSet, [...instruments, version, grouped(rounds, 'round')].join(', ')] as const,
  ),
  ['Checks', audit.checksVersion],
  ['Digest of all findings', audit.digest],
  ['Seal', audit.seal ?? 'none'],
];

/** The rules of a finding, for a report that may rest on several. */
export const rulesSaid = ({ rules, instruments, ruleSet }: ReportedFinding): string =>
  judgedBy({ ruleSet: rules, instruments, version: ruleSet });

/** What an audit is restricted to; nothing where it is about all rounds. */
export const scopeSaid = (scope: AuditScope): string =>
  Object.entries(scope)
    .map(([name, value]) => `${name} ${Array.isArray(value) ? value.join(', ') : String(value)}`)
    .join('; ');

function restriction({ scope, result }: ReportedAudit): string {
  const limits = scopeSaid(scope);
  if (limits === '') return 'nothing: all rounds were judged';
  return `${limits} (${grouped(result.outside, 'round is', 'rounds are')} outside of it)`;
}

/** That not all findings of a check are told one by one. */
export const untold = ({ told, findings }: ReportedCheck): string =>
  told.length === findings
    ? ''
    : ` – ${printCount(told.length)} of ${printCount(findings)} findings, those with the most money first; the list (CSV) has them all`;

/** That not all groups are told, and who tells them all; nothing where they are. */
export const groupsLeftOut = (audit: string, by: Grouping, told: number, all: number): string =>
  told === all
    ? ''
    : `The ${printCount(told)} with the most breaches of ${printCount(all)}, ${printCount(all - told)} are left out; house-rules audit findings ${audit} --by ${by} --csv lists them all.`;

export const problemsSaid = (told: number, all: number): string =>
  told === all ? `${grouped(all, 'line')}.` : `The first ${printCount(told)} of ${printCount(all)} lines.`;

/** That nothing was judged is no good news, and must not look like it. */
export const NOTHING_JUDGED =
  'No round was judged, so that nothing can be said: look at what the audit is restricted to, and at the lines with a problem.';

export const NOT_SEALED =
  'This audit is not sealed: its rounds may still be dropped, and there is no seal that this report could be held against.';

/** The figures at the top of a report. */
export interface Sum {
  readonly name: string;
  readonly value: string;
  readonly more: string;
  readonly isBad?: boolean;
}

export function sumsOf({ audit: { result }, money, marks }: AuditReport): readonly Sum[] {
  const { rounds, complies, breaches, indeterminate, findings, suspect, examined, problems } = result;
  const looked = marks
    .filter(({ key }) => key !== 'open')
    .map((mark) => `${printCount(mark.findings)} ${mark.key ?? ''}`);
  const dismissed = marks.find(({ key }) => key === 'dismissed')?.money ?? [];
  const paid = (side: 'overpaid' | 'underpaid') => ({
    value: printSums(money, side, '\n'),
    more: dismissed.some((sum) => sum[side] !== '0')
      ? `${printSums(dismissed, side)} of it dismissed`
      : 'as far as it can be told',
    isBad: money.some((sum) => sum[side] !== '0'),
  });
  return [
    { name: 'Rounds judged', value: printCount(rounds), more: grouped(examined, 'judgement') },
    { name: 'Comply', value: printCount(complies), more: printShare(complies, rounds) },
    { name: 'Breach the rules', value: printCount(breaches), more: printShare(breaches, rounds), isBad: breaches > 0 },
    { name: 'Cannot be told', value: printCount(indeterminate), more: printShare(indeterminate, rounds) },
    {
      name: 'Findings',
      value: printCount(findings),
      more: looked.length === 0 ? 'none marked yet' : looked.join(', '),
    },
    ...(suspect === 0
      ? []
      : [{ name: 'Rest on words in doubt', value: printCount(suspect), more: 'of the findings', isBad: true }]),
    { name: 'Paid too much', ...paid('overpaid') },
    { name: 'Paid too little', ...paid('underpaid') },
    {
      name: 'Lines with a problem',
      value: printCount(problems),
      more: 'not judged, or with the id of another',
      isBad: problems > 0,
    },
  ];
}
