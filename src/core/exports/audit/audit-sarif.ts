import { printCount } from './amounts';
import type { ReportedAudit, ReportedCheck, ReportedFinding } from './audit-report';

/** The beginning of a SARIF 2.1.0 log, up to its list of results; checks are its rules, files its artifacts. */
export function sarifHead(
  audit: ReportedAudit,
  checks: readonly Pick<ReportedCheck, 'key' | 'requirement'>[],
  release: string,
  address: string | undefined,
): string {
  const driver = {
    name: 'House Rules',
    version: release,
    // Left out where nobody has said at which address people find this service: a made-up one would lead nowhere.
    ...(address !== undefined && { informationUri: `${address}/` }),
    rules: checks.map(({ key, requirement }) => ({ id: key, shortDescription: { text: requirement } })),
  };
  const { id, checksVersion, rulesChange, scope, digest, seal, result, rules } = audit;
  const notices = [
    ...(result.problems > 0 ? [unjudged(result.problems)] : []),
    ...(result.suspect > 0 ? [inDoubt(result.suspect)] : []),
  ];
  const run = {
    tool: { driver },
    automationDetails: { id: `audit/${id}` },
    invocations: [
      {
        executionSuccessful: true,
        startTimeUtc: audit.startedAt,
        endTimeUtc: audit.finishedAt,
        ...(notices.length > 0 && { toolExecutionNotifications: notices }),
      },
    ],
    artifacts: audit.files.map(({ name, sha256, bytes }) => ({
      location: { uri: encodeURIComponent(name) },
      ...(bytes !== null && { length: bytes }),
      ...(sha256 !== null && { hashes: { 'sha-256': sha256 } }),
    })),
    columnKind: 'unicodeCodePoints',
    properties: { checksVersion, rulesChange, scope, digest, seal, result, rules },
  };
  const log = { $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0' };
  return `${JSON.stringify(log).slice(0, -1)},"runs":[${JSON.stringify(run).slice(0, -1)},"results":[`;
}

/** Whoever looks at results alone must not take what was not judged for what complies. */
const unjudged = (lines: number) => ({
  level: 'warning',
  message: { text: `Lines that were not judged, or have the id of another round: ${printCount(lines)}.` },
});

const inDoubt = (findings: number) => ({
  level: 'warning',
  message: { text: `Findings that rest on words in doubt, since a newer text has others: ${printCount(findings)}.` },
});

export const SARIF_END = ']}]}\n';

/** One result; who dismissed a finding has suppressed it, as other tools would say. */
export function sarifResult(
  finding: ReportedFinding,
  ruleIndex: number,
  artifact: { readonly index: number; readonly name: string },
): string {
  const {
    check,
    verdict,
    message,
    line,
    round,
    table,
    venue,
    localTime,
    game,
    subject,
    clauses,
    expected,
    recorded,
    missing,
  } = finding;
  const mark = finding.marks.at(-1);
  const { index, name } = artifact;
  return JSON.stringify({
    ruleId: check,
    ruleIndex,
    kind: verdict === 'breaches' ? 'fail' : 'review',
    level: verdict === 'breaches' ? 'error' : 'none',
    message: { text: subject === '' ? message : `${subject}: ${message}` },
    locations: [
      {
        physicalLocation: { artifactLocation: { uri: encodeURIComponent(name), index }, region: { startLine: line } },
        logicalLocations: [
          {
            name: round,
            kind: 'round',
            fullyQualifiedName: [venue, table, round].filter((part) => part !== null).join('/'),
          },
        ],
      },
    ],
    partialFingerprints: { findingId: finding.id },
    ...(mark?.mark === 'dismissed' && {
      suppressions: [{ kind: 'external', status: 'accepted', justification: mark.note }],
    }),
    properties: {
      ...{
        clauses,
        game,
        venue,
        table,
        localTime,
        subject,
        expected,
        recorded,
        missing,
        followsFrom: finding.followsFrom,
      },
      ...{ currency: finding.currency, overpaidCents: finding.overpaid === null ? null : Number(finding.overpaid) },
      ...{ ruleSet: finding.ruleSet, rules: finding.rules, instruments: finding.instruments, marks: finding.marks },
      ...(finding.suspect && { suspect: finding.suspect }),
    },
  });
}
