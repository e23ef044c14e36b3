import {
  allowances,
  isRoundedDown,
  mayBeUnpayable,
  mayLackChips,
  mostPayable,
  voidRemainderAtMost,
  type RoundingFacts,
} from '../../../../src/core/checks/baccarat/rounded-payment';
import type { BaccaratRound, Wager } from '../../../../src/core/games/baccarat/round';
import { readBaccaratRound } from '../../../../src/core/rounds/baccarat';
import type { TableRecord } from '../../../../src/core/rounds/record';
import { coup } from '../../../support/rounds/coup';

const LESS_COMMISSION = { wins: 19, on: 20 };
const EVEN = { wins: 1, on: 1 };

type Rows = Readonly<Record<string, string>>;
const where = (rows: Rows): RoundingFacts => ({
  notPayableExactly: new Map(Object.entries(rows)) as unknown as NonNullable<RoundingFacts['notPayableExactly']>,
});
const PAID_UP = where({ 'any/multiples-not-required': 'paid-to-next-payable' });
const PAID_DOWN = where({ 'any/multiples-required': 'paid-to-lower-multiple' });
const PAID_EITHER_WAY: RoundingFacts = where({
  'any/multiples-required': 'paid-to-lower-multiple',
  'any/multiples-not-required': 'paid-to-next-payable',
});
const NO_NOTICE: RoundingFacts = { ...PAID_EITHER_WAY, rounding: 'up-to-next-payable-amount' };
const NOTICE: RoundingFacts = { ...PAID_EITHER_WAY, rounding: 'down-to-lower-multiple-of-minimum' };
const NOT_ACCEPTED = where({ banker: 'not-accepted', 'banker/accepted': 'void-remainder' });

/** A table with this minimum; `none` where it displays limits without one, `unsaid` where the record has no limits. */
type Minimum = number | 'none' | 'unsaid';
const tableWith = (min: Minimum): TableRecord | 'unsaid' =>
  min === 'unsaid' ? min : { limits: { '*': min === 'none' ? { max: 1_000_000 } : { min, max: 1_000_000 } } };

/** Player six, banker seven. */
function wagered(stake: number, paid: number, min: Minimum = 100, bet = 'banker'): [BaccaratRound, Wager] {
  const wagers = [{ bet, stake, settle: { result: 'win', paid, returned: stake } as const }];
  const round = readBaccaratRound(coup({ player: '6H KD', wagers, table: tableWith(min) }));
  if (typeof round === 'string') throw new Error(round);
  const [wager] = round.wagers;
  if (wager === undefined) throw new Error('no wager');
  return [round, wager];
}
const of = (...wager: Parameters<typeof wagered>): Wager => wagered(...wager)[1];

describe("the banker's winnings rounded down", () => {
  const IN_CENTS: RoundingFacts = { roundedDownTo: { figure: '50', unit: 'cents' } };
  const IN_DOLLARS: RoundingFacts = { roundedDownTo: { figure: '5', unit: 'dollars' } };
  test.each<[string, RoundingFacts, string, number, number, boolean]>([
    ['9.97 and a half to 9.50', IN_CENTS, 'banker', 1050, 950, true],
    ['and a cent less', IN_CENTS, 'banker', 1050, 949, false],
    ['and a multiple less', IN_CENTS, 'banker', 1050, 900, false],
    ['to no multiple', IN_CENTS, 'banker', 1050, 990, false],
    ['and not up', IN_CENTS, 'banker', 1050, 1000, false],
    ['to a multiple of five dollars', IN_DOLLARS, 'banker', 1050, 500, true],
    ['to 50 cents, where it is five dollars', IN_DOLLARS, 'banker', 1050, 950, false],
    ['on another bet', IN_CENTS, 'player', 1050, 950, false],
    ['where rules do not have it', {}, 'banker', 1050, 950, false],
  ])('%s', (_, facts, bet, stake, paid, expected) => {
    expect(isRoundedDown(of(stake, paid, 100, bet), stake, LESS_COMMISSION, facts)).toBe(expected);
  });
});

describe('the most that may be paid, where the next payable amount is', () => {
  test.each<[string, number, Minimum, number]>([
    ['10.07, with chips of a dollar', 1060, 100, 1100],
    ['10.00 and a fraction, with chips of a dollar', 1053, 100, 1100],
    ['10.45, with chips of five cents, which pay it', 1100, 5, 1045],
    ['10.07, with chips of five cents', 1060, 5, 1010],
    ['10.07, with chips of five dollars at most', 1060, 1000, 1500],
    ['10.07, with a minimum of nothing', 1060, 0, 1500],
    ['10.07, with no minimum displayed', 1060, 'none', 1500],
    ['10.07, with no limits recorded', 1060, 'unsaid', 1500],
    ['19.00, with chips of a dollar, which pay it', 2000, 100, 1900],
    ['95.00, with chips of five dollars, which pay it', 10_000, 500, 9500],
  ])('%s', (_, stake, min, expected) => {
    expect(mostPayable(of(stake, 0, min), stake, LESS_COMMISSION, PAID_UP)).toBe(expected);
  });

  test('is the exact amount at even money, and where rules do not have it', () => {
    expect(mostPayable(of(1060, 0), 1060, EVEN, PAID_UP)).toBe(1060);
    for (const facts of [{}, PAID_DOWN, NOT_ACCEPTED])
      expect(mostPayable(of(1060, 0), 1060, LESS_COMMISSION, facts)).toBe(1007);
  });
});

describe('whether chips may be why a payment is not the exact one', () => {
  test.each<[string, RoundingFacts, number, Minimum, readonly [least: number, most: number]]>([
    ['paid up, by a dollar at most', PAID_UP, 1060, 100, [1007, 1100]],
    ['paid down, to whole dollars', PAID_DOWN, 1050, 100, [900, 997]],
    ['paid down, to the lower multiple of the minimum', PAID_DOWN, 1950, 1000, [950, 1852]],
    ['paid down, with a minimum of nothing', PAID_DOWN, 1050, 0, [0, 997]],
    ['paid down, with no limits recorded', PAID_DOWN, 1050, 'unsaid', [0, 997]],
    ['either way, where nothing is known of a notice', PAID_EITHER_WAY, 1950, 1000, [950, 2000]],
    ['up and never down, where no notice asks for multiples', NO_NOTICE, 1950, 1000, [1852, 2000]],
    ['down as well, where one does', NOTICE, 1950, 1000, [950, 2000]],
    ['paid on what chips could pay', NOT_ACCEPTED, 2050, 100, [1900, 1947]],
    ['paid on nothing, for chips could pay none of it', NOT_ACCEPTED, 1050, 100, [0, 997]],
    ['not where chips pay it', PAID_DOWN, 2000, 100, [1900, 1900]],
    ['not down, where the stake is a multiple of the minimum', PAID_DOWN, 1000, 500, [950, 950]],
    ['up, where it is one', PAID_EITHER_WAY, 1000, 500, [950, 1000]],
  ])('%s', (_, facts, stake, min, [least, most]) => {
    const may = (paid: number): boolean => mayLackChips(of(stake, paid, min), stake, LESS_COMMISSION, facts);
    expect(may(least)).toBe(true);
    expect(may(most)).toBe(true);
    expect(may(most + 1)).toBe(false);
    if (least > 0) expect(may(least - 1)).toBe(false);
  });

  test.each<[string, RoundingFacts, number, Minimum, number, boolean]>([
    ['paid as the lower multiple', PAID_DOWN, 1250, 500, 1000, true],
    ['and a cent more', PAID_DOWN, 1250, 500, 1001, false],
    ['and a cent less', PAID_DOWN, 1250, 500, 999, false],
    ['as another multiple', PAID_DOWN, 1250, 500, 500, false],
    ['where no notice asks for multiples', NO_NOTICE, 1250, 500, 1000, false],
    ['where one does', NOTICE, 1250, 500, 1000, true],
    ['less on a multiple', PAID_DOWN, 1500, 500, 1000, false],
    ['less on a stake below the minimum', PAID_DOWN, 400, 500, 0, false],
    ['less where the minimum is not known', PAID_DOWN, 1250, 'unsaid', 1000, false],
    ['where rules have it otherwise', PAID_UP, 1250, 500, 1000, false],
  ])('at even money, %s', (_, facts, stake, min, paid, expected) => {
    expect(mayLackChips(of(stake, paid, min, 'player'), stake, EVEN, facts)).toBe(expected);
  });

  test('never where rules say nothing of chips', () => {
    expect(mayLackChips(of(1050, 997), 1050, LESS_COMMISSION, {})).toBe(false);
  });
});

describe('what of a stake may be void because chips could not pay it', () => {
  test.each<[string, RoundingFacts, number, Minimum, number]>([
    ['what is over a multiple of twenty dollars', NOT_ACCEPTED, 2050, 100, 50],
    ['all of it', NOT_ACCEPTED, 1950, 100, 1950],
    ['what is over a multiple of a dollar, with chips of five cents', NOT_ACCEPTED, 2050, 5, 50],
    ['nothing, where chips pay it', NOT_ACCEPTED, 2000, 100, 0],
    ['nothing, where rules have it otherwise', PAID_DOWN, 2050, 100, 0],
    ['nothing, where rules do not speak of it', {}, 2050, 100, 0],
  ])('%s', (_, facts, stake, min, expected) => {
    expect(voidRemainderAtMost(of(stake, 0, min), stake, LESS_COMMISSION, facts)).toBe(expected);
  });
});

describe('whether a wager may be turned down because chips could not pay it', () => {
  test.each<[string, Rows, string, number, boolean]>([
    ['it is not accepted', { banker: 'not-accepted' }, 'banker', 1050, true],
    ['it may be refused', { banker: 'may-be-refused' }, 'banker', 1050, true],
    ['chips pay it', { banker: 'not-accepted' }, 'banker', 2000, false],
    ['no wager is accepted', { any: 'not-accepted' }, 'banker', 1050, true],
    ['no wager is accepted in a case', { 'any/multiples-required': 'not-accepted' }, 'banker', 1050, true],
    ['it is paid down', { banker: 'paid-to-lower-multiple' }, 'banker', 1050, false],
    ['another bet is not accepted', { tie: 'not-accepted' }, 'banker', 1050, false],
    ['a bet whose name begins alike is not accepted', { 'banker-pair': 'not-accepted' }, 'banker', 1050, false],
    ['any but this, which is paid', { any: 'not-accepted', banker: 'void-remainder' }, 'banker', 1050, false],
    ['the same in the other order', { banker: 'void-remainder', any: 'not-accepted' }, 'banker', 1050, false],
    ['any, where another bet is paid', { any: 'not-accepted', banker: 'void-remainder' }, 'tie', 1050, true],
    ['a case of it', { 'banker/small': 'not-accepted' }, 'banker', 1050, true],
  ])('%s', (_, rows, bet, stake, expected) => {
    expect(mayBeUnpayable(of(stake, 0, 100, bet), LESS_COMMISSION, where(rows))).toBe(expected);
  });

  test('not where its odds are not known', () => {
    expect(mayBeUnpayable(of(1050, 0), undefined, NOT_ACCEPTED)).toBe(false);
  });
});

describe('what else than the odds is cited for a wrong payment', () => {
  const PAYING = { cardValues: [1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0], bankerPays: LESS_COMMISSION, playerPays: EVEN };
  const ROUNDED: RoundingFacts = { roundedDownTo: { figure: '50', unit: 'cents' } };
  const row = (name: string) => ['notPayableExactly', name] as const;
  test.each<[string, RoundingFacts, number, ReturnType<typeof allowances>]>([
    ['nothing, where rules have the exact amount', {}, 1050, []],
    ['rounding down', ROUNDED, 1050, ['roundedDownTo']],
    ['what is said of the banker', NOT_ACCEPTED, 1050, [row('banker'), row('banker/accepted')]],
    ['what is said of any wager', PAID_DOWN, 1050, [row('any/multiples-required')]],
    [
      'what is said of the banker before what is of any',
      where({ any: 'paid-to-next-payable', banker: 'void-remainder' }),
      1050,
      [row('banker')],
    ],
    [
      'what is said of a case of the banker before what is of any',
      where({ any: 'paid-to-next-payable', 'banker/accepted': 'void-remainder' }),
      1050,
      [row('banker/accepted')],
    ],
    [
      'not that it might have been refused',
      where({ banker: 'may-be-refused', 'banker/accepted': 'void-remainder' }),
      1050,
      [row('banker/accepted')],
    ],
    ['both ways', { ...ROUNDED, ...PAID_UP }, 1050, ['roundedDownTo', row('any/multiples-not-required')]],
    ['nothing of chips that pay it', { ...ROUNDED, ...NOT_ACCEPTED }, 2000, ['roundedDownTo']],
  ])('%s', (_, facts, stake, expected) => {
    const [round, wager] = wagered(stake, 1);
    expect(allowances(round, wager, { ...PAYING, ...facts })).toEqual(expected);
  });

  test('nothing of a wager that did not win', () => {
    const [round, wager] = wagered(1050, 1, 100, 'player');
    expect(allowances(round, wager, { ...PAYING, ...ROUNDED, ...PAID_UP })).toEqual([]);
  });
});
