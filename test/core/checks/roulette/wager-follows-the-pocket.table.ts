import { checkTable } from '../../../support/rounds/check-table';
import { at } from '../../../support/rounds/roulette/cited';
import { givenBack, noted, wagerVoided } from '../../../support/rounds/cases';
import { NZ, of } from '../../../support/rounds/roulette/cited';

const asian = (settle: { readonly result: 'win' | 'lose'; readonly paid: number }, group = '5/16/24') => ({
  bet: `asian-neighbour:${group}`,
  stake: 1000,
  settle,
});

const COLLECTED = { result: 'lose', paid: 0, returned: 0 } as const;

checkTable('roulette/wager-follows-the-pocket', {
  complies: [
    {
      name: 'a group of the Asian race-track, on one of its numbers and on another',
      round: at('nz', {
        wagers: [asian({ result: 'win', paid: 11_000 }, '17/5/24'), asian({ result: 'lose', paid: 0 })],
      }),
      subjects: ['w1', 'w2'],
    },
    {
      name: 'the first dozen on twelve',
      round: at('nz', { pocket: '12', wagers: ['dozen:1 1000'] }),
      subjects: ['w1'],
    },
    {
      name: 'the first dozen on thirteen',
      round: at('nz', { pocket: '13', wagers: ['dozen:1 1000'] }),
      subjects: ['w1'],
    },
    {
      name: 'decided by the spin after one that was called off',
      round: at('nz', {
        wagers: ['black 1000'],
        closed: [
          { type: 'spin', result: '5', revolutions: 2, direction: 'opposite' },
          { type: 'call', call: 'no-spin' },
        ],
      }),
      subjects: ['w1'],
    },
  ],
  breaches: [
    {
      name: 'a winning wager settled as a stand-off',
      round: at('nz', { wagers: [{ bet: 'black', stake: 1000, settle: { result: 'push', paid: 0, returned: 1000 } }] }),
      subject: 'w1',
      clauses: of(NZ, '3.1(m)(i)', '3.8(a)', '3.8'),
      expected: 'win',
      recorded: 'push',
      message: 'The ball came to rest in 17, so a wager on black must win; it was given back.',
    },
    {
      name: 'a winning wager collected, after an earlier spin that was called off',
      round: at('nz', {
        wagers: [{ bet: 'black', stake: 1000, settle: { result: 'lose', paid: 0, returned: 0 } }],
        closed: [{ type: 'call', call: 'no-spin' }],
      }),
      subject: 'w1',
      clauses: of(NZ, '3.1(m)(i)', '3.8(a)', '3.8'),
      expected: 'win',
      recorded: 'lose',
      message: 'The ball came to rest in 17, so a wager on black must win; it was collected.',
    },

    {
      name: 'a group of the Asian race-track, collected on one of its numbers',
      round: at('nz', { wagers: [asian({ result: 'lose', paid: 0 }, '17/5/24')] }),
      subject: 'w1',
      clauses: of(NZ, '3.2(a)', '3.8(a)', '3.8'),
      expected: 'win',
      recorded: 'lose',
      message: 'The ball came to rest in 17, so a wager on asian-neighbour:17/5/24 must win; it was collected.',
    },
    {
      name: 'a winning wager given back',
      round: at('nz', { wagers: [{ bet: 'black', stake: 1000, settle: givenBack }] }),
      subject: 'w1',
      clauses: of(NZ, '3.1(m)(i)', '3.8(a)', '3.8'),
      expected: 'win',
      recorded: 'void',
      message: 'The ball came to rest in 17, so a wager on black must win; it was given back.',
    },
  ],
  notApplicable: [
    {
      name: 'a stand-off because an earlier spin was called off',
      round: at('nz', {
        wagers: [{ bet: 'black', stake: 1000, settle: { result: 'push', paid: 0, returned: 1000 } }],
        closed: [{ type: 'call', call: 'no-spin' }],
      }),
    },

    {
      name: 'a spin that should have been called off',
      round: at('nz', {
        wagers: [{ bet: 'black', stake: 1000, settle: { result: 'lose', paid: 0, returned: 0 } }],
        revolutions: 1,
      }),
      because: 'roulette/spin-completes-its-revolutions',
    },
    {
      name: 'given back because an earlier spin was called off',
      round: at('nz', {
        wagers: [{ bet: 'black', stake: 1000, settle: givenBack }],
        closed: [{ type: 'call', call: 'no-spin' }],
      }),
    },
  ],
  indeterminate: [
    {
      name: 'declared void, and collected although its number came up',
      round: at('nz', { wagers: [{ bet: 'black', stake: 1000, settle: COLLECTED }], spun: [wagerVoided()] }),
      subject: 'w1',
      missing: ['what became of wager w1, which was declared void'],
    },
    {
      name: 'the same by rules that do not say what becomes of a void wager',
      round: at('au-act', { wagers: [{ bet: 'black', stake: 1000, settle: COLLECTED }], spun: [wagerVoided()] }),
      subject: 'w1',
      missing: ['what became of wager w1, which was declared void'],
    },
    {
      name: 'placed after a spin without a call, and settled against it',
      round: at('au-act', {
        uncalled: true,
        spun: [{ type: 'wager', id: 'w9', player: 'p9', bet: 'black', stake: 1000 }],
        last: [{ type: 'settle', wager: 'w9', result: 'lose', paid: 0, returned: 0 }],
      }),
      subject: 'w9',
      missing: ['what ended the wagering period: the call of no more bets'],
    },

    {
      name: 'no spin recorded',
      round: at('nz', { wagers: ['black 1000'], unspun: true }),
      subject: 'w1',
      missing: ['spin event with the pocket'],
    },
    {
      name: 'not settled',
      round: at('nz', { wagers: [{ bet: 'black', stake: 1000, settle: false }] }),
      subject: 'w1',
      missing: ['settle event of wager w1'],
    },
    {
      name: 'a chip that may have been moved',
      round: at('au-qld', {
        wagers: [{ bet: 'red', stake: 1000, settle: { result: 'win', paid: 1000, returned: 1000 } }],
        spun: [noted('wager-misplaced')],
      }),
      subject: 'w1',
      missing: ['position of wager w1'],
    },
  ],
});
