import { checkTable } from '../../../support/rounds/check-table';
import { at } from '../../../support/rounds/roulette/cited';
import { givenBack } from '../../../support/rounds/cases';
import { ACT, ACT_2019, NZ, of, QLD } from '../../../support/rounds/roulette/cited';

const BETS = [
  ['split:1/2', true],
  ['split:2/1', true],
  ['split:33/36', true],
  ['split:34/36', false],
  ['split:6/7', false],
  ['split:5/5', false],
  ['street:34/35/36', true],
  ['street:2/3/4', false],
  ['corner:2/3/5/6', true],
  ['corner:6/5/3/2', true],
  ['corner:3/4/6/7', false],
  ['corner:1/2/3/4', false],
  ['six-line:31/32/33/34/35/36', true],
  ['six-line:2/3/4/5/6/7', false],
  ['six-line:1/2/3/7/8/9', false],
] as const;

/** A zero lies at the head of the layout: next to the first row, in no row of three, and never between the 1 and the 3. */
const WITH_ZERO = [
  ['nz', 'six-line:0/1/2', ...of(NZ, '3.1(e)')],
  ['au-act', 'six-line:0/1/2/3', ...of(ACT, '5.5(e)')],
  ['au-act-terminal', 'six-line:0/1/2', ...of(ACT_2019, '9.4(a)')],
  ['au-qld', 'six-line:0/1/2', ...of(QLD, '8(2)')],
  ['nz-double-zero', 'six-line:0/00/1/2/3', ...of(NZ, '3.1A(f)')],
  ['nz-double-zero', 'split:0/4', ...of(NZ, '3.1A(b)')],
  ['au-qld-double-zero', 'split:0/34', ...of(QLD, '8(2)', '9(3)')],
  ['au-qld-double-zero', 'split:0/1/2', ...of(QLD, '8(2)', '9(3)')],
  ['au-qld-double-zero', 'street:0/4/5', ...of(QLD, '8(2)', '9(3)')],
  ['au-qld-double-zero', 'street:00/1/3', ...of(QLD, '8(2)', '9(3)')],
  ['au-qld-double-zero', 'corner:0/00/1', ...of(QLD, '8(2)', '9(3)')],
] as const;

const clauseOf = (bet: string): string => {
  if (bet.startsWith('split')) return '3.1(b)';
  if (bet.startsWith('street')) return '3.1(c)';
  return bet.startsWith('corner') ? '3.1(d)' : '3.1(e)';
};

const lost = (bet: string) => ({ bet, stake: 1000, settle: { result: 'lose', paid: 0, returned: 0 } }) as const;

checkTable('roulette/only-bets-of-the-layout', {
  complies: [
    ...BETS.filter(([, there]) => there).map(([bet]) => ({
      name: bet,
      round: at('nz', { wagers: [lost(bet)] }),
      subjects: ['w1'],
    })),
    {
      name: 'no such place, and turned down',
      round: at('nz', { wagers: [{ bet: 'split:1/36', stake: 1000, settle: givenBack }] }),
      subjects: ['w1'],
    },
    {
      name: 'four numbers in a square, on a layout with two zeros',
      round: at('nz-double-zero', { wagers: [lost('corner:1/2/4/5')] }),
      subjects: ['w1'],
    },
    {
      name: 'four numbers with a zero, on a layout with two, turned down',
      round: at('nz-double-zero', { wagers: [{ bet: 'corner:0/1/2/3', stake: 1000, settle: givenBack }] }),
      subjects: ['w1'],
    },
    {
      name: 'a six-line of three numbers with a zero, turned down',
      round: at('nz', { wagers: [{ bet: 'six-line:0/1/2', stake: 1000, settle: givenBack }] }),
      subjects: ['w1'],
    },
    { name: 'zero itself', round: at('au-act', { wagers: ['straight:0 1000'] }), subjects: ['w1'] },
    {
      name: 'the five-line by its numbers',
      round: at('nz-double-zero', { wagers: [{ ...lost('five-line:00/0/1/2/3') }] }),
      subjects: ['w1'],
    },
  ],
  breaches: [
    {
      name: 'a fourth column',
      round: at('au-qld', { wagers: [lost('column:4')] }),
      subject: 'w1',
      clauses: of(QLD, '3(2)', '8(2)'),
      expected: 'a wager of the layout',
      recorded: 'column:4',
      message: 'A wager on "column:4" was taken; the layout has no place for it.',
    },
    {
      name: 'a fourth dozen',
      round: at('au-qld', { wagers: [lost('dozen:4')] }),
      subject: 'w1',
      clauses: of(QLD, '8(2)'),
      expected: 'a wager of the layout',
      recorded: 'dozen:4',
      message: 'A wager on "dozen:4" was taken; the layout has no place for it.',
    },
    {
      name: 'a five-line of other numbers',
      round: at('nz-double-zero', { wagers: [lost('five-line:1/2/3/4/5')] }),
      subject: 'w1',
      clauses: of(NZ, '3.1A(e)'),
      expected: 'a wager of the layout',
      recorded: 'five-line:1/2/3/4/5',
      message: 'A wager on "five-line:1/2/3/4/5" was taken; the layout has no place for it.',
    },
    ...['corner:0/1/2/3', 'corner:00/1/2/3', 'corner:0/00/1/2', 'corner:0/00/2/3'].flatMap((bet) =>
      [undefined, '0-left-of-00', '00-left-of-0'].map((zeroLayout) => ({
        name: `${bet} on a layout with two zeros, ${zeroLayout ?? 'whichever is left'}`,
        round: at('nz-double-zero', { wagers: [lost(bet)], options: zeroLayout === undefined ? {} : { zeroLayout } }),
        subject: 'w1',
        clauses: of(NZ, '3.1A(d)'),
        expected: 'a wager of the layout',
        recorded: bet,
        message: `A wager on "${bet}" was taken; the layout has no place for it.`,
      })),
    ),
    ...WITH_ZERO.map(([place, bet, ...clauses]) => ({
      name: `${bet} with a zero that it cannot touch: ${place}`,
      round: at(place, { wagers: [lost(bet)] }),
      subject: 'w1',
      clauses,
      expected: 'a wager of the layout',
      recorded: bet,
      message: `A wager on "${bet}" was taken; the layout has no place for it.`,
    })),
    {
      name: 'two numbers that do not adjoin, whichever zero lies left',
      round: at('nz-double-zero', { wagers: [lost('split:00/4')], options: {} }),
      subject: 'w1',
      clauses: of(NZ, '3.1A(b)'),
      expected: 'a wager of the layout',
      recorded: 'split:00/4',
      message: 'A wager on "split:00/4" was taken; the layout has no place for it.',
    },
    {
      name: 'a split with a number that there is not',
      round: at('au-qld', { wagers: [lost('split:36/37')] }),
      subject: 'w1',
      clauses: of(QLD, '8(1)', '8(2)', '2(1)(a)'),
      expected: 'a wager of the layout',
      recorded: 'split:36/37',
      message: 'A wager on "split:36/37" was taken; the layout has no place for it.',
    },
    {
      name: 'two numbers as one',
      round: at('au-qld', { wagers: [lost('straight:1/2')] }),
      subject: 'w1',
      clauses: of(QLD, '8(1)', '8(2)', '2(1)(a)'),
      expected: 'a wager of the layout',
      recorded: 'straight:1/2',
      message: 'A wager on "straight:1/2" was taken; the layout has no place for it.',
    },

    ...BETS.filter(([, there]) => !there).map(([bet]) => ({
      name: bet,
      round: at('nz', { wagers: [lost(bet)] }),
      subject: 'w1',
      clauses: of(NZ, clauseOf(bet)),
      expected: 'a wager of the layout',
      recorded: bet,
      message: `A wager on "${bet}" was taken; the layout has no place for it.`,
    })),
    {
      name: 'a dozen before the first',
      round: at('au-act', { wagers: [lost('dozen:0')] }),
      subject: 'w1',
      clauses: of(ACT, '5.5(g)'),
      expected: 'a wager of the layout',
      recorded: 'dozen:0',
      message: 'A wager on "dozen:0" was taken; the layout has no place for it.',
    },
    {
      name: 'double zero on a wheel with one zero',
      round: at('au-act', { wagers: [lost('straight:00')] }),
      subject: 'w1',
      clauses: of(ACT, '5.5(a)', '5.5', '1.2'),
      expected: 'a wager of the layout',
      recorded: 'straight:00',
      message: 'A wager on "straight:00" was taken; the layout has no place for it.',
    },
  ],
  notApplicable: [
    {
      name: 'a kind of wager that the rules do not have',
      round: at('au-qld', { wagers: [lost('five-line')] }),
      because: 'roulette/only-permitted-wagers',
    },

    {
      name: 'a combination with zero, which is named by itself',
      round: at('au-act', { wagers: [lost('split:0/1')] }),
    },
    ...(['nz', 'au-act', 'au-act-terminal', 'au-qld'] as const).map((place) => ({
      name: `the first four with one zero, which are named by themselves: ${place}`,
      round: at(place, { wagers: [lost('corner:0/1/2/3')] }),
    })),
    ...['split:0/1', 'split:0/00', 'street:00/2/3', 'street:0/00/2', 'corner:0/00/1/2'].map((bet) => ({
      name: `a zero that may touch them, as only a lost picture would show: ${bet}`,
      round: at('au-qld-double-zero', { wagers: [lost(bet)] }),
    })),
    {
      name: 'the first four with two zeros, where only a lost picture would show them',
      round: at('au-qld-double-zero', { wagers: [lost('corner:0/1/2/3')] }),
    },
  ],
});
