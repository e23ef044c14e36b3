import { givenBack, voided } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { coup } from '../../../support/rounds/coup';
import { coupAt, PLACES } from '../../../support/rounds/places';

const limits = { '*': { min: 1000, max: 5000, increment: 500 } };
const TEN = { '*': { min: 1000, max: 5000 } };
const offStep = { subject: 'w1', clauses: ['6.3.1', '6.3', '6.1'] };
const sentence = (stake: string, bet: string, permitted: string): string =>
  `A stake of ${stake} on ${bet} was settled whole; in steps of 5.00 above the minimum, ${permitted} was permitted.`;
const taken = (stake: string, bet: string, step = '5.00', permitted = '15.00'): string =>
  `A stake of ${stake} on ${bet} was taken; in steps of ${step} above the minimum, no more than ${permitted} of it may be.`;
/** A winner between the steps of a terminal, paid on the step below. */
const wonOnTen = (returned: number) =>
  coupAt(PLACES.actTerminal, {
    table: { limits: TEN },
    wagers: [{ bet: 'player', stake: 1500, settle: { paid: 1000, returned } }],
  });

checkTable('baccarat/stake-in-permitted-steps', {
  complies: [
    { name: 'the minimum itself', round: coup({ table: { limits }, wagers: ['player 1000'] }), subjects: ['w1'] },
    { name: 'the maximum itself', round: coup({ table: { limits }, wagers: ['player 5000'] }), subjects: ['w1'] },
    {
      name: 'between steps, and put on the step below before the close',
      round: coup({
        table: { limits },
        wagers: [{ bet: 'player', stake: 1999, confirmed: false, settle: { paid: 1500, returned: 1500 } }],
        wagering: [{ type: 'change', wager: 'w1', stake: 1500 }],
      }),
      subjects: ['w1'],
    },
    {
      name: 'two wagers that together stand on a step of one selection',
      round: coup({ table: { limits }, wagers: ['player 1200', 'player 1300'] }),
      subjects: ['w1', 'w2'],
    },
    {
      name: 'steps without a minimum are counted from nothing',
      round: coup({ table: { limits: { '*': { increment: 500 } } }, wagers: ['player 1500'] }),
      subjects: ['w1'],
    },
    {
      name: 'NZ: on a step however counted, cut to one, and turned down',
      round: coupAt(PLACES.nz, {
        table: { limits: { '*': { min: 500, max: 5000, increment: 200 } } },
        wagers: [
          'player 500',
          { bet: 'banker', stake: 1700, settle: { returned: 100 } },
          { bet: 'player', stake: 1700, settle: givenBack },
        ],
      }),
      subjects: ['w1', 'w2', 'w3'],
    },
    ...[PLACES.act, PLACES.actMini].map((place) => ({
      name: `${place.cited}: a multiple of the minimum, and another stake turned down`,
      round: coupAt(
        { ...place, options: { multiplesOfMinimum: 'required' } },
        {
          table: { limits: TEN },
          wagers: ['player 3000', { bet: 'player', stake: 1500, by: 'p2', settle: givenBack }],
        },
      ),
      subjects: ['w1', 'w2'],
    })),
  ],
  breaches: [
    {
      name: 'NZ: off the increments of the sign',
      round: coupAt(PLACES.nz, { table: { limits }, wagers: ['banker 1700'] }),
      subject: 'w1',
      clauses: ['9.5', '10.1(b)'].map((label) => `nz/table-games-divisions#div-1/${label}`),
      expected: '1500',
      recorded: '1700',
      message: sentence('17.00', 'banker', '15.00'),
    },
    ...[PLACES.act, PLACES.actMini].map((place) => ({
      name: `${place.cited}: no multiple of the minimum, where a notice asks for one`,
      round: coupAt(
        { ...place, options: { multiplesOfMinimum: 'required' } },
        {
          table: { limits: TEN },
          wagers: ['player 1500'],
        },
      ),
      subject: 'w1',
      clauses: [`${place.cited}4.1(b)`],
      expected: '1000',
      recorded: '1500',
      message: 'A stake of 15.00 on player was accepted; the notice asks for multiples of 10.00.',
    })),
    {
      ...offStep,
      name: 'one cent above a step, lost and collected whole',
      round: coup({ table: { limits }, wagers: ['banker 1501'] }),
      expected: '1500',
      recorded: '1501',
      message: sentence('15.01', 'banker', '15.00'),
    },
    {
      ...offStep,
      name: 'one cent below a step, won and paid whole',
      round: coup({ table: { limits }, wagers: ['player 1999'] }),
      expected: '1500',
      recorded: '1999',
      message: sentence('19.99', 'player', '15.00'),
    },
    {
      ...offStep,
      name: 'between steps, and paid on the step below: a terminal takes no more',
      round: coup({ table: { limits }, wagers: [{ bet: 'player', stake: 1999, settle: { paid: 1500 } }] }),
      expected: '1500',
      recorded: '1999',
      message: taken('19.99', 'player'),
    },
    {
      ...offStep,
      name: 'between steps, lost, and the rest given back',
      round: coup({ table: { limits }, wagers: [{ bet: 'banker', stake: 1999, settle: { returned: 499 } }] }),
      expected: '1500',
      recorded: '1999',
      message: taken('19.99', 'banker'),
    },
    {
      ...offStep,
      name: 'between steps, a stand-off',
      round: coup({ table: { limits }, player: '3H 4D', wagers: ['player 1999'] }),
      expected: '1500',
      recorded: '1999',
      message: taken('19.99', 'player'),
    },
    ...[1500, 1000, 500, 0].map((returned) => ({
      name: `ACT terminals: won on the step below, and ${String(returned)} of 1500 given back`,
      round: wonOnTen(returned),
      subject: 'w1',
      clauses: ['3.4(i)', '3.4', '3.2'].map((label) => PLACES.actTerminal.cited + label),
      expected: '1000',
      recorded: '1500',
      message: taken('15.00', 'player', '10.00', '10.00'),
    })),
    {
      ...offStep,
      name: 'lost, and less given back than was off the step',
      round: coup({ table: { limits }, wagers: [{ bet: 'banker', stake: 1999, settle: { returned: 498 } }] }),
      expected: '1500',
      recorded: '1501',
      message: sentence('19.99', 'banker', '15.00'),
    },
  ],
  notApplicable: [
    {
      name: 'ACT: no multiple, where no notice asks for one',
      round: coupAt(
        { ...PLACES.act, options: { multiplesOfMinimum: 'not-required' } },
        {
          table: { limits: TEN },
          wagers: ['player 1500'],
        },
      ),
    },
    { name: 'no wagers', round: coup({ table: { limits } }) },
    { name: 'no steps displayed: any amount above the minimum will do', round: coup({ wagers: ['player 1234'] }) },
    {
      name: 'steps of nothing',
      round: coup({ table: { limits: { '*': { increment: 0 } } }, wagers: ['player 1234'] }),
    },
    { name: 'no limits recorded', round: coup({ table: 'unsaid', wagers: ['player 1234'] }) },
    {
      name: 'below the minimum, where the steps do not begin',
      round: coup({ table: { limits }, wagers: ['player 999'] }),
      because: 'baccarat/stake-not-below-minimum',
    },
    {
      name: 'above the maximum, which is the breach',
      round: coup({ table: { limits }, wagers: ['player 5100'] }),
      because: 'baccarat/stake-not-above-maximum',
    },
    {
      name: 'a void coup',
      round: coup({ table: { limits }, wagers: [{ bet: 'tie', stake: 1234, settle: givenBack }], dealt: [voided] }),
    },
    {
      name: 'a dummy hand',
      round: coup({ table: { limits }, dummy: true, wagers: [{ bet: 'tie', stake: 1234, settle: givenBack }] }),
    },
  ],
  notImposed: [
    {
      name: 'Queensland, which asks for neither',
      round: coupAt(PLACES.qld, { table: { limits }, wagers: ['player 1700'] }),
    },
  ],
  indeterminate: [
    {
      name: 'ACT: no multiple, and not known whether a notice asks for one',
      round: coupAt(PLACES.act, { table: { limits: TEN }, wagers: ['player 1500'] }),
      subject: 'w1',
      missing: ['table.options.multiplesOfMinimum'],
    },
    ...['player 1600', 'player 1700'].map((wager) => ({
      name: `NZ: on the increments in one of two ways of counting them: ${wager}`,
      round: coupAt(PLACES.nz, {
        table: { limits: { '*': { min: 500, max: 5000, increment: 200 } } },
        wagers: [wager],
      }),
      subject: 'w1',
      missing: ['what the displayed steps are counted from'],
    })),
    {
      name: 'its settlement not recorded',
      round: coup({ table: { limits }, wagers: [{ bet: 'player', stake: 1234, settle: 'unsaid' }] }),
      subject: 'w1',
      missing: ['settle event of wager w1 with the cards of the coup'],
    },
  ],
});
