import { voided } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { coup, LIMITS } from '../../../support/rounds/coup';
import { coupAt, PLACES } from '../../../support/rounds/places';

const CLOSED = 'as it stood when the wagering period ended';
const PLACED = ['4.2.6', '7.5', '4.6'];
const CHANGED = ['4.2.6', '7.5', '4.6', '4.2.8'];

const late = (name: string, recorded: string, clauses: readonly string[], round: ReturnType<typeof coup>) => ({
  name,
  round,
  subject: 'w1',
  clauses,
  expected: CLOSED,
  recorded,
  message: `Wager w1 was ${recorded} after the wagering period had ended.`,
});
const toTwice = { type: 'change', wager: 'w1', stake: 2000 } as const;
const toHalf = { type: 'change', wager: 'w1', stake: 500 } as const;
const back = { type: 'withdraw', wager: 'w1' } as const;
const another = { type: 'wager', id: 'w1', player: 'p1', bet: 'player', stake: 1000 } as const;
const nextOne = { ...another, id: 'w9' } as const;
const wonOnIt = { type: 'settle', wager: 'w1', result: 'win', paid: 1000, returned: 1000 } as const;

checkTable('baccarat/no-wager-after-close', {
  complies: [
    { name: 'placed before the call', round: coup({ wagers: ['player 1000'] }), subjects: ['w1'] },
    {
      name: 'placed before the first card, without a call',
      round: coup({ wagers: ['player 1000'], uncalled: true }),
      subjects: ['w1'],
    },
    {
      name: 'changed and taken back in time',
      round: coup({
        wagers: [
          { bet: 'player', stake: 1000, confirmed: false, settle: { paid: 2000, returned: 2000 } },
          { bet: 'tie', stake: 1000, confirmed: false, settle: 'unsaid' },
        ],
        wagering: [toTwice, { type: 'withdraw', wager: 'w2' }],
      }),
      subjects: ['w1', 'w2'],
    },
    {
      name: 'placed after the call, but bets were called for again',
      round: coup({ closed: [{ type: 'call', call: 'place-your-bets' }, another], last: [wonOnIt] }),
      subjects: ['w1'],
    },
    {
      name: 'placed after the burn of a new shoe, recorded as a card dealt to the discards',
      round: coup({
        first: [{ type: 'shuffle' }, { type: 'deal', to: 'burn', card: '7S', face: 'down' }],
        wagers: ['player 1000'],
      }),
      subjects: ['w1'],
    },
    {
      name: 'sent back at the close for being below the minimum',
      round: coup({
        table: { limits: { '*': { min: 2000 } } },
        wagers: [{ bet: 'player', stake: 1000, settle: 'unsaid' }],
        closed: [back],
      }),
      subjects: ['w1'],
    },
    {
      name: 'sent back at the close for not being confirmed',
      round: coup({ wagers: [{ bet: 'player', stake: 1000, confirmed: false, settle: 'unsaid' }], closed: [back] }),
      subjects: ['w1'],
    },
    {
      name: 'sent back at the close for going over the differential',
      round: coup({
        table: { limits: LIMITS, differential: 999 },
        wagers: [{ bet: 'player', stake: 1000, settle: 'unsaid' }],
        closed: [back],
      }),
      subjects: ['w1'],
    },
    {
      name: 'cut at the close to the maximum',
      round: coup({
        table: { limits: { '*': { min: 100, max: 500 } } },
        wagers: [{ bet: 'player', stake: 1000, settle: { paid: 500 } }],
        closed: [toHalf],
      }),
      subjects: ['w1'],
    },
    {
      name: 'taken back after the coup was declared void',
      round: coup({ wagers: [{ bet: 'player', stake: 1000, settle: 'unsaid' }], dealt: [voided, back] }),
      subjects: ['w1'],
    },
    {
      name: 'taken off the layout, or built up, when it had won and been paid',
      round: coup({ wagers: ['player 1000', 'player 1000'], last: [back, { ...toTwice, wager: 'w2' }] }),
      subjects: ['w1', 'w2'],
    },
    {
      name: 'a wager on the next coup, placed and changed when all of this one were settled',
      round: coup({ wagers: ['player 1000'], last: [nextOne, { ...toTwice, wager: 'w9' }] }),
      subjects: ['w1'],
    },
    {
      name: 'two wagers placed when all were settled, and so both on the next coup',
      round: coup({ wagers: ['player 1000'], last: [nextOne, { ...nextOne, id: 'w10' }] }),
      subjects: ['w1'],
    },
  ],
  breaches: [
    {
      ...late('placed when another wager was still to be settled', 'placed', PLACED, {
        ...coup({ wagers: ['player 1000', { bet: 'tie', stake: 1000, settle: 'unsaid' }], last: [nextOne] }),
      }),
      subject: 'w9',
      message: 'Wager w9 was placed after the wagering period had ended.',
    },
    {
      ...late('placed when all others were settled, and paid by the coup that was over', 'placed', PLACED, {
        ...coup({ wagers: ['player 1000'], last: [nextOne, { ...wonOnIt, wager: 'w9' }] }),
      }),
      subject: 'w9',
      message: 'Wager w9 was placed after the wagering period had ended.',
    },
    {
      ...late('placed after the last card, the only other one taken back in time and no result out', 'placed', PLACED, {
        ...coup({
          wagers: [{ bet: 'player', stake: 1000, confirmed: false, settle: 'unsaid' }],
          wagering: [back],
          dealt: [nextOne],
        }),
      }),
      subject: 'w9',
      message: 'Wager w9 was placed after the wagering period had ended.',
    },
    late('taken back when it had lost and been settled so', 'withdrawn', PLACED, {
      ...coup({ wagers: ['banker 1000'], last: [back] }),
    }),
    ...[
      { how: 'placed', labels: ['5.14(a)', '5.14', '5.14(b)', '5.15'], event: another, last: [wonOnIt] },
      { how: 'changed', labels: ['5.14(b)', '5.14', '5.14(a)', '5.15'], event: toTwice, last: [] },
      { how: 'withdrawn', labels: ['5.14(b)', '5.14', '5.14(a)', '5.15'], event: back, last: [] },
    ].map(({ how, labels, event, last }) =>
      late(
        `NZ: ${how} after the first card`,
        how,
        labels.map((label) => PLACES.nz.cited + label),
        coupAt(PLACES.nz, {
          wagers: how === 'placed' ? [] : [{ bet: 'player', stake: 1000, settle: how === 'withdrawn' ? 'unsaid' : {} }],
          afterCards: { 1: [event] },
          last,
        }),
      ),
    ),
    late('placed after the first card, before the call', 'placed', PLACED, {
      ...coup({
        uncalled: true,
        afterCards: { 1: [another, { type: 'call', call: 'no-more-bets' }] },
        last: [wonOnIt],
      }),
    }),
    late(
      'NZ: an additional wager after the call and a card, which its own rule forbids as well',
      'placed',
      ['11A.3', '5.14(a)', '5.14', '5.14(b)', '5.15'].map((label) => PLACES.nz.cited + label),
      coupAt(PLACES.nz, {
        wagers: [{ id: 'w0', bet: 'player', stake: 1000 }],
        afterCards: { 1: [{ ...another, bet: 'perfect-pair:banker' }] },
        last: [{ type: 'settle', wager: 'w1', result: 'lose', paid: 0 }],
      }),
    ),
    late(
      'ACT terminals: taken back after the call',
      'withdrawn',
      ['2.7(a)', '2.7', '2.7(b)', '2.6', 'A.1', '2.2'].map((label) => PLACES.actTerminal.cited + label),
      coupAt(PLACES.actTerminal, {
        wagers: [{ bet: 'player', stake: 1000, settle: 'unsaid' }],
        closed: [back],
      }),
    ),
    late('placed after the last card', 'placed', PLACED, coup({ dealt: [another], last: [wonOnIt] })),
    late('bets called for again when a card was out', 'placed', PLACED, {
      ...coup({ afterCards: { 1: [{ type: 'call', call: 'place-your-bets' }, another] }, last: [wonOnIt] }),
    }),
    late('placed late, its settlement not recorded', 'placed', PLACED, coup({ closed: [another] })),
    late(
      'raised late, and paid on the stake that stood',
      'changed',
      CHANGED,
      coup({ wagers: ['player 1000'], closed: [toTwice] }),
    ),
    late('raised late, and paid on the new stake: one breach', 'changed', CHANGED, {
      ...coup({
        wagers: [{ bet: 'player', stake: 1000, settle: { paid: 2000, returned: 2000 } }],
        dealt: [toTwice],
      }),
    }),
    late('lowered late, and only the new stake given back with the winnings', 'changed', CHANGED, {
      ...coup({ wagers: [{ bet: 'player', stake: 1000, settle: { paid: 500, returned: 500 } }], dealt: [toHalf] }),
    }),
    late('lowered late, and the rest of a losing stake given back', 'changed', CHANGED, {
      ...coup({ wagers: [{ bet: 'banker', stake: 1000, settle: { returned: 500 } }], dealt: [toHalf] }),
    }),
    late('lowered late, and the new stake given back on a tie', 'changed', CHANGED, {
      ...coup({
        player: '3H 4D',
        wagers: [{ bet: 'player', stake: 1000, settle: { returned: 500 } }],
        dealt: [toHalf],
      }),
    }),
    late('taken back after the call and settled as void: one breach', 'withdrawn', PLACED, {
      ...coup({ wagers: [{ bet: 'player', stake: 1000, settle: { result: 'void', paid: 0 } }], closed: [back] }),
    }),
    late('taken back after the cards were seen', 'withdrawn', PLACED, {
      ...coup({ wagers: [{ bet: 'banker', stake: 1000, settle: 'unsaid' }], dealt: [back] }),
    }),
    late('taken back late, yet collected', 'withdrawn', PLACED, coup({ wagers: ['banker 1000'], dealt: [back] })),
    late('a confirmed wager changed late: not also a breach of its confirmation', 'changed', CHANGED, {
      ...coup({ wagers: [{ bet: 'player', stake: 1000, confirmed: true }], closed: [toTwice] }),
    }),
    late('a late wager on a coup that was then void', 'placed', PLACED, {
      ...coup({
        closed: [another],
        dealt: [voided],
        last: [{ type: 'settle', wager: 'w1', result: 'push', paid: 0, returned: 1000 }],
      }),
    }),
  ],
  notApplicable: [
    { name: 'no wagers', round: coup() },
    {
      name: 'only a wager on the next coup, placed when the result was out',
      round: coup({ dealt: [{ type: 'announce', of: 'result', value: 'player' }, nextOne] }),
    },
    {
      name: 'a dummy hand, on which any wager is wrong',
      round: coup({ dummy: true, closed: [another] }),
      because: 'baccarat/dummy-hand-takes-no-wagers',
    },
  ],
});
