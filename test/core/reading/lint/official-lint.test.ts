import { lintInstrument } from '../../../../src/core/reading/lint/lint-instrument';
import type { LintCode, LintFinding } from '../../../../src/core/reading/lint/lint-finding';
import { describeOfficial } from '../../../support/official-texts';
import { readingOf } from '../../../support/read-once';

/** Lines of the findings of one kind; notes are left out, since they speak of the copy. */
const linesOf = (findings: readonly LintFinding[], code: LintCode): readonly number[] =>
  findings.filter((one) => one.code === code && one.severity !== 'note').map(({ line }) => line);

describeOfficial('au-act/gazette-s196-1992', 'lint of ACT 1992', (text) => {
  test('finds the index that disagrees and the rule that cites itself, and accuses of no dangling reference', () => {
    const findings = lintInstrument(readingOf(text()));
    expect(linesOf(findings, 'contents-disagree')).toEqual([2366, 2373]);
    expect(linesOf(findings, 'self-reference')).toEqual([738]);
    expect(linesOf(findings, 'dangling-reference')).toEqual([]);
  });
});

describeOfficial('au-act/ni2019-689', 'lint of ACT 2019', (text) => {
  test('finds the numbers that are repeated and skipped, and the term that is defined twice', () => {
    const findings = lintInstrument(readingOf(text()));
    expect(linesOf(findings, 'number-repeated')).toEqual([740, 1139]);
    expect(linesOf(findings, 'number-skipped')).toEqual([690, 909, 1007, 1020]);
    expect(linesOf(findings, 'term-defined-twice')).toEqual([1042]);
    expect(linesOf(findings, 'term-unused')).toEqual([109, 1039]);
    expect(linesOf(findings, 'dangling-reference')).toEqual([]);
  });
});

describeOfficial('au-nsw/ltgame-2016', 'lint of NSW 2016', (text) => {
  test('finds four unused terms and nothing else', () => {
    const findings = lintInstrument(readingOf(text()));
    expect(findings.map(({ code, line }) => `${code} ${line}`)).toEqual([
      ...['term-unused 71', 'term-unused 103', 'term-unused 105', 'term-unused 115'],
    ]);
  });
});

describeOfficial('au-qld/casino-gaming-rule-2024', 'lint of Queensland 2024', (text) => {
  test('finds what the contents pages leave out', () => {
    const findings = lintInstrument(readingOf(text()));
    expect(linesOf(findings, 'contents-disagree')).toEqual([6600, 9054, 3399, 4447, 4981, 9319]);
  });

  test('finds the lists that run on, and the numbers used twice', () => {
    const findings = lintInstrument(readingOf(text()));
    expect(linesOf(findings, 'number-skipped')).toEqual(expect.arrayContaining([1364, 1707, 2705, 6828, 7288, 9048]));
    expect(linesOf(findings, 'number-repeated')).toEqual(expect.arrayContaining([7278, 7279]));
  });
});

describeOfficial('nz/table-games-divisions', 'lint of New Zealand', (text) => {
  test('finds the section and the wording that its contents lack', () => {
    const findings = lintInstrument(readingOf(text()));
    expect(linesOf(findings, 'contents-disagree')).toEqual(expect.arrayContaining([1504, 1642]));
    expect(linesOf(findings, 'self-reference')).toEqual([502, 1420]);
    expect(linesOf(findings, 'term-unused')).toEqual([221]);
  });
});
