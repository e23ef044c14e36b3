import type { CitedFinding, LintReport } from '../app/lint';
import type { LintCode } from '../core/reading/lint/lint-finding';
import { counted } from '../core/values/counted';

const headings: Readonly<Record<LintCode, string>> = {
  'dangling-reference': 'References that lead nowhere',
  'self-reference': 'Clauses that cite themselves',
  'number-repeated': 'Numbers used twice',
  'number-skipped': 'Numbers passed over',
  'number-out-of-order': 'Numbers out of order',
  'term-defined-twice': 'Terms defined twice',
  'term-unused': 'Terms defined but not used',
  'term-undefined': 'Terms used but not defined',
  'contents-disagree': 'Contents and body disagree',
  'number-damaged': 'Numbers damaged or lost',
  'parent-missing': 'Clauses without their section',
  'passage-dropped': 'Passages dropped from this copy',
};

interface Group {
  readonly heading: string;
  readonly findings: readonly CitedFinding[];
}

/** Findings by kind, in the order in which the linter gives them. */
function groupsOf({ findings }: LintReport): readonly Group[] {
  const codes = [...new Set(findings.map(({ code }) => code))];
  return codes.map((code) => ({ heading: headings[code], findings: findings.filter((one) => one.code === code) }));
}

/** For the terminal: one paragraph for each kind. */
export function textReport(report: LintReport): readonly string[] {
  const groups = groupsOf(report).flatMap(({ heading, findings }) => [
    `${heading} (${String(findings.length)})`,
    ...findings.map(
      ({ line, severity, citation, sentence }) =>
        `  line ${String(line)}  ${severity}  ${bookAndLabel(citation)}: ${sentence}`,
    ),
    '',
  ]);
  return [...groups, `${report.instrument}: ${tally(report.findings)}.`];
}

/** For sending to the drafter: what the instrument is, the counts, and a table for each kind. */
export function markdownReport(report: LintReport): readonly string[] {
  const groups = groupsOf(report);
  return [
    `# Review of “${report.title}”`,
    '',
    `Instrument \`${report.instrument}\`, read from the text with SHA-256 \`${report.sha256}\`: ${tally(report.findings)}.`,
    'An error is certain, a warning likely; a note may be a fault of the copy that was read. Lines are counted in that copy.',
    '',
    ...(groups.length === 0 ? [] : ['| kind | findings |', '| --- | ---: |']),
    ...groups.map(({ heading, findings }) => `| ${heading} | ${String(findings.length)} |`),
    ...groups.flatMap(({ heading, findings }) => [
      '',
      `## ${heading}`,
      '',
      '| clause | line | | finding |',
      '| --- | ---: | --- | --- |',
      ...findings.map(
        ({ line, severity, citation, sentence }) =>
          `| ${cell(citation ?? '–')} | ${String(line)} | ${severity} | ${cell(sentence)} |`,
      ),
    ]),
  ];
}

function tally(findings: readonly CitedFinding[]): string {
  if (findings.length === 0) return 'nothing found';
  const count = (severity: CitedFinding['severity']): number =>
    findings.filter((finding) => finding.severity === severity).length;
  return [counted(count('error'), 'error'), counted(count('warning'), 'warning'), counted(count('note'), 'note')].join(
    ', ',
  );
}

function bookAndLabel(citation: string | null): string {
  return citation === null ? 'contents' : citation.slice(citation.indexOf('#') + 1);
}

/** A bar would end the cell. */
function cell(text: string): string {
  return text.replaceAll('|', '\\|').replace(/\s+/g, ' ');
}
