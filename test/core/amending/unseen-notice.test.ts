import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyInstructions } from '../../../src/core/amending/applying/apply';
import { readInstrument } from '../../../src/core/reading/read-instrument';
import { ROOT } from '../../support/command-line';
import { instructionsOf, told } from './told';

const read = (name: string): string => readFileSync(join(ROOT, 'test', 'fixtures', 'unseen', name), 'utf8');

describe('a whole amending notice', () => {
  const notice = read('amending-notice.txt');

  it('yields its instructions, and no others', () => {
    expect(told(notice).map((line) => line.replace(/ → .*$/s, ' →'))).toEqual([
      '4(a) substitute 1.1 definition perch “three cards” →',
      '4(b) insert 1.1 definition creel after →',
      '5(1) substitute 3.1.1.2 “seven” →',
      '5(2) substitute 3.1.2 →',
      '5(3) insert 3.1.3 after →',
      '6 insert 4.2 after →',
      '7 substitute 5.1 table 1 →',
      '8(1) replace-whole div-3 →',
      '10(a) revoke instrument Gaming Houses (Pike and Perch) Practice Direction 2010',
      '10(b) omit 3',
    ]);
  });

  it('gives the next version of the rule', () => {
    const { next, omitted, applied, unapplied } = applyInstructions(
      readInstrument(read('decimal-rule.txt')),
      instructionsOf(notice),
    );
    const clause = (label: string) => next.clauses.find((one) => one.label === label);
    expect(applied.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(clause('3.1.1.2')).toMatchObject({ text: 'not more than eight anglers;', changedBy: [3] });
    expect(clause('1.1')?.text).toMatch(/“drift” means .*\n[^]*perch means a hand of three or more cards/);
    expect(clause('3.1.4.2')).toMatchObject({ text: 'bears no mark.', parent: '3.1.4', changedBy: [5] });
    expect(clause('4.2B(b)')).toMatchObject({ parent: '4.2B', changedBy: [6] });
    expect(clause('6.2(b)')).toMatchObject({ parent: '6.2', changedBy: [8] });
    expect(omitted.map(({ label }) => label)).toEqual(['5.3', '5.3.1', '5.3.2', '5.3.3', '6.2.1', '6.2.2', '6.3']);
    expect(unapplied.map(({ reason }) => reason)).toEqual([
      'It revokes Gaming Houses (Pike and Perch) Practice Direction 2010, which is not the target; apply it to that instrument.',
      'It amends Gaming Houses (Cards) Notice 2011, which is not the target; apply it to that instrument.',
    ]);
  });
});
