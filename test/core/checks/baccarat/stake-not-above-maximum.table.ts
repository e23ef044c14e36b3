import { givenBack, voided } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { coup } from '../../../support/rounds/coup';
import { coupAt, PLACES, type Place } from '../../../support/rounds/places';

const limits = { '*': { min: 1000, max: 5000 }, tie: { min: 500, max: 2000 } };
const stepped = { '*': { min: 1000, max: 5200, increment: 500 } };
const sentence = (stake: string, bet: string, maximum: string, permitted = maximum): string =>
  `A stake of ${stake} on ${bet} was settled beyond the displayed maximum of ${maximum}; ${permitted} of it was permitted.`;
/** A stake of 70.00 where 50.00 is the maximum, won and paid on that, with so much of it given back. */
const wonOn = (place: Place, returned: number) =>
  coupAt(place, {
    table: { limits },
    wagers: [{ bet: 'player', stake: 7000, settle: { result: 'win', paid: 5000, returned } }],
  });
const taken = (stake: string, bet: string, maximum = '50.00'): string =>
  `A stake of ${stake} on ${bet} was taken; the displayed maximum is ${maximum}, and no more may be taken.`;
/** Where no rule has a winning stake given back: what goes beyond the maximum must not be kept all the same. */
const ELSEWHERE: readonly (readonly [string, Place, readonly string[]])[] = [
  ['Canberra', PLACES.act, ['4.1(d)']],
  ['Canberra, mini', PLACES.actMini, ['4.1(d)']],
];
/** Where nothing above the maximum may be taken, however it is settled. */
const NEVER_TAKEN: readonly (readonly [string, Place, readonly string[]])[] = [
  ['Canberra, terminals', PLACES.actTerminal, ['3.4(ii)', '3.4']],
  ['Queensland', PLACES.qld, ['9(1)']],
];
const over = { subject: 'w1', clauses: ['6.3.2', '6.3', '6.1'] };

checkTable('baccarat/stake-not-above-maximum', {
  complies: [
    { name: 'exactly the maximum', round: coup({ table: { limits }, wagers: ['player 5000'] }), subjects: ['w1'] },
    ...[PLACES.act, PLACES.nz].flatMap((place) => [
      {
        name: `${place.cited}: lost, and all above the maximum given back`,
        round: coupAt(place, {
          table: { limits },
          wagers: [{ bet: 'banker', stake: 7000, settle: { returned: 2000 } }],
        }),
        subjects: ['w1'],
      },
      {
        name: `${place.cited}: won, and paid on the maximum at the odds of the bet`,
        round: coupAt(place, {
          table: { limits },
          player: '3H 3D',
          wagers: [{ bet: 'banker', stake: 7000, settle: { paid: 4750, returned: 7000 } }],
        }),
        subjects: ['w1'],
      },
      {
        name: `${place.cited}: a stand-off`,
        round: coupAt(place, { table: { limits }, player: '3H 4D', wagers: ['player 6000'] }),
        subjects: ['w1'],
      },
    ]),
    {
      name: 'put at the maximum before the close',
      round: coup({
        table: { limits },
        wagers: [{ bet: 'player', stake: 7000, confirmed: false, settle: { paid: 5000, returned: 5000 } }],
        wagering: [{ type: 'change', wager: 'w1', stake: 5000 }],
      }),
      subjects: ['w1'],
    },
    {
      name: 'Queensland: turned down',
      round: coupAt(PLACES.qld, { table: { limits }, wagers: [{ bet: 'player', stake: 7000, settle: givenBack }] }),
      subjects: ['w1'],
    },
    {
      name: 'given back as void',
      round: coup({
        table: { limits },
        wagers: [{ bet: 'player', stake: 5001, confirmed: false, settle: { result: 'void', paid: 0 } }],
      }),
      subjects: ['w1'],
    },
    ...[...ELSEWHERE, ['New Zealand', PLACES.nz] as const].map(([name, place]) => ({
      name: `${name}: won, paid on the maximum and all of it given back`,
      round: wonOn(place, 7000),
      subjects: ['w1'],
    })),
  ],
  breaches: [
    ...ELSEWHERE.map(([name, place, labels]) => ({ name, place, clauses: labels.map((label) => place.cited + label) }))
      .concat([
        {
          name: 'New Zealand',
          place: PLACES.nz,
          clauses: ['10.2(b)', '10.2', '10.1(b)', '10.1(d)'].map((label) => `nz/table-games-divisions#div-1/${label}`),
        },
      ])
      .flatMap(({ name, place, clauses }) =>
        [6999, 5000].map((returned) => ({
          name: `${name}: won, paid on the maximum, and ${String(returned)} of it given back`,
          round: wonOn(place, returned),
          subject: 'w1',
          clauses,
          expected: '0',
          recorded: String(7000 - returned),
          message: `A stake of 70.00 on player went beyond the displayed maximum of 50.00 and won; ${String(returned / 100)}${returned % 100 === 0 ? '.00' : ''} of it was given back, and the excess must not be kept.`,
        })),
      ),
    ...NEVER_TAKEN.flatMap(([name, place, labels]) =>
      (
        [
          ['won, paid on the maximum and all of it given back', wonOn(place, 7000)],
          ['won, paid on the maximum, and 6999 of it given back', wonOn(place, 6999)],
          [
            'lost, and all above the maximum given back',
            coupAt(place, {
              table: { limits },
              player: '3H 3D',
              wagers: [{ bet: 'player', stake: 7000, settle: { returned: 2000 } }],
            }),
          ],
          ['a stand-off', coupAt(place, { table: { limits }, player: '3H 4D', wagers: ['player 7000'] })],
        ] as const
      ).map(([how, round]) => ({
        name: `${name}: ${how}`,
        round,
        subject: 'w1',
        clauses: labels.map((label) => place.cited + label),
        expected: '5000',
        recorded: '7000',
        message: taken('70.00', 'player'),
      })),
    ),
    {
      ...over,
      name: 'lost, and all above the maximum given back',
      round: coup({ table: { limits }, wagers: [{ bet: 'banker', stake: 7000, settle: { returned: 2000 } }] }),
      expected: '5000',
      recorded: '7000',
      message: taken('70.00', 'banker'),
    },
    {
      ...over,
      name: 'a stand-off, a cent above it',
      round: coup({ table: { limits }, player: '3H 4D', wagers: ['player 5001'] }),
      expected: '5000',
      recorded: '5001',
      message: taken('50.01', 'player'),
    },
    {
      ...over,
      name: 'cut to the last step below the maximum',
      round: coup({ table: { limits: stepped }, wagers: [{ bet: 'player', stake: 6000, settle: { paid: 5000 } }] }),
      expected: '5000',
      recorded: '6000',
      message: taken('60.00', 'player', '52.00'),
    },
    {
      ...over,
      name: 'said to have won, the cards not recorded: it was taken whatever they were',
      round: coup({
        table: { limits },
        player: '',
        banker: '',
        wagers: [{ bet: 'player', stake: 5001, settle: { result: 'win', paid: 5001 } }],
      }),
      expected: '5000',
      recorded: '5001',
      message: taken('50.01', 'player'),
    },
    {
      ...over,
      name: 'lost, and collected whole',
      round: coup({ table: { limits }, wagers: ['banker 5001'] }),
      expected: '5000',
      recorded: '5001',
      message: sentence('50.01', 'banker', '50.00'),
    },
    {
      ...over,
      name: 'lost, and one cent too little given back',
      round: coup({ table: { limits }, wagers: [{ bet: 'banker', stake: 7000, settle: { returned: 1999 } }] }),
      expected: '5000',
      recorded: '5001',
      message: sentence('70.00', 'banker', '50.00'),
    },
    {
      ...over,
      name: "above the bet's own maximum, which alone binds it",
      round: coup({ table: { limits }, player: '3H 4D', wagers: ['tie 2001'] }),
      expected: '2000',
      recorded: '2001',
      message: sentence('20.01', 'tie', '20.00'),
    },
    {
      ...over,
      name: 'above the maximum and between steps: one breach',
      round: coup({ table: { limits: stepped }, wagers: ['player 5201'] }),
      expected: '5000',
      recorded: '5201',
      message: sentence('52.01', 'player', '52.00', '50.00'),
    },
  ],
  notApplicable: [
    { name: 'no wagers', round: coup({ table: { limits } }) },
    { name: 'no maximum displayed', round: coup({ table: { limits: { '*': { min: 1 } } }, wagers: ['player 9999'] }) },
    {
      name: 'a void coup',
      round: coup({ table: { limits }, wagers: [{ bet: 'tie', stake: 9999, settle: givenBack }], dealt: [voided] }),
    },
    {
      name: 'a dummy hand',
      round: coup({ table: { limits }, dummy: true, wagers: [{ bet: 'tie', stake: 9999, settle: givenBack }] }),
    },
  ],
  indeterminate: [
    {
      name: 'won and paid on the maximum, with just the rest recorded as given back',
      round: wonOn(PLACES.act, 2000),
      subject: 'w1',
      missing: ['whether the stake of wager w1 is in what was given back'],
    },
    {
      name: 'no limits recorded',
      round: coup({ table: 'unsaid', wagers: ['player 1'] }),
      subject: 'table',
      missing: ['table.limits'],
    },
    {
      name: 'above the maximum, its settlement not recorded',
      round: coup({ table: { limits }, wagers: [{ bet: 'player', stake: 5001, settle: 'unsaid' }] }),
      subject: 'w1',
      missing: ['settle event of wager w1 with the cards of the coup'],
    },
    {
      name: 'New Zealand: said to have won, the cards not recorded',
      round: coupAt(PLACES.nz, {
        table: { limits },
        player: '',
        banker: '',
        wagers: [{ bet: 'player', stake: 6000, settle: { result: 'win', paid: 6000 } }],
      }),
      subject: 'w1',
      missing: ['settle event of wager w1 with the cards of the coup'],
    },
  ],
});
