import { announcedMultiplier, announcedSpin } from '../../../src/core/games/roulette/announced';

/** What was said, the number and the colour in it; undefined where none can be told. */
test.each<[string, string | undefined, string | undefined]>([
  ['17', '17', undefined],
  ['17 black', '17', 'black'],
  ['Black 17', '17', 'black'],
  ['black, seventeen, odd', '17', 'black'],
  ['twenty-one red', '21', 'red'],
  ['RED THIRTY SIX', '36', 'red'],
  ['red twenty', '20', 'red'],
  ['zero', '0', undefined],
  ['green 0', '0', 'green'],
  ['00', '00', undefined],
  ['double zero, green', '00', 'green'],
  ['green zero zero', '00', 'green'],
  ['triple zero', '000', undefined],
  ['zero-zero-zero', '000', undefined],
  ['17 black, 2nd dozen', '17', 'black'],
  ['black 17, 2nd dozen', '17', 'black'],
  ['17, column 2', '17', undefined],
  ['black 17 (seventeen)', '17', 'black'],
  ['column 2, 17', undefined, undefined],
  ['red or black 17', '17', undefined],
  ['blackish 17', '17', undefined],
  ['17.5', undefined, undefined],
  ['no spin', undefined, undefined],
  ['', undefined, undefined],
])('"%s": the number %s, the colour %s', (text, number, colour) => {
  expect(announcedSpin(text)).toEqual({ number, colour });
});

test.each<[string, number | undefined]>([
  ['100', 100],
  ['100 to 1', 100],
  ['50 to one', 50],
  ['250:1', 250],
  ['100x', 100],
  ['100 X', 100],
  ['x500', 500],
  ['X 500', 500],
  [' 50 ', 50],
  ['100 to 2', undefined],
  ['1000,5', undefined],
  ['many', undefined],
  ['', undefined],
])('a multiplier of "%s": %s to 1', (text, odds) => {
  expect(announcedMultiplier(text)).toBe(odds);
});
