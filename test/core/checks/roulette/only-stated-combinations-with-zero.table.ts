import { checkTable } from '../../../support/rounds/check-table';
import { at } from '../../../support/rounds/roulette/cited';
import { ACT, NZ, of } from '../../../support/rounds/roulette/cited';

const lost = (bet: string) => ({ bet, stake: 1000, settle: { result: 'lose', paid: 0, returned: 0 } }) as const;

/** The streets of one layout. */
const ofLayout = (clause: string): readonly string[] =>
  of(NZ, clause, `${clause}(ii)`, `${clause}(iii)`, `${clause}(iv)`);

checkTable('roulette/only-stated-combinations-with-zero', {
  complies: [
    ...['split:1/0', 'street:0/1/2', 'street:0/2/3', 'corner:0/1/2/3'].map((bet) => ({
      name: bet,
      round: at('au-act', { wagers: [lost(bet)] }),
      subjects: ['w1'],
    })),
    ...['split:00/0', 'street:00/2/3', 'street:0/1/2'].map((bet) => ({
      name: `${bet} where 0 lies left of 00`,
      round: at('nz-double-zero', { wagers: [lost(bet)] }),
      subjects: ['w1'],
    })),
    {
      name: 'which zero lies left is not said, and both layouts have it',
      round: at('nz-double-zero', { wagers: [lost('street:0/00/2')], options: {} }),
      subjects: ['w1'],
    },
    ...['street:0/2/3', 'street:00/1/2'].map((bet) => ({
      name: `${bet} where 00 lies left of 0`,
      round: at('nz-double-zero-turned', { wagers: [lost(bet)] }),
      subjects: ['w1'],
    })),
  ],
  breaches: [
    ...['street:0/00/1', 'street:0/00/3', 'street:1/0/00'].map((bet) => ({
      name: `which zero lies left is not said, and neither layout has ${bet}`,
      round: at('nz-double-zero', { wagers: [lost(bet)], options: {} }),
      subject: 'w1',
      clauses: [...ofLayout('3.1A(c)'), ...ofLayout('3.1A(cA)'), ...of(NZ, '3.1A(b)(iii)')],
      expected:
        'split:0/00, street:0/2/3, street:0/00/2, street:00/1/2 or split:0/00, street:00/2/3, street:0/00/2, street:0/1/2',
      recorded: bet,
      message: `A wager on "${bet}" was taken; the combinations with a zero are split:0/00, street:0/2/3, street:0/00/2, street:00/1/2 or split:0/00, street:00/2/3, street:0/00/2, street:0/1/2.`,
    })),
    {
      name: 'the street of the other layout',
      round: at('nz-double-zero', { wagers: [lost('street:0/2/3')] }),
      subject: 'w1',
      clauses: of(NZ, '3.1A(cA)', '3.1A(cA)(ii)', '3.1A(cA)(iii)', '3.1A(cA)(iv)', '3.1A(b)(iii)'),
      expected: 'split:0/00, street:00/2/3, street:0/00/2, street:0/1/2',
      recorded: 'street:0/2/3',
      message:
        'A wager on "street:0/2/3" was taken; the combinations with a zero are split:0/00, street:00/2/3, street:0/00/2, street:0/1/2.',
    },
    {
      name: 'a zero with numbers that do not touch it, where those that do are named',
      round: at('au-act', { wagers: [lost('split:0/4')] }),
      subject: 'w1',
      clauses: of(ACT, '5.5(b)(ii)', '5.5(c)(ii)', '5.5(c)(iii)', '5.5(d)(ii)'),
      expected: 'split:0/1, split:0/2, split:0/3, street:0/1/2, street:0/2/3, corner:0/1/2/3',
      recorded: 'split:0/4',
      message:
        'A wager on "split:0/4" was taken; the combinations with a zero are split:0/1, split:0/2, split:0/3, street:0/1/2, street:0/2/3, corner:0/1/2/3.',
    },
  ],
  notApplicable: [
    ...['split:0/4', 'street:0/1/3', 'six-line:0/1/2'].map((bet) => ({
      name: `the shape of the layout alone has no place for it: ${bet}`,
      round: at('nz-double-zero', { wagers: [lost(bet)], options: {} }),
      because: 'roulette/only-bets-of-the-layout',
    })),
    { name: 'zero by itself', round: at('au-act', { wagers: ['straight:0 1000'] }) },
    {
      name: 'no zero, and which zero lies left is not said',
      round: at('nz-double-zero', { wagers: ['red 1000'], options: {} }),
    },
  ],
  indeterminate: [
    {
      name: 'a zero beside a wager without one, and which zero lies left is not said',
      round: at('nz-double-zero', { wagers: ['red 1000', lost('street:0/2/3')], options: {} }),
      subject: 'w2',
      missing: ['table.options.zeroLayout'],
    },
    ...['street:0/2/3', 'street:0/1/2', 'street:00/2/3', 'street:00/1/2'].map((bet) => ({
      name: `which zero lies left is not said: ${bet}`,
      round: at('nz-double-zero', { wagers: [lost(bet)], options: {} }),
      subject: 'w1',
      missing: ['table.options.zeroLayout'],
    })),
    {
      name: 'a split whose adjoining numbers only a lost picture shows',
      round: at('nz-double-zero', { wagers: [lost('split:0/1')] }),
      subject: 'w1',
      missing: ['the layout around the zeros'],
    },
  ],
});
