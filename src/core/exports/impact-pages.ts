import { judgedBy } from '../findings/judged-by';
import { NO_CHECK } from '../replaying/impact';
import { NOT_COUNTED, type ImpactReport } from '../replaying/impact-report';
import type { Replayed } from '../replaying/replay';
import { csv } from './csv';
import { markdownTable } from './markdown/table';

/** `1234` reads `12.34`, of any length. */
function printCents(cents: string): string {
  const padded = cents.padStart(3, '0');
  return `${padded.slice(0, -2)}.${padded.slice(-2)}`;
}

const HEADINGS = [
  'round',
  'from',
  'to',
  'check',
  'subject',
  'flips',
  'clauses',
  'recorded',
  'dueFrom',
  'dueTo',
  'message',
  'rulesFrom',
  'rulesTo',
];
export const IMPACT_CSV_HEADER = csv([HEADINGS]);

/** A row for each check that flips in a round; amounts in cents, empty where the rules do not say what is due. */
export const impactCsv = ({ round, from, to, flips, money, rules }: Replayed): string =>
  csv(
    flips.map(({ check, subject, appears, clauses, message }) => {
      const wager = money.find((one) => one.wager === subject);
      const amounts = [wager?.recorded, wager?.from, wager?.to].map((amount) =>
        amount === undefined ? '' : String(amount),
      );
      return [
        round,
        from,
        to,
        check,
        subject,
        appears ? 'breaches' : 'complies',
        clauses.join(' '),
        ...amounts,
        message,
        ...rules.map(judgedBy),
      ];
    }),
  );

/** One round that flips, for a reader of lines. */
export const flipLines = ({ round, from, to, flips, rules: [one, other] }: Replayed, bullet: string): string =>
  [
    `${bullet}${round}: ${from} → ${to} (${judgedBy(one)} | ${judgedBy(other)})`,
    ...flips.map(
      ({ appears, subject, message, check, clauses }) =>
        `    ${appears ? 'BREACH' : 'no longer a breach'}  ${subject}: ${message}\n        ${check}  ${clauses.join(', ')}`,
    ),
    '',
  ].join('\n');

/** The sums, as sections of lines: how many rounds, by check, by clause, the money. */
export function impactSections(
  report: ImpactReport,
): readonly { title: string; rows: readonly (readonly string[])[] }[] {
  const { from, to, money, undecided } = report;
  return [
    {
      title: 'Rounds',
      rows: [
        ['what', 'rounds'],
        ['replayed', String(report.rounds)],
        [`comply under ${from}, breach under ${to}`, String(report.toBreaches)],
        [`breach under ${from}, comply under ${to}`, String(report.toComplies)],
        ['breach under both, of other duties', String(report.otherBreaches)],
        ['the same under both', String(report.same)],
        [`cannot be judged under ${from} alone`, String(undecided.from)],
        [`cannot be judged under ${to} alone`, String(undecided.to)],
        ['cannot be judged under either', String(undecided.both)],
        ['lines that are no rounds of both sides', String(report.errors)],
      ],
    },
    {
      title: 'Rules',
      rows: [['side', 'judged by'], ...report.rules.map(({ side, ...rules }) => [side, judgedBy(rules)])],
    },
    {
      title: 'By check',
      rows: [
        ['check', `only under ${to}`, `only under ${from}`, 'players get more', 'players get less'],
        ...report.checks.map(({ check, appears, disappears, more, less }) => [
          check === NO_CHECK ? '(no breach on either side)' : check,
          ...[appears, disappears].map(String),
          ...[more, less].map(printCents),
        ]),
      ],
    },
    {
      title: 'By clause',
      rows: [
        ['clause', `only under ${to}`, `only under ${from}`],
        ...report.clauses.map(({ clause, appears, disappears }) => [clause, String(appears), String(disappears)]),
      ],
    },
    {
      title: 'Money',
      rows: [
        ['what', `under ${from}`, `under ${to}`],
        ['overpaid', printCents(money.overpaidFrom), printCents(money.overpaidTo)],
        ['underpaid', printCents(money.underpaidFrom), printCents(money.underpaidTo)],
        [`players get more under ${to}`, '', printCents(money.more)],
        [`players get less under ${to}`, '', printCents(money.less)],
        ['wagers on which what is due differs', '', String(money.wagers)],
        ['wagers that are not counted', '', String(report.uncountedWagers)],
      ],
    },
  ];
}

export const impactMarkdown = (report: ImpactReport): string =>
  [
    ...impactSections(report).flatMap(({ title, rows }) => {
      const [header = [], ...rest] = rows;
      return [`## ${title}`, '', ...markdownTable(header, rest), ''];
    }),
    NOT_COUNTED,
    '',
  ].join('\n');
