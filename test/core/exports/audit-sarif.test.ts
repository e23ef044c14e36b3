import type { ReportedAudit, ReportedFinding } from '../../../src/core/exports/audit/audit-report';
import { SARIF_END, sarifHead, sarifResult } from '../../../src/core/exports/audit/audit-sarif';
import { sarifFaults } from '../../support/sarif';

const AUDIT: ReportedAudit = {
  id: '5f0c2a9b41de',
  files: [
    { name: 'a day/of <play>, 中.ndjson', sha256: 'ab'.repeat(32), bytes: 12, lines: 3, mapping: '', state: 'whole' },
  ],
  scope: { game: 'baccarat' },
  startedBy: 'anna',
  startedAt: '2026-03-01T10:00:00.000Z',
  finishedAt: '2026-03-01T10:00:01.500Z',
  rulesChange: 7,
  checksVersion: '0.1.0 sha256:00',
  digest: 'cd'.repeat(32),
  seal: null,
  problem: null,
  result: {
    ...{ rounds: 3, complies: 1, breaches: 1, indeterminate: 1, outside: 0, problems: 2, findings: 2, examined: 30 },
    suspect: 0,
    ruleSets: [],
  },
  rules: [{ ruleSet: 'ZZ baccarat', version: 'sha256:1', instruments: ['zz/example'], rounds: 3 }],
};

const BREACH: ReportedFinding = {
  ...{ id: '5f0c2a9b41de-1-17-1', batch: 1, line: 17, round: 'B07', ruleSet: 'sha256:1', game: 'baccarat' },
  ...{ check: 'baccarat/one', verdict: 'breaches', subject: 'w1', clauses: ['zz/example#rules/1'], missing: null },
  ...{ expected: '9500', recorded: '10000', message: 'Paid "too much"\nby 5.00.', currency: 'AUD', overpaid: '500' },
  ...{ localTime: '2024-10-03T21:04:05', venue: 'The Star', table: 'B01', followsFrom: null, marks: [] },
  ...{ rules: 'ZZ baccarat', instruments: ['zz/example'] },
  suspect: null,
};
const OPEN: ReportedFinding = {
  ...{ ...BREACH, id: '5f0c2a9b41de-1-18-1', line: 18, check: 'baccarat/two', verdict: 'indeterminate', subject: '' },
  ...{ expected: null, recorded: null, missing: ['table.limits'], overpaid: null, venue: null, table: null },
  marks: [{ mark: 'dismissed', note: 'a test round', by: 'anna', at: '2026-03-02T00:00:00.000Z' }],
};
const CHECKS = [
  { key: 'baccarat/one', requirement: 'The one.' },
  { key: 'baccarat/two', requirement: 'The other.' },
];

function logOf(findings: readonly ReportedFinding[], audit: ReportedAudit = AUDIT, address?: string): string {
  const results = findings.map((finding) =>
    sarifResult(
      finding,
      CHECKS.findIndex(({ key }) => key === finding.check),
      { index: 0, name: AUDIT.files[0]?.name ?? '' },
    ),
  );
  return `${sarifHead(audit, CHECKS, '0.1.0', address)}${results.join(',\n')}${SARIF_END}`;
}

describe('findings as a SARIF log', () => {
  it('are SARIF 2.1.0, whatever is known of them', () => {
    expect(sarifFaults(logOf([BREACH, OPEN]))).toEqual([]);
    const unknown = { name: 'stdin', sha256: null, bytes: null, lines: 0, mapping: '', state: 'cut-off' } as const;
    expect(sarifFaults(logOf([], { ...AUDIT, files: [unknown], seal: 'ef'.repeat(32) }))).toEqual([]);
  });

  it.each([
    ['"level":"error"', '"level":"fatal"', /"fatal".* is not assignable/],
    ['"ruleIndex":0', '"ruleNumber":0', /'"ruleNumber"' does not exist in type 'Result'/],
    ['"message":{"text"', '"message":{"words"', /'"words"' does not exist in type 'Message'/],
    ['"version":"2.1.0"', '"version":"2.0"', /"2.0".* is not assignable/],
    ['"tool":', '"tools":', /'"tools"' does not exist in type 'Run'/],
    ['"startLine":17', '"startLine":0', /^0 is no line$/],
    ['"ruleIndex":1', '"ruleIndex":0', /^rule 0 is not baccarat\/two$/],
    ['a%20day%2F', 'another%20day%2F', /^artifact 0 is not a%20day/],
    ['T10:00:00.000Z', ' 10:00', /is no time$/],
  ])('are not with %s as %s', (from, to, fault) => {
    const log = logOf([BREACH, OPEN]);
    expect(log).toContain(from);
    expect(sarifFaults(log.replace(from, to))).toContainEqual(expect.stringMatching(fault));
  });

  it('name the address of the service where it has one, and make none up', () => {
    const driver = (log: string): unknown =>
      (JSON.parse(log) as { runs: { tool: { driver: unknown } }[] }).runs[0]?.tool.driver;
    const addressed = logOf([BREACH], AUDIT, 'https://rules.example');
    expect(sarifFaults(addressed)).toEqual([]);
    expect(driver(addressed)).toMatchObject({ informationUri: 'https://rules.example/' });
    expect(driver(logOf([BREACH]))).not.toHaveProperty('informationUri');
  });

  it('say that lines were not judged', () => {
    const notes = (audit: ReportedAudit): unknown =>
      (JSON.parse(logOf([], audit)) as { runs: { invocations: Record<string, unknown>[] }[] }).runs[0]
        ?.invocations[0]?.['toolExecutionNotifications'];
    expect(notes(AUDIT)).toEqual([
      { level: 'warning', message: { text: 'Lines that were not judged, or have the id of another round: 2.' } },
    ]);
    expect(notes({ ...AUDIT, result: { ...AUDIT.result, problems: 0 } })).toBeUndefined();
  });
});
