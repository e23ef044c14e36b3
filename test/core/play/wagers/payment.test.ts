import { COUP, type SettlingFacts } from '../../../../src/core/checks/baccarat/settling';
import { judgePayment } from '../../../../src/core/play/wagers/payment';
import { noted } from '../../../support/rounds/cases';
import { PLAIN, saidBy, wagered, type Said, type Wagered } from '../../../support/rounds/wagered';

const RIGHT: readonly Said[] = [['complies', 'w1']];
function said(asked: Wagered, facts: SettlingFacts = PLAIN, late?: number, maybeLate = false): readonly Said[] {
  const [round, wager] = wagered(asked);
  // As the reader has them where the stake was altered after the wagering period, or may have been.
  wager.lateStake = late;
  wager.maybeLate = maybeLate;
  return saidBy((ruling) => {
    judgePayment(COUP, round, wager, facts, ruling, () => ['playerPays']);
  }).said;
}
const paid = (amount: number, stake = 1000): Wagered => ({ wager: { stake, settle: { paid: amount } } });
const onBanker = (amount: number, stake: number): Wagered => ({
  player: '6H KD',
  wager: { bet: 'banker', stake, settle: { result: 'win', paid: amount, returned: stake } },
});

test.each<[string, Wagered, readonly Said[]]>([
  ['as it should be', paid(1000), RIGHT],
  ['a cent less', paid(999), [['breaches', 'w1', '1000', '999']]],
  ['a cent more', paid(1001), [['breaches', 'w1', '1000', '1001']]],
  ['nothing', paid(0), [['breaches', 'w1', '1000', '0']]],
  ['down to a whole cent', onBanker(959, 1010), [['cannot tell', 'w1', 'a rule on fractions of a cent']]],
  ['up to a whole cent', onBanker(960, 1010), [['cannot tell', 'w1', 'a rule on fractions of a cent']]],
  ['beyond a whole cent', onBanker(961, 1010), [['breaches', 'w1', '959 1/2', '961']]],
  ['on a wager that did not win', { wager: { bet: 'banker', settle: { result: 'win', paid: 950 } } }, []],
])('what a winner is paid: %s', (_, asked, expected) => {
  expect(said(asked)).toEqual(expected);
});

test('up to the maximum; beyond it is for the check of the limits', () => {
  const REDUCED: SettlingFacts = { ...PLAIN, overMaximum: 'reduced' };
  const limit = { min: 100, max: 1000 };
  expect(said({ ...paid(1000, 1500), limit }, REDUCED)).toEqual(RIGHT);
  expect(said({ ...paid(1500, 1500), limit }, REDUCED)).toEqual([]);
  expect(said({ ...paid(999, 1500), limit }, REDUCED)).toEqual([['breaches', 'w1', '1000', '999']]);
});

test('on a stake altered too late, which is for the check of the wagering period', () => {
  expect(said(paid(700), PLAIN, 700)).toEqual([]);
  expect(said(paid(701), PLAIN, 700)).toEqual([['breaches', 'w1', '1000', '701']]);
  expect(said(paid(700), PLAIN, undefined, true)).toEqual([['cannot tell', 'w1', COUP.endOfWagering]]);
});

test('less where part of it may have been turned down, and never more', () => {
  const CHOICE: SettlingFacts = {
    ...PLAIN,
    irregularities: new Map([['x', 'player-chooses']]) as unknown as NonNullable<SettlingFacts['irregularities']>,
  };
  const dealt = [noted('x', 'played')];
  expect(said({ ...paid(999), dealt }, CHOICE)).toEqual([['cannot tell', 'w1', 'accepted part of wager w1']]);
  expect(said({ ...paid(1000), dealt }, CHOICE)).toEqual(RIGHT);
  expect(said({ ...paid(1001), dealt }, CHOICE)).toEqual([['breaches', 'w1', '1000', '1001']]);
  expect(said({ ...paid(999), dealt })).toEqual([['breaches', 'w1', '1000', '999']]);
});

test('rounded as the rules have it, and in doubt where chips may not have allowed more', () => {
  const rows = new Map([['any', 'paid-to-next-payable']]) as unknown as NonNullable<SettlingFacts['notPayableExactly']>;
  expect(said(onBanker(950, 1050), { ...PLAIN, roundedDownTo: { figure: '50', unit: 'cents' } })).toEqual(RIGHT);
  expect(said(onBanker(950, 1050))).toEqual([['breaches', 'w1', '997 1/2', '950']]);
  expect(said(onBanker(1000, 1050), { ...PLAIN, notPayableExactly: rows })).toEqual([
    ['cannot tell', 'w1', 'smallest chip at the table'],
  ]);
});
