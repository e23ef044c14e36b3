import type { CutGroups } from '../../core/auditing/finding-groups';
import { printCount, printOverpaid, printShare, printSums } from '../../core/exports/audit/amounts';
import type { AuditReport, ReportedFinding } from '../../core/exports/audit/audit-report';
import {
  aboutOf,
  basisOf,
  groupsLeftOut,
  NOT_SEALED,
  bareName,
  problemsSaid,
  rulesSaid,
  sumsOf,
  titleOf,
  untold,
} from '../../core/exports/audit/audit-words';
import { drawSums, drawTrend } from './pdf-figures';
import { DOUBT, FAINT, OPEN, Sheets, type Cell, type Column, type Pdf, type Piece } from './pdf-sheet';

const right = (title: string, width: number): Column => ({ title, width, align: 'right' });
const MONEY = [right('Paid too much', 0.15), right('Paid too little', 0.15)];

/** The report of an audit on sheets of paper; it says what the page says. */
export async function auditPdf(report: AuditReport, release: string): Promise<Pdf> {
  const { audit } = report;
  const sheets = new Sheets(titleOf(audit), new Date(audit.finishedAt), `House Rules ${release}`);
  sheets.title(titleOf(audit), aboutOf(audit));
  drawSums(sheets, sumsOf(report));
  for (const remark of [audit.problem, audit.seal === null ? NOT_SEALED : null])
    if (remark !== null) {
      sheets.pdf.y += 6;
      sheets.say(remark, DOUBT);
    }
  const { trend } = report;
  if (trend.bars.length > 0) {
    sheets.heading(`Findings by ${trend.unit}`, 190);
    drawTrend(sheets, trend);
  }
  await summaries(sheets, report);
  await findings(sheets, report);
  await problems(sheets, report);
  sheets.heading('What this rests on');
  await sheets.table(
    [
      { title: '', width: 0.25 },
      { title: '', width: 0.75 },
    ],
    basisOf(audit).map(([name, value]) => [[{ text: name, colour: FAINT }], value]),
  );
  return sheets.end(`Audit ${audit.id} · ${audit.seal === null ? `digest ${audit.digest}` : `seal ${audit.seal}`}`);
}

async function summaries(
  sheets: Sheets,
  { audit, checks, clauses, allClauses, tables, days }: AuditReport,
): Promise<void> {
  if (checks.length > 0) {
    sheets.heading('By check');
    await sheets.table(
      [{ title: 'What is required', width: 0.5 }, right('Breaches', 0.1), right('Open', 0.1), ...MONEY],
      checks.map(({ key, requirement, breaches, indeterminate, money }) => [
        [{ text: requirement }, { text: key, colour: FAINT }],
        ...[
          printCount(breaches),
          printCount(indeterminate),
          printSums(money, 'overpaid'),
          printSums(money, 'underpaid'),
        ],
      ]),
    );
    sheets.heading('By clause');
    remark(sheets, groupsLeftOut(audit.id, 'clause', clauses.length, allClauses));
    await sheets.table(
      [
        { title: 'Clause', width: 0.3 },
        { title: 'What it provides, in our own words', width: 0.5 },
        ...[right('Breaches', 0.1), right('Open', 0.1)],
      ],
      clauses.map(({ key, heading, statement, breaches, indeterminate }) => [
        key,
        [{ text: heading, strong: true }, ...(statement === null ? [] : [{ text: statement }])],
        ...[printCount(breaches), printCount(indeterminate)],
      ]),
    );
  }
  await byPlace(
    sheets,
    'By table',
    'Table',
    tables,
    groupsLeftOut(audit.id, 'table', tables.groups.length, tables.all),
  );
  await byPlace(sheets, 'By day', 'Day', days, groupsLeftOut(audit.id, 'day', days.groups.length, days.all));
}

function remark(sheets: Sheets, text: string): void {
  if (text !== '') sheets.say(text, FAINT);
}

async function byPlace(
  sheets: Sheets,
  title: string,
  noun: string,
  { groups }: CutGroups,
  left: string,
): Promise<void> {
  if (groups.length === 0) return;
  sheets.heading(title);
  remark(sheets, left);
  await sheets.table(
    [
      { title: noun, width: 0.26 },
      ...[right('Rounds', 0.11), right('Breaches', 0.11), right('Per 100 rounds', 0.12), right('Open', 0.1), ...MONEY],
    ],
    groups.map(({ key, venue, rounds, breaches, indeterminate, money }): readonly Cell[] => [
      [{ text: key ?? 'not recorded', strong: true }, ...(venue === null ? [] : [{ text: venue, colour: FAINT }])],
      rounds === null ? '–' : printCount(rounds),
      printCount(breaches),
      rounds === null ? '–' : printShare(breaches, rounds).replace(' %', ''),
      ...[printCount(indeterminate), printSums(money, 'overpaid'), printSums(money, 'underpaid')],
    ]),
  );
}

async function findings(sheets: Sheets, { checks }: AuditReport): Promise<void> {
  if (checks.length > 0) sheets.heading('Findings', 130);
  for (const check of checks) {
    sheets.subheading(check.requirement, `${check.key}${untold(check)}`);
    await sheets.table(
      [
        { title: 'Round', width: 0.2 },
        { title: 'Where', width: 0.14 },
        { title: 'What was found', width: 0.5 },
        right('Money', 0.16),
      ],
      check.told.map(told),
    );
  }
}

function told(finding: ReportedFinding): readonly Cell[] {
  const {
    round,
    localTime,
    line,
    table,
    venue,
    verdict,
    subject,
    message,
    clauses,
    overpaid,
    currency,
    suspect,
    marks,
  } = finding;
  const isBreach = verdict === 'breaches';
  const said: readonly Piece[] = [
    { text: isBreach ? 'Breach' : 'Open', strong: true, colour: isBreach ? DOUBT : OPEN },
    { text: subject === '' ? message : `${subject}: ${message}` },
    { text: clauses.join(', '), colour: FAINT },
    { text: rulesSaid(finding), colour: FAINT },
    ...(suspect ?? []).map(({ sentence }) => ({ text: `In doubt: ${sentence}`, colour: OPEN })),
    ...marks.map(({ mark, note, by, at }) => ({ text: `${mark} by ${by}, ${at.slice(0, 10)}: ${note}`, strong: true })),
  ];
  return [
    [
      { text: round, strong: true },
      { text: `${localTime.replace('T', ' ')}\nline ${printCount(line)}`, colour: FAINT },
    ],
    [{ text: table ?? '–' }, ...(venue === null ? [] : [{ text: venue, colour: FAINT }])],
    said,
    overpaid === null ? '–' : printOverpaid(overpaid, currency),
  ];
}

async function problems(sheets: Sheets, { problems: known, audit }: AuditReport): Promise<void> {
  if (audit.result.problems === 0) return;
  sheets.heading('Lines that were not judged, and ids that stand twice');
  sheets.say(problemsSaid(known.length, audit.result.problems));
  await sheets.table(
    [
      { title: 'Line', width: 0.12 },
      { title: 'What', width: 0.14 },
      { title: 'Why', width: 0.74 },
    ],
    known.map(({ line, kind, message, file }) => [
      `${file === null ? '' : `${bareName(file)}\n`}${printCount(line)}`,
      kind,
      message,
    ]),
  );
}
