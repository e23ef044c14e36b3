import { MOST_OF_A_NEW_GAME, sizes } from '../size/sizes';

/** A game is one definition: what knows it stays small. `npm run size` prints all of it with its bounds. */

const { games } = sizes();

test.each(games.filter(({ isNew }) => isNew))('$game is known by at most 400 lines of source', ({ source }) => {
  expect(source).toBeLessThanOrEqual(MOST_OF_A_NEW_GAME);
  expect(source).toBeGreaterThan(50);
});

test('every game that is judged is counted, the old ones too', () => {
  expect(games.map(({ game }) => game)).toEqual(
    expect.arrayContaining(['baccarat', 'blackjack', 'roulette', 'sic-bo']),
  );
  expect(games.filter(({ source }) => source === 0)).toEqual([]);
});
