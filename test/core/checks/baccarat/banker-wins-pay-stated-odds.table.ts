import { checkTable } from '../../../support/rounds/check-table';
import { coup } from '../../../support/rounds/coup';
import { money, SIX, third, two } from '../../../support/rounds/hands';
import { coupAt, PLACES } from '../../../support/rounds/places';
import { judged } from '../../../support/rounds/judged';

const SEVEN = { player: '3H 3D', banker: '3S 4C' };
const SIX_WINS = { player: '2H 3D KC', banker: '2S 4C' };

/** A banker's win with this point count, dealt by the rules. */
const winWith = (points: number) =>
  points > 7
    ? { player: 'KH 2D', banker: two(points) }
    : points > 5
      ? { player: points === 7 ? SIX : 'KH QD TC', banker: two(points) }
      : { player: 'KH QD TC', banker: `KS QC ${third(points)}` };

const wrong = (name: string, stake: number, paid: number, expected: string, due: string) => ({
  name,
  round: coup({ ...SEVEN, wagers: [{ bet: 'banker', stake, settle: { paid } }] }),
  subject: 'w1',
  clauses: ['8.4.2'],
  expected,
  recorded: String(paid),
  message: `Banker won with 7; a stake of ${money(stake)} is paid ${due} at 19 to 20, and ${money(paid)} was paid.`,
});
/** Canberra: 19.60 on the banker wins 18.62, and so much is paid; with or without a notice that asks for multiples of ten dollars. */
const unevenAt = (multiplesOfMinimum: string, paid: number) =>
  coupAt(
    { ...PLACES.act, options: { multiplesOfMinimum } },
    {
      ...SEVEN,
      table: { limits: { '*': { min: 1000, max: 50_000 } } },
      wagers: [{ bet: 'banker', stake: 1960, settle: { paid } }],
    },
  );
const wrongEven = (name: string, points: number, stake: number, paid: number, due: string, odds: string) => ({
  name,
  round: coup({ variant: 'even-money', ...winWith(points), wagers: [{ bet: 'banker', stake, settle: { paid } }] }),
  subject: 'w1',
  clauses: ['8.5.2'],
  expected: due,
  recorded: String(paid),
  message: `Banker won with ${String(points)}; a stake of ${money(stake)} is paid ${money(Number(due))} at ${odds}, and ${money(paid)} was paid.`,
});

checkTable('baccarat/banker-wins-pay-stated-odds', {
  complies: [
    {
      name: 'Canberra, no notice that asks for multiples: the exact amount',
      round: unevenAt('not-required', 1862),
      subjects: ['w1'],
    },
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((points) => [
      {
        name: `with ${String(points)}, nineteen to twenty`,
        round: coup({ ...winWith(points), wagers: [{ bet: 'banker', stake: 2000, settle: { paid: 1900 } }] }),
        subjects: ['w1'],
      },
      {
        name: `with ${String(points)} at even money baccarat, ${points === 6 ? 'one to two' : 'one to one'}`,
        round: coup({
          variant: 'even-money',
          ...winWith(points),
          wagers: [{ bet: 'banker', stake: 2000, settle: { paid: points === 6 ? 1000 : 2000 } }],
        }),
        subjects: ['w1'],
      },
    ]),
    {
      name: 'the smallest stake that wins whole cents',
      round: coup({ ...SEVEN, wagers: ['banker 120'] }),
      subjects: ['w1'],
    },
  ],
  breaches: [
    {
      name: 'Canberra, no notice that asks for multiples: a cent less than the exact amount',
      round: unevenAt('not-required', 1861),
      subject: 'w1',
      clauses: ['6.2', '13.10'].map((label) => PLACES.act.cited + label),
      expected: '1862',
      recorded: '1861',
      message: 'Banker won with 7; a stake of 19.60 is paid 18.62 at 19 to 20, and 18.61 was paid.',
    },
    {
      name: 'NZ, 2 to 1 baccarat: eight on three cards paid as any win',
      round: coupAt(
        { ...PLACES.nz, variant: 'two-to-one', options: { tie: '8 to 1', bankerSix: '1 to 1' } },
        {
          ...{ player: SIX, banker: '2S 3C 3D' },
          wagers: [{ bet: 'banker', stake: 1000, settle: { result: 'win', paid: 1000, returned: 1000 } }],
        },
      ),
      subject: 'w1',
      clauses: ['13.3', '1'].map((label) => PLACES.nz.cited + label),
      expected: '2000',
      recorded: '1000',
      message: 'Banker won with 8; a stake of 10.00 is paid 20.00 at 2 to 1, and 10.00 was paid.',
    },
    wrong('one cent too much', 10_000, 9501, '9500', '95.00'),
    wrong('one cent too little', 10_000, 9499, '9500', '95.00'),
    wrong('below both amounts around a fraction', 250, 236, '237 1/2', '2.37 1/2'),
    wrong('above both amounts around a fraction', 250, 239, '237 1/2', '2.37 1/2'),
    wrong('a fraction in lowest terms', 101, 97, '95 19/20', '0.95 19/20'),
    wrongEven('six paid one to one at even money baccarat', 6, 1000, 1000, '500', '1 to 2'),
    wrongEven('six paid nineteen to twenty at even money baccarat', 6, 1000, 950, '500', '1 to 2'),
    wrongEven('five paid one to two at even money baccarat', 5, 1000, 500, '1000', '1 to 1'),
    wrongEven('seven paid one to two at even money baccarat', 7, 1000, 500, '1000', '1 to 1'),
    wrongEven('nine with commission at even money baccarat', 9, 1000, 950, '1000', '1 to 1'),
    {
      ...wrong('six paid one to two where commission is due', 1000, 500, '950', '9.50'),
      round: coup({ ...SIX_WINS, wagers: [{ bet: 'banker', stake: 1000, settle: { paid: 500 } }] }),
      message: 'Banker won with 6; a stake of 10.00 is paid 9.50 at 19 to 20, and 5.00 was paid.',
    },
  ],
  notApplicable: [
    { name: 'no wager on the banker', round: coup({ ...SEVEN, wagers: ['player 1000'] }) },
    { name: 'lost', round: coup({ wagers: ['banker 1000'] }) },
    {
      name: 'settled as lost although it won: the outcome is the breach',
      round: coup({
        ...SEVEN,
        wagers: [{ bet: 'banker', stake: 1000, settle: { result: 'lose', paid: 0, returned: 0 } }],
      }),
      because: 'baccarat/banker-wager-follows-the-points',
    },
  ],
  indeterminate: [
    {
      name: 'Canberra, no notice that asks for multiples: more than the exact amount, as chips may have it',
      round: unevenAt('not-required', 2000),
      subject: 'w1',
      missing: ['smallest chip at the table'],
    },
    {
      name: 'a hand drawn against the rules, paid at the odds of the points without the card',
      round: coup({
        variant: 'even-money',
        player: 'KH QD TC',
        banker: '3S 4C 9D',
        wagers: [{ bet: 'banker', stake: 1000, settle: { paid: 1000 } }],
      }),
      subject: 'w1',
      missing: ['hands dealt as the rules require'],
      because: 'baccarat/banker-draws-or-stands-by-third-card',
    },
    ...[237, 238].map((paid) => ({
      name: `a fraction of a cent, and ${String(paid)} paid: the order does not say how to round`,
      round: coup({ ...SEVEN, wagers: [{ bet: 'banker', stake: 250, settle: { paid } }] }),
      subject: 'w1',
      missing: ['a rule on fractions of a cent'],
    })),
    ...[50, 51].map((paid) => ({
      name: `half a cent at even money baccarat, and ${String(paid)} paid`,
      round: coup({ variant: 'even-money', ...SIX_WINS, wagers: [{ bet: 'banker', stake: 101, settle: { paid } }] }),
      subject: 'w1',
      missing: ['a rule on fractions of a cent'],
    })),
  ],
});

it('leaves a round indeterminate whose payment turns on a fraction of a cent', () => {
  const round = coup({ ...SEVEN, wagers: [{ bet: 'banker', stake: 250, settle: { paid: 237 } }] });
  expect(judged(round).verdict).toBe('indeterminate');
});
