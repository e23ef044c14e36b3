import { isOffered, namesWhatItMay } from '../../../../src/core/checks/sic-bo/named-numbers';
import { readTumble } from '../../../support/rounds/sic-bo/read-tumble';

const FACTS = {
  wagers: ['small', 'total', 'single', 'pair', 'four-number-combination', 'jackpot'],
  mayName: new Map([['total', [4, 9, 17]]]),
  combinations: ['four-number-combination:1/2/3/4', 'four-number-combination:2/3/5/6'],
};

/** The bet, and whether there is such a wager; undefined where the rules, or the record, do not say. */
test.each<[string, string, boolean | undefined]>([
  ['a total that may be named', 'total:9', true],
  ['a total that may not be', 'total:10', false],
  ['a total that no dice have', 'total:19', false],
  ['a total that is no number', 'total:nine', false],
  ['a total with a nought before it', 'total:09', true],
  ['a total without its number', 'total', undefined],
  ['a combination that is listed', 'four-number-combination:1/2/3/4', true],
  ['a combination in another order', 'four-number-combination:4/3/2/1', true],
  ['a combination that is not listed', 'four-number-combination:1/2/3/5', false],
  ['a combination of no dice', 'four-number-combination:1/2/3/7', false],
  ['a face', 'single:6', undefined],
  ['no face', 'single:7', false],
  ['two faces', 'pair:5/2', undefined],
  ['the same face twice', 'pair:3/3', false],
  ['a wager on no number', 'small', undefined],
  ['one that dice do not decide', 'jackpot', undefined],
  ['one that dice do not decide, with a name of its own', 'jackpot:red', undefined],
])('%s', (_, bet, expected) => {
  expect(namesWhatItMay(bet, FACTS)).toBe(expected);
});

test('where rules list no numbers, those of the dice', () => {
  expect(['total:19', 'total:10', 'four-number-combination:1/2/3/5'].map((bet) => namesWhatItMay(bet, {}))).toEqual([
    false,
    undefined,
    undefined,
  ]);
});

/** Offered is what rules permit, on numbers that it may name. */
test.each<[string, boolean, boolean]>([
  ['total:9', true, true],
  ['total:10', false, false],
  ['small', true, true],
  ['big', false, true],
  ['single:7', false, false],
])('%s is offered by such rules: %s; where no rule lists the wagers: %s', (bet, listed, unlisted) => {
  const [wager] = readTumble({ wagers: [{ bet, stake: 1000, settle: 'unsaid' }] }).wagers;
  if (wager === undefined) throw new Error('no wager');
  const { wagers, ...without } = FACTS;
  expect(wagers).toContain('total');
  expect(isOffered(wager, FACTS)).toBe(listed);
  expect(isOffered(wager, without)).toBe(unlisted);
});
