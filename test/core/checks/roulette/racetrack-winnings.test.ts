import { citedPieces } from '../../../../src/core/checks/roulette/pieces-cited';
import { partInSteps } from '../../../../src/core/checks/roulette/racetrack-steps';
import { dueOn } from '../../../../src/core/checks/roulette/racetrack-winnings';
import type { RouletteFacts } from '../../../../src/core/games/roulette/game';
import type { RouletteRound } from '../../../../src/core/games/roulette/round';
import type { Wager } from '../../../../src/core/games/wager';
import type { Limit } from '../../../../src/core/rounds/record';
import { readSpin, WHEEL } from '../../../support/rounds/roulette/read-spin';

/** A wager of three pieces, two of them on the split. */
const RACETRACK: RouletteFacts['racetrack'] = new Map([
  ['orphelins/straight:1', [1]],
  ['orphelins/split:6/9', [2]],
]);
const PAYS: RouletteFacts['pays'] = new Map([
  ['straight', { wins: 35, on: 1 }],
  ['split', { wins: 35, on: 2 }],
]);

function of<T>(
  ask: (round: RouletteRound, wager: Wager) => T,
  bet: string,
  stake = 1000,
  limits: Readonly<Record<string, Limit>> = {},
): T {
  const round = readSpin({ wagers: [{ bet, stake, settle: false }], limits }, { ...WHEEL, racetrack: RACETRACK });
  const [wager] = round.wagers;
  if (wager === undefined) throw new Error('no wager');
  return ask(round, wager);
}

describe('what the winning pieces win', () => {
  test.each<[string, string, number, string, RouletteFacts['pays'], readonly number[] | undefined]>([
    ['one piece of three', 'orphelins', 900, '1', PAYS, [10_500]],
    ['two pieces on the split, at 35 to 2', 'orphelins', 900, '9', PAYS, [10_500]],
    ['none of them', 'orphelins', 900, '10', PAYS, [0]],
    ['a stake that does not divide', 'orphelins', 1000, '1', PAYS, undefined],
    ['a stake that does not divide, and none of them wins', 'orphelins', 1000, '10', PAYS, [0]],
    [
      'odds of their own for the pieces of this wager',
      'orphelins',
      900,
      '1',
      new Map([...PAYS, ['orphelins/straight', { wins: 34, on: 1 }]]),
      [10_200],
    ],
    ['no odds for the piece', 'orphelins', 900, '1', new Map([['split', { wins: 17, on: 1 }]]), undefined],
    [
      'odds only for the pieces of this wager',
      'orphelins',
      900,
      '1',
      new Map([['orphelins/straight', { wins: 34, on: 1 }]]),
      [10_200],
    ],
    ['three pieces or five', 'neighbours:13', 1500, '13', PAYS, [17_500, 10_500]],
    ['three pieces or five, the outermost of five', 'neighbours:13', 1500, '6', PAYS, [0, 10_500]],
    ['five pieces only', 'neighbours:13', 1000, '13', PAYS, [7000]],
    ['a wager that is no race-track wager', 'straight:17', 1000, '17', PAYS, undefined],
  ])('%s', (_, bet, stake, pocket, pays, expected) => {
    expect(of((round, wager) => dueOn(round, wager, stake, pocket, pays), bet, stake)).toEqual(expected);
  });
});

test('what lays the pieces down are the rows of the wager, or else the number of neighbours', () => {
  const cited = (bet: string, racetrack?: RouletteFacts['racetrack']) =>
    of((round, wager) => citedPieces(round, wager, racetrack), bet);
  expect(cited('orphelins', new Map([...RACETRACK, ['tier/split:5/8', [1]]]))).toEqual([
    ['racetrack', 'orphelins/straight:1'],
    ['racetrack', 'orphelins/split:6/9'],
  ]);
  expect(cited('neighbours:13', RACETRACK)).toEqual(['neighboursEachSide']);
  expect(cited('neighbours:13')).toEqual(['neighboursEachSide']);
});

describe('the part of a race-track wager in the steps above its minimum', () => {
  const VOID = { racetrackOffIncrement: 'void-excess' } as const;
  const part = (
    stake: number,
    limit: Limit | undefined,
    facts: Parameters<typeof partInSteps>[1] = VOID,
    bet = 'orphelins',
  ) => of((_, wager) => partInSteps(wager, facts), bet, stake, limit && { [bet]: limit });
  const LIMIT: Limit = { min: 300, increment: 500 };
  test.each<[string, number, number]>([
    ['on a step', 1300, 1300],
    ['a cent over it', 1301, 1300],
    ['a cent short of the next', 1799, 1300],
    ['the minimum', 300, 300],
    ['between the minimum and the first step', 799, 300],
    ['below the minimum', 299, 299],
    ['below the minimum by more than a step', 1, 1],
  ])('%s', (_, stake, expected) => {
    expect(part(stake, LIMIT)).toBe(expected);
  });

  test('is all of it where rules do not void the rest, where no steps are displayed, and off the race-track', () => {
    expect(part(1301, LIMIT, {})).toBe(1301);
    expect(part(1301, { min: 300 })).toBe(1301);
    expect(part(1301, undefined)).toBe(1301);
    expect(part(1301, LIMIT, VOID, 'straight:17')).toBe(1301);
  });

  test('counts from nothing where no minimum is displayed', () => {
    expect(part(1301, { increment: 500 })).toBe(1000);
  });
});
