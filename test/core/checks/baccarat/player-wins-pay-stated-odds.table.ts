import { givenBack, voided } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { coup, LIMITS } from '../../../support/rounds/coup';
import { coupAt, PLACES } from '../../../support/rounds/places';
import { money } from '../../../support/rounds/hands';

const TWO_TO_ONE = { ...PLACES.nz, variant: 'two-to-one', options: { tie: '8 to 1', bankerSix: '1 to 1' } };
const limits = { '*': { min: 100, max: 5000 } };
const wrong = (name: string, stake: number, paid: number, variant?: 'even-money') => ({
  name,
  round: coup({ ...(variant && { variant }), wagers: [{ bet: 'player', stake, settle: { paid } }] }),
  subject: 'w1',
  clauses: [variant ? '8.5.1' : '8.4.1'],
  expected: String(stake),
  recorded: String(paid),
  message: `Player won; a stake of ${money(stake)} is paid ${money(stake)} at 1 to 1, and ${money(paid)} was paid.`,
});

checkTable('baccarat/player-wins-pay-stated-odds', {
  complies: [
    {
      name: 'at even money baccarat',
      round: coup({ variant: 'even-money', wagers: ['player 1000'] }),
      subjects: ['w1'],
    },
    { name: 'the smallest stake', round: coup({ wagers: ['player 101'] }), subjects: ['w1'] },
    {
      name: 'above the maximum, and paid on the maximum',
      round: coupAt(PLACES.nz, {
        table: { limits },
        wagers: [{ bet: 'player', stake: 9000, settle: { paid: 5000, returned: 9000 } }],
      }),
      subjects: ['w1'],
    },
    {
      name: 'raised in time, and paid on what stood at the close',
      round: coup({
        wagers: [{ bet: 'player', stake: 1000, confirmed: false, settle: { paid: 2000, returned: 2000 } }],
        wagering: [{ type: 'change', wager: 'w1', stake: 2000 }],
      }),
      subjects: ['w1'],
    },
    {
      name: 'paid in two steps',
      round: coup({
        wagers: [{ bet: 'player', stake: 1000, settle: { paid: 400, returned: 0 } }],
        last: [{ type: 'settle', wager: 'w1', result: 'win', paid: 600, returned: 1000 }],
      }),
      subjects: ['w1'],
    },
  ],
  breaches: [
    ...[
      {
        name: 'eight on three cards paid as any win',
        player: '2H 3D 3C',
        paid: 1000,
        due: 2000,
        labels: ['13.3', '1'],
      },
      { name: 'nine on two cards paid as on three', player: '9H KD', paid: 2000, due: 1000, labels: ['13.3', '1'] },
      { name: 'seven on three cards paid as eight', player: '2H 3D 2C', paid: 2000, due: 1000, labels: ['13.3', '1'] },
    ].map(({ name, player, paid, due, labels }) => ({
      ...wrong(`NZ, 2 to 1 baccarat: ${name}`, 1000, paid),
      round: coupAt(TWO_TO_ONE, {
        player,
        banker: '2S 4C',
        wagers: [{ bet: 'player', stake: 1000, settle: { paid } }],
      }),
      clauses: labels.map((label) => PLACES.nz.cited + label),
      expected: String(due),
      message: `Player won; a stake of 10.00 is paid ${money(due)} at ${due === 2000 ? '2' : '1'} to 1, and ${money(paid)} was paid.`,
    })),
    wrong('one cent too much', 1000, 1001),
    wrong('nothing', 1000, 0),
    wrong('one cent too little at even money baccarat', 1000, 999, 'even-money'),
    wrong('at the odds of the banker', 1000, 950),
    {
      ...wrong('above the maximum, and less paid than on the maximum', 5000, 4500),
      round: coupAt(PLACES.nz, {
        table: { limits },
        wagers: [{ bet: 'player', stake: 9000, settle: { paid: 4500, returned: 9000 } }],
      }),
      clauses: [`${PLACES.nz.cited}5.10(a)`],
    },
    {
      ...wrong('raised late, and paid on neither stake', 1000, 1500),
      round: coup({ wagers: [{ bet: 'player', stake: 1000, settle: { paid: 1500 } }] }),
    },
    {
      ...wrong('over the differential only with a wager that was turned down', 1000, 999),
      round: coup({
        table: { limits: LIMITS, differential: 1000 },
        wagers: [
          { bet: 'player', stake: 1000, settle: { paid: 999 } },
          { bet: 'player', stake: 1000, settle: givenBack },
        ],
      }),
    },
  ],
  notApplicable: [
    { name: 'no wager on the player', round: coup({ wagers: ['banker 1000', 'tie 1000'] }) },
    { name: 'lost', round: coup({ player: '3H 3D', wagers: ['player 1000'] }) },
    { name: 'a stand-off', round: coup({ player: '3H 4D', wagers: ['player 1000'] }) },
    {
      name: 'settled as won although it lost: the outcome is the breach',
      round: coup({ player: '3H 3D', wagers: [{ bet: 'player', stake: 1000, settle: { result: 'win', paid: 5 } }] }),
      because: 'baccarat/player-wager-follows-the-points',
    },
    {
      name: 'settled whole although above the maximum: the limit is the breach',
      round: coup({ table: { limits }, wagers: ['player 5001'] }),
      because: 'baccarat/stake-not-above-maximum',
    },
    {
      name: 'paid on a stake that was raised too late: the alteration is the breach',
      round: coup({
        wagers: [{ bet: 'player', stake: 1000, settle: { paid: 2000, returned: 2000 } }],
        closed: [{ type: 'change', wager: 'w1', stake: 2000 }],
      }),
      because: 'baccarat/no-wager-after-close',
    },
    {
      name: 'a void coup',
      round: coup({ wagers: [{ bet: 'player', stake: 1000, settle: givenBack }], dealt: [voided] }),
    },
  ],
  indeterminate: [
    {
      name: 'part of it may have been turned down for going over the differential',
      round: coup({
        table: { limits: LIMITS, differential: 20_000 },
        wagers: [{ bet: 'player', stake: 30_000, settle: { paid: 20_000 } }],
      }),
      subject: 'w1',
      missing: ['accepted part of wager w1'],
    },
  ],
});
