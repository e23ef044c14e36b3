import { AS_IT_SHOULD_BE } from '../../../../src/core/checks/baccarat/dealt-hands';
import { COUP, resultByCards, type SettlingFacts } from '../../../../src/core/checks/baccarat/settling';
import { SMALLEST_CHIP } from '../../../../src/core/play/wagers/settling';
import type { BaccaratRound, Wager } from '../../../../src/core/games/baccarat/round';
import { readBaccaratRound } from '../../../../src/core/rounds/baccarat';
import type { RoundRecord } from '../../../../src/core/rounds/record';
import { coup, type CoupOptions } from '../../../support/rounds/coup';
import { luckyDraw } from '../../../support/rounds/lucky-draw';

const stated = <F extends keyof SettlingFacts>(
  rows: Readonly<Record<string, unknown>>,
): NonNullable<SettlingFacts[F]> => new Map(Object.entries(rows)) as unknown as NonNullable<SettlingFacts[F]>;

const OUTCOMES = stated<'outcomes'>({
  'super-6/banker-wins-with-6': 'win',
  'super-6/other': 'lose',
  'any-pair/pair': 'win',
  'any-pair/no-pair': 'lose',
  'enter/higher': 'win',
  'enter/lower': 'lose',
  'enter/equal': 'push',
});
const NONE_OF_TEN = [false, false, false, false, false, false, false, false];
const FACTS: SettlingFacts = {
  cardValues: [1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0],
  playerOutcome: { higher: 'win', lower: 'lose', equal: 'push' },
  bankerOutcome: { higher: 'win', lower: 'lose', equal: 'push' },
  outcomes: OUTCOMES,
  naturals: [...NONE_OF_TEN, true, true],
  playerDraws: ['draw', 'draw', 'draw', 'draw', 'draw', 'draw', 'stand', 'stand', 'natural', 'natural'],
  dealerDrawsUpTo: 5,
};

function read(record: RoundRecord): [BaccaratRound, Wager] {
  const round = readBaccaratRound(record, undefined, OUTCOMES);
  if (typeof round === 'string') throw new Error(round);
  const [wager] = round.wagers;
  if (wager === undefined) throw new Error('no wager');
  return [round, wager];
}
const on = (bet: string, options: CoupOptions = {}, stake = 1000, paid = 0): [BaccaratRound, Wager] =>
  read(coup({ ...options, wagers: [{ bet, stake, settle: { result: 'win', paid, returned: stake } }] }));

const EQUAL = { player: '3H 4D', banker: '3S 4C' };

describe('what the cards make of a wager', () => {
  const result = (...wager: Parameters<typeof on>) => resultByCards(...on(...wager), FACTS);
  test.each<[string, string, CoupOptions, string | undefined]>([
    ['the player, nine to seven', 'player', {}, 'win'],
    ['the banker, seven to nine', 'banker', {}, 'lose'],
    ['a tie, nine to seven', 'tie', {}, 'lose'],
    ['a tie, seven each', 'tie', EQUAL, 'win'],
    ['no cards', 'player', { player: '', banker: '' }, undefined],
    ["a pair of the player's", 'player-pair', { player: '4H 4D' }, 'win'],
    ["a pair of the banker's, on the player's", 'player-pair', { banker: '4H 4D' }, 'lose'],
    ["a pair of the banker's", 'banker-pair', { banker: '4H 4D' }, 'win'],
    ["a pair of the player's, on the banker's", 'banker-pair', { player: '4H 4D' }, 'lose'],
    ['a pair wager, and no cards', 'banker-pair', { player: '', banker: '' }, undefined],
    ['super 6, and the banker wins with six', 'super-6', { player: '2H 3D', banker: '2S 4C' }, 'win'],
    ['super 6, and the banker wins with seven', 'super-6', { player: '2H 3D' }, 'lose'],
    ['super 6, and no cards', 'super-6', { player: '', banker: '' }, undefined],
  ])('%s', (_, bet, options, expected) => {
    expect(result(bet, options)).toBe(expected);
  });

  test('equal points end a wager on a hand as the rules have it of that hand', () => {
    const lost = { higher: 'win', lower: 'lose', equal: 'lose' } as const;
    const asked = (bet: string, facts: SettlingFacts) => resultByCards(...on(bet, EQUAL), { ...FACTS, ...facts });
    expect([asked('player', {}), asked('banker', {})]).toEqual(['push', 'push']);
    expect([asked('player', { playerOutcome: lost }), asked('banker', { playerOutcome: lost })]).toEqual([
      'lose',
      'push',
    ]);
    expect([asked('player', { bankerOutcome: lost }), asked('banker', { bankerOutcome: lost })]).toEqual([
      'push',
      'lose',
    ]);
    const { cardValues = [] } = FACTS;
    expect(resultByCards(...on('player', EQUAL), { cardValues })).toBe('push');
    expect(resultByCards(...on('banker', EQUAL), { cardValues })).toBe('push');
    expect(resultByCards(...on('player', EQUAL), {})).toBeUndefined();
  });

  test.each<[string, string, string, string | undefined]>([
    ['nine to six', '4H 5D', '3S 3C', 'win'],
    ['six to seven', '3H 3D', '3S 4C', 'lose'],
    ['seven each', '3H 4D', '3S 4C', 'push'],
  ])('the hand of a box: %s', (_, cards, dealer, expected) => {
    expect(resultByCards(...read(luckyDraw({ boxes: { 'box:1': { cards, enter: 1000 } }, dealer })), FACTS)).toBe(
      expected,
    );
  });
});

describe('what leaves a payment in doubt', () => {
  const LESS_COMMISSION = { wins: 19, on: 20 };
  const doubt = (wager: [BaccaratRound, Wager], facts: SettlingFacts = {}) =>
    COUP.paymentDoubt(...wager, wager[1].stake, LESS_COMMISSION, { ...FACTS, ...facts });
  const halfOnSix: NonNullable<SettlingFacts['bankerPaysByPoints']> = Object.assign(new Array(10), {
    6: { wins: 1, on: 2 },
  });
  /** The player must draw on five, and did not. */
  const WRONGLY = { player: '2H 3D' };
  const RIGHTLY = { player: '6H KD' };
  test.each<[string, string, CoupOptions, SettlingFacts, string | undefined]>([
    ['on the banker', 'banker', WRONGLY, {}, undefined],
    ['on the banker by its points', 'banker', WRONGLY, { bankerPaysByPoints: halfOnSix }, AS_IT_SHOULD_BE],
    ['on the banker by its points, rightly dealt', 'banker', RIGHTLY, { bankerPaysByPoints: halfOnSix }, undefined],
    [
      'on the player, where the banker is paid by its points',
      'player',
      WRONGLY,
      { bankerPaysByPoints: halfOnSix },
      undefined,
    ],
    ['on the player by three cards', 'player', WRONGLY, { threeCardPays: [] }, AS_IT_SHOULD_BE],
    ['on the player by three cards, rightly dealt', 'player', RIGHTLY, { threeCardPays: [] }, undefined],
    ['by the points', 'super-6', WRONGLY, {}, AS_IT_SHOULD_BE],
    ['by the points, rightly dealt', 'super-6', RIGHTLY, {}, undefined],
    ['by the first cards', 'any-pair:banker', WRONGLY, {}, undefined],
    ['by the first cards, where three cards count', 'any-pair:banker', WRONGLY, { threeCardPays: [] }, undefined],
    ['on a pair of no hand named', 'any-pair', WRONGLY, { threeCardPays: [] }, undefined],
  ])('a hand drawn against the rules: %s', (_, bet, options, facts, expected) => {
    expect(doubt(on(bet, options), facts)).toBe(expected);
  });

  test.each<[string, string, string | undefined]>([
    ['the dealer stood on five', '2S 3C', AS_IT_SHOULD_BE],
    ['the dealer stood on six', '3S 3C', undefined],
    ['the dealer drew on five', '2S 3C KD', undefined],
    ['the dealer drew on six', '3S 3C KD', AS_IT_SHOULD_BE],
    ['the dealer has no cards', '', undefined],
  ])('a wager on a box: %s', (_, dealer, expected) => {
    const round = luckyDraw({ boxes: { 'box:1': { cards: '4H 5D', enter: 1000 } }, dealer });
    expect(doubt(read(round))).toBe(expected);
    expect(doubt(read(round), { threeCardPays: [] })).toBe(expected);
  });

  test('what chips may not have allowed', () => {
    const rows = stated<'notPayableExactly'>({ any: 'paid-to-next-payable' });
    expect(doubt(on('banker', WRONGLY, 1060, 1100), { notPayableExactly: rows })).toBe(SMALLEST_CHIP);
    expect(doubt(on('banker', WRONGLY, 1060, 1200), { notPayableExactly: rows })).toBeUndefined();
  });

  test('the odd part of a wager on the banker, where rules make it void, and no other wager', () => {
    const facts: SettlingFacts = {
      bankerPays: LESS_COMMISSION,
      notPayableExactly: stated<'notPayableExactly'>({ any: 'void-remainder' }),
    };
    const { bankerPays, ...unpaid } = facts;
    expect(bankerPays).toBe(LESS_COMMISSION);
    expect(COUP.unpayablePart(on('banker', {}, 2060)[1], facts)).toBe(60);
    expect(COUP.unpayablePart(on('player', {}, 2060)[1], facts)).toBe(0);
    expect(COUP.unpayablePart(on('banker', {}, 2060)[1], unpaid)).toBe(0);
    expect(COUP.unpayablePart(on('banker', {}, 2060)[1], { bankerPays: LESS_COMMISSION })).toBe(0);
  });
});

test('how a wager over the limits ended shows in its settlement and the cards', () => {
  expect(COUP.howItEnded('w7')).toBe('settle event of wager w7 with the cards of the coup');
});
