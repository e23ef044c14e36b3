import { checkTable } from '../../../support/rounds/check-table';
import { ROULETTE_MORE_BREACHES } from '../../../support/rounds/roulette/breaches-of-forms';
import { ACT_2019, at, NZ, NZ_GENERAL, of } from '../../../support/rounds/roulette/cited';

const COUNTED_FROM = 'what the displayed steps are counted from';
const OFF_UNITS = { limits: { '*': { min: 1000 } }, wagers: ['red 1500'] };
/** From the minimum 700, 900, 1100 …; from nothing 600, 800, 1000 …. */
const UNEVEN = { '*': { min: 500, max: 5000, increment: 200 } };
const STEPS = { '*': { min: 1000, max: 5000, increment: 500 } };

checkTable('roulette/stake-in-permitted-steps', {
  complies: [
    {
      name: 'a race-track wager on a step, of rules that have no steps of their own for it',
      round: at('au-act-terminal', { limits: { tier: { min: 600, increment: 600 } }, wagers: ['tier 1200'] }),
      subjects: ['w1'],
    },
    {
      name: 'race-track wagers of the minimum, on a step with no minimum, and on a step and not settled',
      round: at('nz', {
        limits: { tier: { min: 600, increment: 600 }, voisins: { increment: 900 } },
        wagers: ['tier 600', 'voisins 1800', { bet: 'tier', stake: 1200, settle: false }],
      }),
      subjects: ['w1', 'w2', 'w3'],
    },
    {
      name: 'a race-track wager between two steps on a number that it has, given back',
      round: at('nz', {
        limits: { orphelins: { min: 500, increment: 500 } },
        wagers: [{ bet: 'orphelins', stake: 1200, settle: { result: 'void', paid: 0, returned: 1200 } }],
      }),
      subjects: ['w1'],
    },
    {
      name: 'the same as a stand-off, after a spin that was called off',
      round: at('nz', {
        limits: { orphelins: { min: 500, increment: 500 } },
        wagers: [{ bet: 'orphelins', stake: 1200, settle: { result: 'push', paid: 0, returned: 1200 } }],
        closed: [{ type: 'call', call: 'no-spin' }],
      }),
      subjects: ['w1'],
    },

    {
      name: 'a multiple of the minimum, where no steps are displayed',
      round: at('au-act-terminal', { limits: { '*': { min: 500, max: 5000 } }, wagers: ['red 1500'] }),
      subjects: ['w1'],
    },
    {
      name: 'off the increments of the sign: turned down, or cut to a step',
      round: at('nz', {
        limits: STEPS,
        wagers: [
          { bet: 'red', stake: 1700, settle: { result: 'void', paid: 0 } },
          { bet: 'black', stake: 1700, settle: { paid: 1500 } },
        ],
      }),
      subjects: ['w1', 'w2'],
    },
    {
      name: 'a multiple of the minimum, where a notice asks for it',
      round: at('au-act', { limits: { '*': { min: 1000 } }, wagers: ['red 3000'] }),
      subjects: ['w1'],
    },
    {
      name: 'no multiple, and turned down',
      round: at('au-act', {
        limits: { '*': { min: 1000 } },
        wagers: [{ bet: 'red', stake: 1500, confirmed: false, settle: { result: 'void', paid: 0 } }],
      }),
      subjects: ['w1'],
    },
    {
      name: 'race-track wagers on a step, cut to one, and given back',
      round: at('nz', {
        limits: { tier: { min: 600, increment: 600 }, orphelins: { min: 500, increment: 500 } },
        wagers: [
          'tier 1200',
          { bet: 'tier', stake: 1500, settle: { returned: 300 } },
          { bet: 'orphelins', stake: 1200, settle: { paid: 6800 } },
          { bet: 'tier', stake: 1500, settle: { result: 'void', paid: 0 } },
        ],
      }),
      subjects: ['w1', 'w2', 'w3', 'w4'],
    },
    {
      name: 'steps that may be counted in two ways: on both, cut to what both permit, given back, or the minimum itself',
      round: at('nz', {
        limits: { ...UNEVEN, tier: { min: 900, increment: 600 }, orphelins: { min: 900, increment: 600 } },
        wagers: [
          { bet: 'red', stake: 1700, settle: { returned: 100 } },
          { bet: 'black', stake: 1700, settle: { result: 'void', paid: 0 } },
          { bet: 'red', stake: 900, settle: { result: 'void', paid: 0 } },
          'red 500',
          { bet: 'tier', stake: 1500, settle: { returned: 300 } },
          { bet: 'orphelins', stake: 1600, settle: { paid: 8160 } },
        ],
      }),
      subjects: ['w1', 'w2', 'w3', 'w4', 'w5', 'w6'],
    },
  ],
  breaches: [
    {
      name: 'between two steps on a terminal, and the rest given back',
      round: at('au-act-terminal', { limits: STEPS, wagers: [{ bet: 'red', stake: 1700, settle: { returned: 200 } }] }),
      subject: 'w1',
      clauses: ['3.4(i)', '3.4', '3.2'].map((label) => `au-act/ni2019-689#rules/${label}`),
      expected: '1500',
      recorded: '1700',
      message:
        'A stake of 17.00 on red was taken; in steps of 5.00 above the minimum, no more than 15.00 of it may be.',
    },
    {
      name: 'a race-track wager off the steps, of rules that have none of their own for it',
      round: at('au-act-terminal', { limits: { tier: { min: 600, increment: 600 } }, wagers: ['tier 1500'] }),
      subject: 'w1',
      clauses: of(ACT_2019, '3.4(i)', '3.4', '3.2'),
      expected: '1200',
      recorded: '1500',
      message: 'A stake of 15.00 on tier was settled whole; in steps of 6.00 above the minimum, 12.00 was permitted.',
    },
    {
      name: 'a race-track wager paid whole, of which the part in the steps does not divide into its pieces',
      round: at('nz', { limits: { orphelins: { min: 501, increment: 501 } }, wagers: ['orphelins 1200'] }),
      subject: 'w1',
      clauses: of(NZ, '5.9'),
      expected: '1002',
      recorded: '1200',
      message:
        'A stake of 12.00 on orphelins was settled whole; in steps of 5.01 above the minimum, 10.02 was permitted.',
    },

    ...(ROULETTE_MORE_BREACHES['roulette/stake-in-permitted-steps'] ?? []),
    {
      name: 'no steps displayed, and no multiple of the minimum',
      round: at('au-act-terminal', { limits: { '*': { min: 500, max: 5000 } }, wagers: ['black 1700'] }),
      subject: 'w1',
      clauses: of(ACT_2019, '3.4(i)', '3.4', '3.2'),
      expected: '1500',
      recorded: '1700',
      message: 'A stake of 17.00 on black was settled whole; in steps of 5.00 above the minimum, 15.00 was permitted.',
    },
    {
      name: 'off the increments of the sign, and collected whole',
      round: at('nz', { limits: STEPS, wagers: ['red 1700'] }),
      subject: 'w1',
      clauses: of(NZ_GENERAL, '9.5', '10.1(b)'),
      expected: '1500',
      recorded: '1700',
      message: 'A stake of 17.00 on red was settled whole; in steps of 5.00 above the minimum, 15.00 was permitted.',
    },
    {
      name: 'off the increments in both ways of counting them',
      round: at('nz', { limits: UNEVEN, wagers: ['red 1750'] }),
      subject: 'w1',
      clauses: of(NZ_GENERAL, '9.5', '10.1(b)'),
      expected: '1700',
      recorded: '1750',
      message: 'A stake of 17.50 on red was settled whole; in steps of 2.00 however counted, 17.00 was permitted.',
    },
    {
      name: 'a race-track wager off the increments in both ways of counting them',
      round: at('nz', { limits: { tier: { min: 900, increment: 600 } }, wagers: ['tier 1560'] }),
      subject: 'w1',
      clauses: of(NZ, '5.9'),
      expected: '1500',
      recorded: '1560',
      message: 'A stake of 15.60 on tier was settled whole; in steps of 6.00 however counted, 15.00 was permitted.',
    },
  ],
  notApplicable: [
    {
      name: 'a race-track wager that is no multiple of its minimum, where a notice asks for multiples on the layout',
      round: at('au-act', { limits: { tier: { min: 1000 } }, wagers: ['tier 1500'] }),
    },
    {
      name: 'a race-track wager below its minimum, turned down',
      round: at('nz', {
        limits: { tier: { min: 1200, increment: 600 } },
        wagers: [{ bet: 'tier', stake: 600, settle: { result: 'void', paid: 0 } }],
      }),
    },

    {
      name: 'neither steps nor a minimum displayed',
      round: at('au-act-terminal', { limits: { '*': { max: 5000 } }, wagers: ['red 1750'] }),
    },
    { name: 'no steps on the sign', round: at('nz', { limits: { '*': { min: 1000 } }, wagers: ['red 1750'] }) },
    {
      name: 'a race-track wager without steps',
      round: at('nz', { limits: { tier: { min: 600 } }, wagers: ['tier 1500'] }),
    },
    {
      name: 'no multiple, where no notice asks for one',
      round: at('au-act', { ...OFF_UNITS, options: { multiplesOfMinimum: 'not-required' } }),
    },
  ],
  indeterminate: [
    {
      name: 'a race-track wager between two steps, not settled',
      round: at('nz', {
        limits: { tier: { min: 600, increment: 600 } },
        wagers: [{ bet: 'tier', stake: 1500, settle: false }],
      }),
      subject: 'w1',
      missing: ['settle event of wager w1 with the spin'],
      clauses: of(NZ, '5.9'),
    },
    {
      name: 'a race-track wager between two steps that won, and no spin recorded',
      round: at('nz', {
        limits: { tier: { min: 600, increment: 600 } },
        wagers: [{ bet: 'tier', stake: 1500, settle: { result: 'win', paid: 0 } }],
        unspun: true,
      }),
      subject: 'w1',
      missing: ['settle event of wager w1 with the spin'],
      clauses: of(NZ, '5.9'),
    },
    {
      name: 'a race-track wager of a stake that does not divide into its pieces, paid as no part of it',
      round: at('nz', {
        limits: { orphelins: { min: 500, increment: 500 } },
        wagers: [{ bet: 'orphelins', stake: 1201, settle: { result: 'win', paid: 5, returned: 1201 } }],
      }),
      subject: 'w1',
      missing: ['settle event of wager w1 with the spin'],
      because: 'roulette/racetrack-wager-pays-for-its-pieces',
    },
    {
      name: 'a race-track wager on a step in one of two ways of counting, paid as neither',
      round: at('nz', {
        limits: { orphelins: { min: 900, increment: 600 } },
        wagers: [{ bet: 'orphelins', stake: 1500, settle: { paid: 5 } }],
      }),
      subject: 'w1',
      missing: [COUNTED_FROM],
      clauses: of(NZ, '5.9'),
      because: 'roulette/racetrack-wager-pays-for-its-pieces',
    },

    ...(['red 1700', 'black 1700', 'red 1600', 'black 1600'] as const).map((wager) => ({
      name: `on the increments in one of two ways of counting them: ${wager}`,
      round: at('nz', { limits: UNEVEN, wagers: [wager] }),
      subject: 'w1',
      missing: [COUNTED_FROM],
    })),
    ...(['tier 1500', 'tier 1200', 'orphelins 1200', 'orphelins 1500'] as const).map((wager) => ({
      name: `a race-track wager on the increments in one of two ways of counting them: ${wager}`,
      round: at('nz', {
        limits: { tier: { min: 900, increment: 600 }, orphelins: { min: 900, increment: 600 } },
        wagers: [wager],
      }),
      subject: 'w1',
      missing: [COUNTED_FROM],
    })),
    {
      name: 'no multiple, and not known whether a notice asks for one',
      round: at('au-act', { ...OFF_UNITS, options: {} }),
      subject: 'w1',
      missing: ['table.options.multiplesOfMinimum'],
    },
    {
      name: 'a race-track wager between two steps, paid as neither',
      round: at('nz', {
        limits: { orphelins: { min: 500, increment: 500 } },
        wagers: [{ bet: 'orphelins', stake: 1200, settle: { paid: 5 } }],
      }),
      subject: 'w1',
      missing: ['settle event of wager w1 with the spin'],
      because: 'roulette/racetrack-wager-pays-for-its-pieces',
    },
  ],
});
