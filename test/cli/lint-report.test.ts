import { markdownReport, textReport } from '../../src/cli/lint-report';
import type { LintReport } from '../../src/app/lint';

const report: LintReport = {
  instrument: 'zz/ferries',
  sha256: 'abc',
  title: 'Ferries Rules',
  findings: [
    {
      code: 'dangling-reference',
      severity: 'error',
      citation: 'zz/ferries#rules/5',
      line: 9,
      sentence: '5 cites “rule 9 | 10”, but there is no 9.',
    },
    { code: 'contents-disagree', severity: 'note', citation: null, line: 2, sentence: 'The contents list 7.' },
    { code: 'dangling-reference', severity: 'error', citation: 'zz/ferries#rules/6', line: 11, sentence: 'As above.' },
  ],
};

test('the text groups findings by kind and ends with the counts', () => {
  expect(textReport(report)).toEqual([
    'References that lead nowhere (2)',
    '  line 9  error  rules/5: 5 cites “rule 9 | 10”, but there is no 9.',
    '  line 11  error  rules/6: As above.',
    '',
    'Contents and body disagree (1)',
    '  line 2  note  contents: The contents list 7.',
    '',
    'zz/ferries: 2 errors, 0 warnings, 1 note.',
  ]);
});

test('the report to send names the instrument and tables its findings', () => {
  const lines = markdownReport(report);
  expect(lines[0]).toBe('# Review of “Ferries Rules”');
  expect(lines).toContain('| References that lead nowhere | 2 |');
  expect(lines).toContain('| zz/ferries#rules/5 | 9 | error | 5 cites “rule 9 \\| 10”, but there is no 9. |');
  expect(lines).toContain('| – | 2 | note | The contents list 7. |');
});

test('a sound text has a short report', () => {
  expect(textReport({ ...report, findings: [] })).toEqual(['zz/ferries: nothing found.']);
  expect(markdownReport({ ...report, findings: [] }).join('\n')).toContain('nothing found');
});
