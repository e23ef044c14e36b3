import { numbersIn, readNumber } from '../../../../src/core/facts/phrases/numbers';
import { oddsIn } from '../../../../src/core/facts/phrases/odds';
import { occursIn, plain, quote, wordsOf } from '../../../../src/core/facts/phrases/plain';
import { printPoints, readPoints } from '../../../../src/core/facts/phrases/points';
import { readRanks } from '../../../../src/core/facts/phrases/ranks';
import { sentencesIn } from '../../../../src/core/facts/phrases/sentences';
import { printOdds } from '../../../../src/core/values/odds';

describe('plain words', () => {
  test.each([
    ['The  “Owl’s\tHand”', "the owl's hand"],
    ['‘New Deal’ — or –', 'new deal - or -'],
    ['a " quote " alone', 'a quote alone'],
  ])('%j reads %j', (printed, expected) => {
    expect(plain(printed)).toBe(expected);
  });

  test('quotes the printed words behind a find, eight at most', () => {
    const words = wordsOf('On the " Owl’s Hand " at odds of 7 to 2; and so on');
    const from = words.plain.indexOf("owl's");
    expect(quote(words, from, words.plain.indexOf(' and'))).toBe('Owl’s Hand at odds of 7 to 2');
    expect(quote(words, 0, words.plain.length)).toBe('On the Owl’s Hand at odds of 7');
  });

  test.each([
    ['a pair of owls', 'pair', true],
    ['a pair of owls', 'air', false],
    ['a pair of owls', 'pair of owl', false],
    ['6—at odds', plain('6—at'), false],
    ['anything', '', false],
  ])('in %j, %j stands as whole words: %s', (text, phrase, expected) => {
    expect(occursIn(text, phrase)).toBe(expected);
  });

  test.each([
    ['One thing; another. A third (i.e. the last).', ['one thing;', 'another.', 'a third (i.e. the last).']],
    ['It pays unless late. In that case it does not.', ['it pays unless late. in that case it does not.']],
    ['Pays 0.95 to 1 here', ['pays 0.95 to 1 here']],
  ])('%j has the sentences %j', (text, expected) => {
    expect(sentencesIn(wordsOf(text)).map((sentence) => sentence.plain)).toEqual(expected);
  });
});

describe('numbers', () => {
  test.each([
    ['zero', 0],
    ['six', 6],
    ['sixteen', 16],
    ['sixty', 60],
    ['twenty-one', 21],
    ['twenty one', 21],
    ['one hundred and eighty', 180],
    ['14', 14],
    ['0.95', 0.95],
    ['20,000', 20_000],
    ['six (6)', 6],
    ['six (8)', undefined],
    ['several', undefined],
  ])('%s is %s', (phrase, expected) => {
    expect(readNumber(phrase)).toBe(expected);
  });

  test('are all found in a text, in words and in digits', () => {
    expect([...numbersIn('either six (6) or eight decks, 0.95 to 1, 1-2-3-, someone')]).toEqual([6, 8, 0.95, 1, 2, 3]);
  });
});

describe('odds', () => {
  test.each([
    ['paid at odds of 8 to 1', ['8 to 1']],
    ['paid 8:1', ['8 to 1']],
    ['pays 8 - 1', ['8 to 1']],
    ['pays 8-1.', ['8 to 1']],
    ['pays 8to1', ['8 to 1']],
    ['0.95 to 1 or 19 to 20', ['19 to 20', '19 to 20']],
    ['eight to one', ['8 to 1']],
    ['eight (8) to one (1)', ['8 to 1']],
    ['paid at the odds of even money', ['1 to 1']],
    ['winning wagers for even money baccarat are paid', []],
    ['1 to 1, less 5% commission', ['19 to 20']],
    ['1 to 1 less 50% commission', ['1 to 2']],
    ['1 to 1, less a commission of 2.5% on the amount won', ['39 to 40']],
    ['in the back to the end', []],
    ['rule 3.1.2-4', []],
    ['at the odds of even money whist', []],
    ['on 1-2-3 only', []],
  ])('in %j: %j', (text, expected) => {
    expect(oddsIn(text).map(({ odds }) => printOdds(odds))).toEqual(expected);
  });
});

describe('point counts', () => {
  test.each([
    ['0 to 5 inclusive', '0 to 5'],
    ['between 0 and 5', '0 to 5'],
    ['8 or 9', '8, 9'],
    ['eight (8) or nine (9)', '8, 9'],
    ['eight or nine', '8, 9'],
    ['0, 1, or 2', '0 to 2'],
    ['0,1,2,3,4 or 5', '0 to 5'],
    ['0-1-2-3-4-5-', '0 to 5'],
    ['6-7', '6, 7'],
    ['2-6', '2 to 6'],
    ['1, 3 and 4', '1, 3, 4'],
    ['6', '6'],
    ['10', undefined],
    ['5 to 2', undefined],
    ['a natural', undefined],
  ])('%s is %s', (phrase, expected) => {
    const points = readPoints(phrase);
    expect(points && printPoints(points)).toBe(expected);
  });
});

describe('ranks', () => {
  test.each([
    ['card from 2 to 9 inclusive', '2-9'],
    ['ten, jack, queen or king', 'T-K'],
    ['10, jack, queen or king', 'T-K'],
    ['10 or picture card', 'T-K'],
    ['ace', 'A'],
    ['ace or king', undefined],
    ['joker', undefined],
  ])('%s is %s', (phrase, expected) => {
    expect(readRanks(phrase)).toBe(expected);
  });
});
