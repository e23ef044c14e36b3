import { voided } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { coup } from '../../../support/rounds/coup';
import { coupAt, PLACES, type Place } from '../../../support/rounds/places';

const BANKER_WINS = { player: '3H 3D', banker: '3S 4C' } as const;
const charged = (commission: number, paid = 9500) => ({
  ...BANKER_WINS,
  wagers: [{ bet: 'banker', stake: 10_000, settle: { result: 'win', paid, returned: 10_000, commission } }] as const,
});
const sixWins = (commission: number) => ({
  ...{ player: '2H 3D KC', banker: '2S 4C' },
  wagers: [
    { bet: 'banker', stake: 10_000, settle: { result: 'win', paid: 5000, returned: 10_000, commission } },
  ] as const,
});
const onPlayer = { wagers: [{ bet: 'player', stake: 10_000, settle: { commission: 500 } }] } as const;
const wrong = (place: Place, commission: number, ...labels: readonly string[]) => ({
  name: `${place.cited}: a commission of ${String(commission)}`,
  round: coupAt(place, charged(commission)),
  subject: 'w1',
  clauses: labels.map((label) => `${place.cited}${label}`),
  expected: '500',
  recorded: String(commission),
  message: `A commission of ${(commission / 100).toFixed(2)} was taken of the 100.00 that banker won; 5.00 is due.`,
});

checkTable('baccarat/commission-as-stated', {
  complies: [PLACES.act, PLACES.actMini, PLACES.actTerminal, PLACES.nz]
    .map((place) => ({
      name: `${place.cited}: five per cent`,
      round: coupAt(place, charged(500)),
      subjects: ['w1'],
    }))
    .concat({
      name: 'ACT terminals, the second method: half of what a six wins',
      round: coupAt(PLACES.actEvenMoney, sixWins(5000)),
      subjects: ['w1'],
    }),
  breaches: [
    {
      ...wrong(PLACES.act, 600, '6.2', 'terms'),
      name: 'at the displayed maximum',
      round: coupAt(PLACES.act, { ...charged(600), table: { limits: { '*': { min: 100, max: 10_000 } } } }),
    },
    {
      ...wrong(PLACES.act, 600, '6.2', 'terms'),
      name: 'no limits displayed',
      round: coupAt(PLACES.act, { ...charged(600), table: {} }),
    },
    {
      ...wrong(PLACES.act, 600, '6.2', 'terms'),
      name: 'no maximum displayed',
      round: coupAt(PLACES.act, { ...charged(600), table: { limits: { '*': { min: 100 } } } }),
    },
    {
      name: 'ACT terminals, the second method: the wrong part of what a six wins',
      round: coupAt(PLACES.actEvenMoney, sixWins(4999)),
      subject: 'w1',
      clauses: ['8.1', '8.7(b)', '2.8(b)'].map((label) => `${PLACES.actEvenMoney.cited}${label}`),
      expected: '5000',
      recorded: '4999',
      message: 'A commission of 49.99 was taken of the 100.00 that banker won; 50.00 is due.',
    },
    wrong(PLACES.act, 499, '6.2', 'terms'),
    wrong(PLACES.actMini, 501, '6.2', 'terms'),
    wrong(PLACES.actTerminal, 600, '8.1', '8.7(b)', '2.8(b)'),
    wrong(PLACES.nz, 501, '5.10(b)', '1'),
    {
      name: 'NZ: on a wager that bears none',
      round: coupAt(PLACES.nz, onPlayer),
      subject: 'w1',
      clauses: ['5.10(b)', '1'].map((label) => `${PLACES.nz.cited}${label}`),
      expected: '0',
      recorded: '500',
      message: 'A commission of 5.00 was taken on player; none is due on it.',
    },
    {
      name: 'ACT terminals, the second method: on a banker who won with seven',
      round: coupAt(PLACES.actEvenMoney, charged(500, 10_000)),
      subject: 'w1',
      clauses: ['8.1', '8.7(b)', '2.8(b)'].map((label) => `${PLACES.actEvenMoney.cited}${label}`),
      expected: '0',
      recorded: '500',
      message: 'A commission of 5.00 was taken on banker; none is due on it.',
    },
  ],
  notApplicable: [
    { name: 'none told', round: coupAt(PLACES.act, { ...BANKER_WINS, wagers: ['banker 10000'] }) },
    {
      name: 'told of a wager that lost',
      round: coupAt(PLACES.act, { wagers: [{ bet: 'banker', stake: 10_000, settle: { commission: 500 } }] }),
    },
    {
      name: 'a wager above the displayed maximum',
      round: coupAt(PLACES.act, { ...charged(600), table: { limits: { '*': { min: 100, max: 9999 } } } }),
    },
    {
      name: 'no cards recorded',
      round: coupAt(PLACES.act, { ...charged(600), player: '', banker: '' }),
    },
    { name: 'told as nothing', round: coupAt(PLACES.act, charged(0)) },
    {
      name: 'a void coup',
      round: coupAt(PLACES.act, { ...charged(600), dealt: [voided] }),
      because: 'baccarat/void-coup-returns-every-stake',
    },
    {
      name: 'a payment that is wrong by it, which the check of the payment tells',
      round: coupAt(PLACES.act, charged(2000, 8000)),
      because: 'baccarat/banker-wins-pay-stated-odds',
    },
  ],
  notImposed: [
    { name: 'NSW, which pays 19 to 20', round: coup(charged(600)) },
    { name: 'NZ without commission', round: coupAt(PLACES.nzEvenMoney, charged(600, 10_000)) },
  ],
});
