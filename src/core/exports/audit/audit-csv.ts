import { csv } from '../csv';
import type { ReportedFinding } from './audit-report';

const COLUMNS = [
  ...[
    'finding',
    'file',
    'line',
    'round',
    'localTime',
    'venue',
    'table',
    'game',
    'verdict',
    'check',
    'clauses',
    'subject',
  ],
  ...[
    'expected',
    'recorded',
    'missing',
    'message',
    'currency',
    'overpaidCents',
    'followsFrom',
    'mark',
    'note',
    'markedBy',
  ],
  ...['markedAt', 'ruleSet', 'rules', 'instruments', 'suspect'],
];

export const auditCsvHead = (): string => csv([COLUMNS]);

/** A finding as a row; the last mark counts. Amounts are bare numbers of cents, so that a spreadsheet sums them. */
export function auditCsvRow(finding: ReportedFinding, file: string): string {
  const { overpaid, missing, clauses } = finding;
  const mark = finding.marks.at(-1);
  const before = [
    ...[
      finding.id,
      file,
      String(finding.line),
      finding.round,
      finding.localTime,
      finding.venue ?? '',
      finding.table ?? '',
    ],
    ...[finding.game, finding.verdict, finding.check, clauses.join(' '), finding.subject, finding.expected ?? ''],
    ...[finding.recorded ?? '', missing?.join('; ') ?? '', finding.message, finding.currency],
  ];
  const after = [
    finding.followsFrom ?? '',
    mark?.mark ?? '',
    mark?.note ?? '',
    mark?.by ?? '',
    mark?.at ?? '',
    finding.ruleSet,
    finding.rules,
    finding.instruments.join(' '),
    finding.suspect?.map(({ sentence }) => sentence).join(' ') ?? '',
  ];
  const cells = (part: readonly string[]): string => csv([part]).slice(0, -2);
  return `${cells(before)},${overpaid ?? ''},${cells(after)}\r\n`;
}
