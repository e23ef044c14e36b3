import { placed } from '../../../support/rounds/breaches-of-additional';
import { givenBack, voided } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { coup, LIMITS, type WagerOptions } from '../../../support/rounds/coup';
import { two } from '../../../support/rounds/hands';
import { breachesIn, judged } from '../../../support/rounds/judged';
import { coupAt, PLACES, type Place } from '../../../support/rounds/places';

const TIED = { player: '3H 4D', banker: '3S 4C' };
const settled = (
  hands: { player: string; banker: string },
  result: 'win' | 'lose' | 'push' | 'void',
  more: Partial<WagerOptions> = {},
) =>
  coup({
    ...hands,
    wagers: [
      {
        bet: 'tie',
        stake: 1000,
        settle: { result, paid: result === 'win' ? 8000 : 0, returned: result === 'lose' ? 0 : 1000 },
        ...more,
      },
    ],
  });
const WAS = { win: 'paid', lose: 'collected', push: 'given back', void: 'given back' } as const;
const wrong = (player: number, banker: number, expected: string, recorded: 'win' | 'lose' | 'push' | 'void') => ({
  name: `${String(player)} against ${String(banker)}, settled as ${recorded}`,
  round: settled({ player: two(player), banker: two(banker) }, recorded),
  subject: 'w1',
  clauses: ['5.1.3'],
  expected,
  recorded,
  message: `Player has ${String(player)} and banker ${String(banker)}, so a wager on the tie must ${expected}; it was ${WAS[recorded]}.`,
});

/** A tie turned down beside another wager that was taken on the same area: 10.00 each, where no more than 15.00 may be. */
const besideAnother = (place: Place, other: Parameters<typeof placed>[0], seats: number) =>
  coupAt(place, {
    ...TIED,
    table: { seats, limits: { '*': { min: 100, max: 1500 } } },
    wagering: [placed({ ...AT_ONE, ...other }), placed({ ...AT_ONE, id: 'w1', bet: 'tie' })],
    last: [
      other.bet === 'tie'
        ? { type: 'settle', wager: other.id, result: 'win', paid: 8000, returned: 1000 }
        : { type: 'settle', wager: other.id, result: 'push', paid: 0, returned: 1000 },
      { type: 'settle', wager: 'w1', result: 'void', paid: 0, returned: 1000 },
    ],
  });
const AT_ONE = { player: 'p1', position: 'seat:1', stake: 1000 };
const ONE_TIE = { id: 'w0', bet: 'tie' };

checkTable('baccarat/tie-wager-follows-the-points', {
  complies: [
    { name: 'won', round: settled(TIED, 'win'), subjects: ['w1'] },
    {
      name: 'tied at nothing',
      round: coup({ player: 'KH QD TC', banker: 'JS QC TD', wagers: ['tie 1000'] }),
      subjects: ['w1'],
    },
    { name: 'tied naturals', round: coup({ player: two(9), banker: two(9), wagers: ['tie 1000'] }), subjects: ['w1'] },
    {
      name: 'an eight against a nine',
      round: coup({ player: two(8), banker: two(9), wagers: ['tie 1000'] }),
      subjects: ['w1'],
    },
  ],
  breaches: [
    wrong(7, 7, 'win', 'lose'),
    // There is no stand-off for a tie: it wins or it loses.
    wrong(7, 7, 'win', 'push'),
    wrong(7, 7, 'win', 'void'),
    wrong(8, 9, 'lose', 'push'),
    wrong(8, 9, 'lose', 'void'),
    wrong(9, 8, 'lose', 'win'),
    {
      ...wrong(7, 7, 'win', 'void'),
      name: 'NZ: at a full table no direction binds an area as a whole',
      round: besideAnother(PLACES.nz, { id: 'w0', bet: 'player' }, 14),
      clauses: [`${PLACES.nz.cited}5.1(c)(i)`],
    },
    {
      ...wrong(7, 7, 'win', 'void'),
      name: 'Queensland: the wagers of two players are never counted together without a differential',
      round: besideAnother(PLACES.qld, { ...ONE_TIE, player: 'p2' }, 7),
      clauses: [`${PLACES.qld.cited}10(3)`],
    },
  ],
  notApplicable: [
    { name: 'other wagers only', round: coup({ ...TIED, wagers: ['player 1000', 'banker 1000'] }) },
    {
      name: 'a void coup',
      round: coup({ ...TIED, wagers: [{ bet: 'tie', stake: 1000, settle: givenBack }], dealt: [voided] }),
    },
    {
      name: 'a dummy hand',
      round: coup({ ...TIED, dummy: true, wagers: [{ bet: 'tie', stake: 1000, settle: givenBack }] }),
    },
    { name: 'turned down for not being confirmed', round: settled(TIED, 'void', { confirmed: false }) },
  ],
  indeterminate: [
    {
      name: 'the cards of one hand are not recorded',
      round: coup({ player: '', wagers: [{ bet: 'tie', stake: 1000, settle: { result: 'lose', returned: 0 } }] }),
      subject: 'w1',
      missing: ['deal events of both hands'],
      because: 'baccarat/first-cards-dealt-in-order',
    },
    {
      name: 'the settlement is not recorded',
      round: coup({ wagers: [{ bet: 'tie', stake: 1000, settle: 'unsaid' }] }),
      subject: 'w1',
      missing: ['settle event of wager w1'],
    },
    {
      name: 'void, and the record does not say whether it was confirmed',
      round: settled(TIED, 'void', { confirmed: 'unsaid' }),
      subject: 'w1',
      missing: ['confirmed of wager w1'],
    },
    {
      name: 'NZ: at a smaller table the operator may bind an area as a whole',
      round: besideAnother(PLACES.nz, { id: 'w0', bet: 'player' }, 9),
      subject: 'w1',
      missing: ['whether the maximum was directed to bind all wagers on an area together'],
    },
    {
      name: 'Queensland: two wagers of one player on the tie',
      round: besideAnother(PLACES.qld, ONE_TIE, 7),
      subject: 'w1',
      missing: ['whether the wagers of p1 on tie were taken for one'],
    },
    {
      name: 'ACT: spoken with cash, which may not have become chips in time',
      round: coupAt(PLACES.act, {
        ...TIED,
        wagering: [placed({ id: 'w1', bet: 'tie', stake: 1000, oral: true, chips: 'cash' })],
        last: [{ type: 'settle', wager: 'w1', result: 'void', paid: 0, returned: 1000 }],
      }),
      subject: 'w1',
      missing: ['whether the cash of wager w1 became chips before the call'],
    },
  ],
});

it('is outside the differential: going over it is no reason to turn a tie down', () => {
  const round = { ...settled(TIED, 'void'), table: { limits: LIMITS, differential: 1 } };
  expect(breachesIn(judged(round)).map(({ check }) => check)).toEqual(['baccarat/tie-wager-follows-the-points']);
});
