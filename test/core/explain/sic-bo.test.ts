import { noted } from '../../support/rounds/cases';
import { tumble } from '../../support/rounds/sic-bo/tumble';
import { explained, ruled, sentences, stepOf } from './told';

describe('a round of sic bo, told', () => {
  it('has a triple lose what the rules have it lose', () => {
    const told = explained(tumble({ dice: [4, 4, 4], wagers: ['big 100', 'any-triple 100', 'single:4 100'] }));
    expect(sentences(told, 'roll', 'settle')).toEqual([
      'The dice show 4, 4, 4, total 12, a triple.',
      'The dice show 4, 4, 4, total 12, a triple: big (w1) loses, nothing paid.',
      'The dice show 4, 4, 4, total 12, a triple: any-triple (w2) wins at 31 to 1: 31.00 due, 31.00 paid and 1.00 given back.',
      'The dice show 4, 4, 4, total 12, a triple: single:4 (w3) wins at 12 to 1: 12.00 due, 12.00 paid and 1.00 given back.',
    ]);
    expect(ruled(stepOf(told, 'settle', 1))).toEqual([
      'wager-follows-the-dice complies 10.4(a)',
      'wins-pay-stated-odds complies 10.4(a)',
    ]);
  });

  it('holds what was announced against the dice, and what followed against what was due', () => {
    const told = explained(
      tumble({
        dice: [2, 5, 6],
        wagers: [{ bet: 'big', stake: 100, settle: { result: 'lose', paid: 0, returned: 0 } }],
        tumbled: [{ type: 'announce', of: 'total', value: 9 }],
      }),
    );
    expect(sentences(told, 'announce', 'settle')).toEqual([
      'The total is announced as 9.',
      'The dice show 2, 5, 6, total 13: big (w1) wins, and is settled as lose, nothing paid.',
    ]);
    expect(stepOf(told, 'announce').rules).toMatchObject([{ verdict: 'breaches' }]);
    expect(told.findings).toMatchObject([{ consequences: [{ subject: 'w1' }] }]);
  });

  it('decides nothing when it is called off or void', () => {
    const back = { result: 'void', paid: 0, returned: 100 } as const;
    const wagers = [{ bet: 'big', stake: 100, settle: back }];
    const calledOff = explained(tumble({ wagers, tumbled: [{ type: 'call', call: 'no-spin' }] }));
    const void_ = explained(tumble({ wagers, tumbled: [noted('die-cocked', 'round-void')] }));
    expect(sentences(calledOff, 'call').at(-1)).toBe('The dealer calls "no spin". The tumble decides nothing.');
    expect(sentences(void_, 'irregularity', 'settle')).toEqual([
      'Irregularity: die cocked; treatment: round void. The tumble decides nothing.',
      'The round is void: big (w1) is settled as void, 1.00 given back.',
    ]);
    expect(ruled(stepOf(void_, 'settle'))).toEqual(['void-round-returns-every-stake complies 10.5(a)']);
    expect([calledOff.verdict, void_.verdict]).toEqual(['complies', 'complies']);
  });

  it('says what the record leaves open', () => {
    const told = explained(tumble({ dice: 'unsaid', wagers: ['big 100'] }));
    expect(stepOf(told, 'settle').rules.map(({ verdict }) => verdict)).toContain('indeterminate');
    expect(told.verdict).toBe('indeterminate');
  });
});
