import type { ComparedRow } from '../compare/compare-facts';
import type { Finding } from '../findings/finding';
import { judgedBy } from '../findings/judged-by';
import type { Direction, Witness, WitnessAnswer } from './witness';

/** The answer as lines to read: what differs, the round, both verdicts, the clauses. */
export function witnessSentences(answer: WitnessAnswer): readonly string[] {
  const { subject, game, checks, differences, directions, instead } = answer;
  if (directions.length === 0) return [`The two sides do not differ in ${subject} of ${game}.`];
  return [
    ...differences.map(differenceLine),
    ...(instead === undefined
      ? []
      : [`Only one side offers the wager that ${subject} is about; what follows is looked for in ${instead}.`]),
    ...(checks.length === 0
      ? [`No check enforces ${subject}; rounds can show it only through checks that read it.`]
      : []),
    ...directions.flatMap((direction) => ['', ...directionLines(direction, instead ?? subject)]),
  ];
}

const differenceLine = ({ label, values }: ComparedRow): string =>
  `${label}: ${values
    .map(({ value, clauses }) => (value === null ? 'not stated' : `${value} (${clauses[0] ?? ''})`))
    .join(' | ')}`;

/** The sentence that says what a direction came to. */
export function directionSentence(direction: Direction, subject: string): string {
  const { allows, forbids, looked, witness, reason } = direction;
  if (witness === undefined) {
    const among = looked === 0 ? ' was looked for' : ` was found among ${String(looked)} candidates`;
    return `No round that ${allows} allows and ${forbids} forbids by ${subject}${among}. ${reason?.says ?? ''}`;
  }
  const [finding] = witness.findings;
  const how = witness.enforced
    ? ''
    : ` The check only reads ${witness.exchanged}: it finds nothing once that alone is as ${allows} has it.`;
  return `${allows} allows this round, and ${forbids} forbids it: ${finding?.message ?? ''}${how}`;
}

function directionLines(direction: Direction, subject: string): readonly string[] {
  const { witness } = direction;
  const sentence = directionSentence(direction, subject);
  return witness === undefined ? [sentence] : [sentence, ...roundLines(witness), ...verdictLines(witness)];
}

/** The events once, and what the sides have different round them. */
function roundLines({ allowed, forbidden }: Witness): readonly string[] {
  const { events, equipment } = forbidden.record;
  return [
    ...[allowed, forbidden].map(({ side, record }) => {
      const { jurisdiction, variant, channel, playedAt } = record;
      const where = { jurisdiction, variant, channel, playedAt, options: record.table?.options };
      return `  ${side}: ${JSON.stringify(where)}`;
    }),
    ...(forbidden.record.table?.limits ? [`  limits ${JSON.stringify(forbidden.record.table.limits)}`] : []),
    ...(equipment ? [`  equipment ${JSON.stringify(equipment)}`] : []),
    ...events.map((event) => `  ${JSON.stringify(event)}`),
  ];
}

const verdictLines = ({ allowed, forbidden, findings }: Witness): readonly string[] => [
  `  ${allowed.side}: ${allowed.checked.verdict} (${judgedBy(allowed.checked)}, ${String(allowed.checked.examined)} judgements)`,
  `  ${forbidden.side}: ${forbidden.checked.verdict} (${judgedBy(forbidden.checked)})`,
  ...findings.map(({ check, clauses }: Finding) => `    ${check}  ${clauses.join(', ')}`),
];
