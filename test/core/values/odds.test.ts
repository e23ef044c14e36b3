import * as fc from 'fast-check';
import { GREATEST_AMOUNT, printMoney } from '../../../src/core/values/money';
import {
  oddsOf,
  parseOdds,
  printOdds,
  printWinnings,
  wholeWinnings,
  winsWholeCents,
  type Odds,
} from '../../../src/core/values/odds';
import { propertyRuns } from '../../support/thorough';

const odds = (text: string): Odds => parseOdds(text) ?? { wins: 0, on: 1 };

describe('odds', () => {
  it.each([
    ['8 to 1', 8, 1],
    ['19 to 20', 19, 20],
    ['0.95 to 1', 19, 20],
    ['0.5 to 1', 1, 2],
    ['1.5 to 0.25', 6, 1],
    ['38 TO 40', 19, 20],
    ['8:1', 8, 1],
    ['8-1', 8, 1],
    ['8–1', 8, 1],
    [' 11 to 1 ', 11, 1],
    ['0 to 1', 0, 1],
  ])('%j', (text, wins, on) => {
    expect(parseOdds(text)).toEqual({ wins, on });
  });

  it.each(['', '8', '8 to', 'to 1', '8 to 1 to 2', '8 to 0', '-8 to 1', 'eight to one', '1e3 to 1', '8/1', '8 tooo 1'])(
    '%j are none',
    (text) => {
      expect(parseOdds(text)).toBeUndefined();
    },
  );

  it('stand in lowest terms, and print so that they can be read again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 1, max: 9999 }), (wins, on) => {
        const read = oddsOf(wins, on);
        expect(read && read.wins * on).toBe(read && wins * read.on);
        expect(read && parseOdds(printOdds(read))).toEqual(read);
      }),
      { seed: 1, numRuns: propertyRuns(500) },
    );
  });

  it.each([
    [-1, 1],
    [1, 0],
    [1, -1],
  ])('%d to %d cannot be', (wins, on) => {
    expect(oddsOf(wins, on)).toBeUndefined();
  });
});

describe('winnings', () => {
  it.each([
    [10_000, '19 to 20', 9500, true, '95.00'],
    [250, '19 to 20', 237, false, '2.37 1/2'],
    [101, '19 to 20', 95, false, '0.95 19/20'],
    [1, '1 to 2', 0, false, '0.00 1/2'],
    [1000, '11 to 1', 11_000, true, '110.00'],
    [0, '8 to 1', 0, true, '0.00'],
  ])('of %d at %s', (stake, text, whole, exact, printed) => {
    expect(wholeWinnings(stake, odds(text))).toBe(whole);
    expect(winsWholeCents(stake, odds(text))).toBe(exact);
    expect(printWinnings(stake, odds(text), printMoney)).toBe(printed);
  });

  it('are exact up to the greatest amount a record may hold', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: GREATEST_AMOUNT }),
        fc.constantFrom('19 to 20', '1 to 2', '8 to 1', '11 to 1', '35 to 1', '250 to 1'),
        (stake, text) => {
          const { wins, on } = odds(text);
          const product = BigInt(stake) * BigInt(wins);
          expect(BigInt(wholeWinnings(stake, odds(text)))).toBe(product / BigInt(on));
          expect(winsWholeCents(stake, odds(text))).toBe(product % BigInt(on) === 0n);
        },
      ),
      { seed: 1, numRuns: propertyRuns(1000) },
    );
  });
});
