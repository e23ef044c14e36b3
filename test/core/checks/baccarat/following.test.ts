import { AS_IT_SHOULD_BE } from '../../../../src/core/checks/baccarat/dealt-hands';
import {
  FROM_THE_DECKS,
  POINTS_FOLLOW,
  RESULT_FOLLOWS,
  WAGER_FOLLOWS,
} from '../../../../src/core/checks/baccarat/following';
import type { Found } from '../../../../src/core/play/judging/check';
import type { BaccaratFacts } from '../../../../src/core/games/baccarat/game';
import { readBaccaratRound } from '../../../../src/core/rounds/baccarat';
import type { RoundEvent } from '../../../../src/core/rounds/record';
import { noted } from '../../../support/rounds/cases';
import { coup, type CoupOptions, type WagerOptions } from '../../../support/rounds/coup';
import { breach, causeOf, lacking } from '../../../support/rounds/found';

const OUTCOME = { higher: 'win', lower: 'lose', equal: 'push' } as const;
const FACTS: Partial<BaccaratFacts> = {
  cardValues: [1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0],
  playerOutcome: OUTCOME,
  bankerOutcome: OUTCOME,
  playerPays: { wins: 1, on: 1 },
  bankerPays: { wins: 19, on: 20 },
  tiePays: { wins: 8, on: 1 },
};

interface Asked {
  readonly found?: Found;
  readonly because?: Found;
  readonly facts?: Partial<BaccaratFacts>;
}

/** Whether what was found, a wrong settlement of w1 unless it is said, follows from the breach of another check. */
function follows(causes: typeof WAGER_FOLLOWS, check: string, options: CoupOptions, asked: Asked = {}): boolean {
  const round = readBaccaratRound(coup(options));
  if (typeof round === 'string') throw new Error(round);
  const cause = causeOf(causes, `baccarat/${check}`);
  const { found = breach('w1'), because = breach('x'), facts = FACTS } = asked;
  return cause.ledTo(found, because, round, facts);
}

const announced = (of: string, value: string | number): RoundEvent => ({ type: 'announce', of, value });
const settled = (bet: string, result: 'win' | 'lose' | 'push', paid = 0): WagerOptions => ({
  ...{ bet, stake: 1000 },
  settle: { result, paid, returned: result === 'lose' ? 0 : 1000 },
});
const LOST = settled('player', 'lose');
const PUSHED = settled('player', 'push');
const NO_CARDS = { player: '', banker: '' };

describe('what the deal leaves open', () => {
  test.each([
    ['first-cards-dealt-in-order'],
    ['natural-ends-the-deal'],
    ['player-draws-or-stands'],
    ['banker-draws-or-stands-by-third-card'],
    ['banker-draws-or-stands-alone'],
    ['additional-cards-as-stated'],
    ['misdealt-coup-treated-as-stated'],
    ['players-excess-card-treated-as-stated'],
    ['bankers-excess-card-treated-as-stated'],
  ])('%s', (check) => {
    for (const causes of [POINTS_FOLLOW, RESULT_FOLLOWS, WAGER_FOLLOWS]) {
      expect(follows(causes, check, {}, { found: lacking(AS_IT_SHOULD_BE) })).toBe(true);
      expect(follows(causes, check, {}, { found: lacking('settle event of wager w1') })).toBe(false);
      expect(follows(causes, check, {}, { found: breach('w1') })).toBe(false);
    }
  });

  test.each<[string, CoupOptions, Found, boolean]>([
    ['a joker of the player', { player: '9H JOKER' }, lacking('deal events of both hands'), true],
    ['a joker of the banker', { banker: 'JOKER 4C' }, lacking("deal events of the banker's first two cards"), true],
    ['a joker, and more is missing', { player: '9H JOKER' }, lacking('table.seats', 'deal events of both hands'), true],
    ['a joker, and something else is missing', { player: '9H JOKER' }, lacking('settle event of wager w1'), false],
    ['a joker, and nothing is missing', { player: '9H JOKER' }, breach('w1'), false],
    ['no joker', {}, lacking('deal events of both hands'), false],
  ])('%s', (_, options, found, expected) => {
    expect(follows(POINTS_FOLLOW, 'no-jokers', options, { found })).toBe(expected);
  });

  test('a number of decks that the rules do not have leaves open what goes by it, and nothing else', () => {
    const byDecks = (found: Found): boolean => follows([FROM_THE_DECKS], 'decks-as-stated', {}, { found });
    expect(byDecks(lacking('equipment.decks'))).toBe(true);
    expect(byDecks(lacking('table.limits', 'equipment.decks'))).toBe(true);
    expect(byDecks(lacking('table.limits'))).toBe(false);
    expect(byDecks(breach('w1'))).toBe(false);
  });
});

describe('a settlement after wrong points were announced', () => {
  const CHECK = 'announced-points-match-the-cards';
  const nineToSeven = (wager: WagerOptions, ...dealt: readonly RoundEvent[]): CoupOptions => ({
    wagers: [wager],
    dealt,
  });
  /** The player has 5 with two cards and 8 with three, the banker 7. */
  const drawn = (early: RoundEvent, ...dealt: readonly RoundEvent[]): CoupOptions => ({
    player: '2H 3D 3C',
    wagers: [LOST],
    afterCards: { 4: [early] },
    dealt,
  });
  test.each<[string, CoupOptions, boolean]>([
    ['collected, as the player was given five', nineToSeven(LOST, announced('player', 5)), true],
    ['the same in words', nineToSeven(LOST, announced('player', '5 points')), true],
    ['collected, although the player was given eight', nineToSeven(LOST, announced('player', 8)), false],
    ['collected, although both were given seven', nineToSeven(LOST, announced('player', 7)), false],
    ['given back, as both were given seven', nineToSeven(PUSHED, announced('player', 7)), true],
    ['given back, although the player was given five', nineToSeven(PUSHED, announced('player', 5)), false],
    ['paid as a tie, as both were given nine', nineToSeven(settled('tie', 'win', 8000), announced('banker', 9)), true],
    ['and less than a tie', nineToSeven(settled('tie', 'win', 7000), announced('banker', 9)), false],
    ['given back, and no number was announced', nineToSeven(PUSHED, announced('player', 'natural')), false],
    ['collected, by what was announced last', nineToSeven(LOST, announced('player', 9), announced('player', 5)), true],
    ['collected, and then put right', nineToSeven(LOST, announced('player', 5), announced('player', 9)), false],
    [
      'paid, as the player was given eight',
      { player: '6H KD', wagers: [settled('player', 'win', 1000)], dealt: [announced('player', 8)] },
      true,
    ],
    [
      'paid, although the player was given six',
      { player: '6H KD', wagers: [settled('player', 'win', 1000)], dealt: [announced('banker', 8)] },
      false,
    ],
    ['three points before the third card', drawn(announced('player', 3)), false],
    ['nine points before the third card', drawn(announced('player', 9)), false],
    ['three points after it', drawn(announced('player', 5), announced('player', 3)), true],
    [
      "seven points before the banker's third card",
      { player: '6H KD', banker: '2S 3C 7S', wagers: [LOST], afterCards: { 4: [announced('banker', 7)] } },
      false,
    ],
    [
      'seven points after it',
      { player: '6H KD', banker: '2S 3C 7S', wagers: [LOST], dealt: [announced('banker', 7)] },
      true,
    ],
    ['points, and no cards', { ...NO_CARDS, wagers: [LOST], dealt: [announced('player', 5)] }, false],
  ])('%s', (_, options, expected) => {
    expect(follows(WAGER_FOLLOWS, CHECK, options)).toBe(expected);
  });

  test('speaks of the wager that it was found of', () => {
    const both = { wagers: [settled('banker', 'lose'), LOST], dealt: [announced('player', 5)] };
    expect(follows(WAGER_FOLLOWS, CHECK, both, { found: breach('w2') })).toBe(true);
    expect(follows(WAGER_FOLLOWS, CHECK, both, { found: breach('w1') })).toBe(false);
    expect(follows(WAGER_FOLLOWS, CHECK, both, { found: breach('w3') })).toBe(false);
  });

  test('excuses a wrong settlement, not one that cannot be judged, and nothing where cards have no values', () => {
    const collected = nineToSeven(LOST, announced('player', 5));
    expect(follows(WAGER_FOLLOWS, CHECK, collected, { found: lacking('table.seats') })).toBe(false);
    expect(follows(WAGER_FOLLOWS, CHECK, collected, { facts: { playerOutcome: OUTCOME } })).toBe(false);
  });

  test.each<[string, CoupOptions, Found, boolean]>([
    ['the banker, by the points', { dealt: [announced('player', 5)] }, breach('result', 'banker'), true],
    ['a tie, against the points too', { dealt: [announced('player', 5)] }, breach('result', 'tie'), false],
    ['a tie, by the points', { dealt: [announced('player', 7)] }, breach('result', 'tie'), true],
    ['a result that cannot be judged', { dealt: [announced('player', 5)] }, lacking('banker'), false],
    ['the banker, and no cards', { ...NO_CARDS, dealt: [announced('player', 5)] }, breach('result', 'banker'), false],
  ])('a result announced after it: %s', (_, options, found, expected) => {
    expect(follows(RESULT_FOLLOWS, CHECK, options, { found })).toBe(expected);
  });
});

describe('a settlement after a wrong result was announced', () => {
  const CHECK = 'announced-result-matches-the-points';
  const BANKER = breach('result', 'banker');
  test.each<[string, WagerOptions, Asked, boolean]>([
    ['collected, as the banker was announced', LOST, { because: BANKER }, true],
    ['given back, although the banker was announced', PUSHED, { because: BANKER }, false],
    ['given back, as a tie was announced', PUSHED, { because: breach('result', 'tie') }, true],
    ['collected, although a tie was announced', LOST, { because: breach('result', 'tie') }, false],
    ['paid as banker', settled('banker', 'win', 950), { because: BANKER }, true],
    ['paid as banker, a cent too much', settled('banker', 'win', 951), { because: BANKER }, false],
    ['that cannot be judged', LOST, { because: BANKER, found: lacking('table.seats') }, false],
    ['and the result could not be judged', LOST, { because: lacking('deal events of both hands') }, false],
    ['and cards have no values', LOST, { because: BANKER, facts: { playerOutcome: OUTCOME } }, false],
  ])('%s', (_, wager, asked, expected) => {
    expect(follows(WAGER_FOLLOWS, CHECK, { wagers: [wager] }, asked)).toBe(expected);
  });

  test('does not follow where no cards are known', () => {
    expect(follows(WAGER_FOLLOWS, CHECK, { ...NO_CARDS, wagers: [LOST] }, { because: BANKER })).toBe(false);
  });
});

describe('a settlement after a wrong result was entered', () => {
  const CHECK = 'irregularity-treated-as-stated';
  /** The wager, the call and four cards stand before them. */
  const entered = (wager: WagerOptions, ...more: readonly RoundEvent[]): CoupOptions => ({
    wagers: [wager],
    dealt: [noted('wrong-result-entered', 'result-stands'), ...more],
  });
  const FIRST = breach('events[6]');
  test.each<[string, CoupOptions, Asked, boolean]>([
    ['collected, as by the banker', entered(LOST), { because: FIRST }, true],
    ['given back, as by a tie', entered(PUSHED), { because: FIRST }, true],
    ['paid on the banker', entered(settled('banker', 'win', 950)), { because: FIRST }, true],
    ['paid as by no result', entered(settled('player', 'win', 900)), { because: FIRST }, false],
    ['that cannot be judged', entered(LOST), { because: FIRST, found: lacking('table.seats') }, false],
    ['of another place', entered(LOST), { because: breach('events[7]') }, false],
    [
      'beside another irregularity, which was the breach',
      entered(LOST, noted('failed-to-burn', 'played')),
      { because: breach('events[7]') },
      false,
    ],
    [
      'of an irregularity that enters no result',
      { wagers: [LOST], dealt: [noted('card-exposed-in-error', 'played')] },
      { because: FIRST },
      false,
    ],
    ['and cards have no values', entered(LOST), { because: FIRST, facts: { playerOutcome: OUTCOME } }, false],
    ['and no cards are known', { ...entered(LOST), ...NO_CARDS }, { because: breach('events[2]') }, false],
  ])('%s', (_, options, asked, expected) => {
    expect(follows(WAGER_FOLLOWS, CHECK, options, asked)).toBe(expected);
  });
});
