import {
  ADDITIONAL,
  doubtOfCards,
  oddsFor,
  outcomeOf,
  type AdditionalFacts,
} from '../../../../src/core/checks/blackjack/additional-settling';
import { makes } from '../../../../src/core/games/blackjack/additional/wagers';
import type { BlackjackRound, Wager } from '../../../../src/core/games/blackjack/round';
import { readBlackjackRound } from '../../../../src/core/rounds/blackjack';
import type { TableRecord } from '../../../../src/core/rounds/record';
import { blackjackRound, QLD } from '../../../support/rounds/blackjack/script';

/** What is said of the wager x1 of a round. */
function of<T>(ask: (round: BlackjackRound, wager: Wager) => T, script: string, table?: TableRecord): T {
  const round = readBlackjackRound(blackjackRound(QLD, script, table && { table }));
  if (typeof round === 'string') throw new Error(round);
  const wager = round.wagers.find(({ id }) => id === 'x1');
  if (wager === undefined) throw new Error('no wager x1');
  return ask(round, wager);
}

const MADE = 'w1 main 1000 box:1; x1 any-pair 500 box:1; call no-more-bets';
const PAIR = 'box:1 8H; dealer 9S; box:1 8C';
const NO_PAIR = 'box:1 8H; dealer 9S; box:1 7C';
const RULES: AdditionalFacts = {
  outcomes: new Map([
    ['any-pair/pair', 'win'],
    ['any-pair/no-pair', 'lose'],
  ]),
  pays: new Map([['any-pair', { wins: 5, on: 1 }]]),
};

describe('how a side wager ends', () => {
  test.each([
    ['win', 'win'],
    ['lose', 'lose'],
    ['push', 'push'],
    // Given back, like one that stands off.
    ['void', 'push'],
    ['half-lost', undefined],
  ])('%s', (stated, expected) => {
    const outcomes = new Map([['row', stated]]) as unknown as NonNullable<AdditionalFacts['outcomes']>;
    expect(outcomeOf(makes('row'), { outcomes })).toBe(expected);
  });

  test('is not known where the rules say nothing', () => {
    expect(outcomeOf(makes('row'), {})).toBeUndefined();
    expect(outcomeOf(makes('other'), RULES)).toBeUndefined();
  });

  test.each<[string, string, string | undefined, unknown, AdditionalFacts]>([
    ['a pair', `${MADE}; ${PAIR}`, 'win', { wins: 5, on: 1 }, RULES],
    ['no pair', `${MADE}; ${NO_PAIR}`, 'lose', undefined, RULES],
    ['a second card left out', `${MADE}; box:1 8H; dealer 9S`, undefined, undefined, RULES],
    ['a pair where the rules say nothing', `${MADE}; ${PAIR}`, undefined, undefined, {}],
    [
      'a pair that the rules give back',
      `${MADE}; ${PAIR}`,
      'push',
      undefined,
      { ...RULES, outcomes: new Map([['any-pair/pair', 'void']]) },
    ],
    [
      'a pair at odds that the rules do not say',
      `${MADE}; ${PAIR}`,
      'win',
      undefined,
      { outcomes: new Map([['any-pair/pair', 'win']]) },
    ],
  ])('%s', (_, script, result, odds, facts) => {
    expect(of((round, wager) => ADDITIONAL.resultOf(round, wager, facts), script)).toBe(result);
    expect(of((round, wager) => ADDITIONAL.oddsOf(round, wager, facts), script)).toEqual(odds);
  });

  test('a prize goes before the odds, and one of a sum is so much on the stake', () => {
    const odds = { wins: 7, on: 1 };
    const prizes: NonNullable<AdditionalFacts['prizes']> = new Map([
      ['sum', { is: 'sum', cents: 20_000 }],
      ['odds', { is: 'odds', odds }],
      ['share', { is: 'share', hundredths: 1000 }],
    ]);
    const pays = new Map(['sum', 'share', 'plain'].map((row) => [row, { wins: 2, on: 1 }]));
    const at = (row: string): unknown => oddsFor(row, 500, { prizes, pays });
    expect(['sum', 'odds', 'share', 'plain', 'none'].map(at)).toEqual([
      { wins: 40, on: 1 },
      odds,
      undefined,
      { wins: 2, on: 1 },
      undefined,
    ]);
    expect(oddsFor('plain', 500, {})).toBeUndefined();
  });
});

describe('whether a table may turn a side wager down', () => {
  const may = (script: string, facts: AdditionalFacts, table?: TableRecord): boolean | string =>
    of((round, wager) => ADDITIONAL.mayBeTurnedDown(round, wager, facts), script, table);
  const LIMITED: TableRecord = { limits: { 'any-pair': { min: 500, max: 1000 }, '*': { min: 100 } } };
  const side = (stake: number): string => MADE.replace('any-pair 500', `any-pair ${String(stake)}`);
  const STANDS: AdditionalFacts = { underMinimum: 'stands' };
  const TOLD = 'whether its owner had been told that wagers below the minimum are returned';
  test.each<[string, string, boolean | string, AdditionalFacts, TableRecord]>([
    ['nothing speaks for it', `${MADE}; ${PAIR}`, false, {}, LIMITED],
    ['below a minimum under which wagers stand at first', side(499), TOLD, STANDS, LIMITED],
    ['at that minimum', side(500), false, STANDS, LIMITED],
    ['below a minimum of which the rules say nothing', side(499), false, {}, LIMITED],
    ['with no minimum displayed', side(1), false, STANDS, { limits: { 'any-pair': { max: 1000 } } }],
    ['with no limits displayed', side(1), false, STANDS, {}],
    ['of the fixed amount', `${MADE}; ${PAIR}`, false, { limits: new Map([['any-pair', 500]]) }, LIMITED],
    ['of another than the fixed amount', `${MADE}; ${PAIR}`, true, { limits: new Map([['any-pair', 400]]) }, LIMITED],
    ['above a displayed maximum that binds it', side(1001), true, { displayedLimits: ['any-pair'] }, LIMITED],
    ['at that maximum', side(1000), false, { displayedLimits: ['any-pair'] }, LIMITED],
    [
      'by word of mouth, which is refused',
      MADE.replace('500 box:1', '500 box:1 oral'),
      true,
      { oralWagers: 'refused' },
      LIMITED,
    ],
    [
      'by word of mouth, and not said what came with it',
      MADE.replace('500 box:1', '500 box:1 oral'),
      'what came with wager x1, made by word of mouth',
      { oralWagers: 'if-confirmed' },
      LIMITED,
    ],
    ['not by word of mouth, which is refused', MADE, false, { oralWagers: 'refused' }, LIMITED],
    [
      'made with cash, which is not permitted',
      MADE.replace('500 box:1', '500 box:1 chips=cash'),
      true,
      { wagersMadeWith: ['value'] },
      LIMITED,
    ],
    [
      'made with value chips',
      MADE.replace('500 box:1', '500 box:1 chips=value'),
      false,
      { wagersMadeWith: ['value'] },
      LIMITED,
    ],
    [
      'before the game wager that must come first',
      'x1 any-pair 500 box:1; w1 main 1000 box:1; call no-more-bets',
      true,
      { placedWith: new Map([['any-pair', 'own-main-first']]) },
      LIMITED,
    ],
    ['after it', MADE, false, { placedWith: new Map([['any-pair', 'own-main-first']]) }, LIMITED],
    ['with a number of decks that allows it', MADE, false, { wagerDecks: new Map([['any-pair', [6, 8]]]) }, LIMITED],
    ['with another number of decks', MADE, true, { wagerDecks: new Map([['any-pair', [6]]]) }, LIMITED],
    [
      'at a shared box, where it is not told who decides',
      `w2 main 1000 box:1 p2; ${MADE}; ${PAIR}`,
      'player of the decide events at box:1',
      { othersOnBox: new Map([['any-pair', 'may-not']]) },
      LIMITED,
    ],
    ['its main wager taken back in time', MADE.replace('call', 'withdraw w1; call'), true, {}, LIMITED],
    ['its main wager taken back late', `${MADE}; ${PAIR}; withdraw w1`, true, {}, LIMITED],
    ['its main wager declared void', `${MADE}; ${PAIR}; void wager w1`, true, {}, LIMITED],
    [
      'one of two main wagers taken back',
      `w2 main 1000 box:1 p2; ${MADE.replace('call', 'withdraw w1; call')}`,
      false,
      {},
      LIMITED,
    ],
    ['the main wager of another box taken back', `w2 main 1000 box:2 p2; withdraw w2; ${MADE}`, false, {}, LIMITED],
    [
      'its main wager taken back, and that of another box not',
      `w2 main 1000 box:2 p2; ${MADE.replace('call', 'withdraw w1; call')}`,
      true,
      {},
      LIMITED,
    ],
    [
      'its main wager taken back, and insurance on it not',
      `${MADE}; ${PAIR}; i1 insurance 500 on w1; withdraw w1`,
      true,
      {},
      LIMITED,
    ],
    ['no main wager on its box', `x1 any-pair 500 box:1; call no-more-bets; ${PAIR}`, false, {}, LIMITED],
    [
      'no box of its own told, and a main wager taken back',
      `w1 main 1000 box:1; w2 main 1000 box:2; x1 any-pair 500; withdraw w1; withdraw w2`,
      false,
      {},
      LIMITED,
    ],
  ])('%s', (_, script, expected, facts, table) => {
    expect(may(script, facts, table)).toBe(expected);
  });

  test('and of how much of it', () => {
    const cut = (script: string, facts: AdditionalFacts, table = LIMITED): number =>
      of((round, wager) => ADDITIONAL.mayBeCutBy(round, wager, facts), script, table);
    const displayed: AdditionalFacts = { displayedLimits: ['any-pair'] };
    expect([1000, 1001, 1300].map((stake) => cut(side(stake), displayed))).toEqual([0, 1, 300]);
    expect(cut(side(1300), {})).toBe(0);
    expect(cut(side(400), displayed, { limits: { 'any-pair': { min: 500 } } })).toBe(0);
    expect(cut(side(1300), { addedStake: new Map([['any-pair', 'up-to-wager']]) })).toBe(300);
    const chooses: AdditionalFacts = {
      irregularities: new Map([['card-to-wrong-hand/box-with-one-card', 'player-chooses']]),
    };
    expect(cut(`${MADE}; irregularity card-to-wrong-hand`, chooses)).toBe(500);
    expect(cut(MADE, chooses)).toBe(0);
  });
});

describe('what leaves open which cards count for a side wager', () => {
  const OPEN = 'which cards count for wager x1 after events[6]';
  const noted = (kind: string): string => `${MADE}; ${PAIR}; irregularity ${kind}`;
  test.each<[string, string, string | undefined]>([
    ['nothing irregular', `${MADE}; ${PAIR}`, undefined],
    ['a card to its box', noted('card-to-wrong-hand to=box:1'), OPEN],
    ['a card to a hand of its box', noted('card-to-wrong-hand to=box:1/2'), OPEN],
    ['a card to a half of its box', noted('card-to-wrong-hand to=box:1a'), OPEN],
    ['a card to another box', noted('card-to-wrong-hand to=box:2'), undefined],
    ['a card to another box whose number begins alike', noted('card-to-wrong-hand to=box:10'), undefined],
    ['a card to the dealer', noted('excess-card-drawn to=dealer'), OPEN],
    ['a card to one hand of the dealer', noted('excess-card-drawn to=dealer/2'), OPEN],
    ['not said where it went', noted('card-exposed-in-error'), OPEN],
    ['a fault that is none of the cards', noted('failed-to-burn'), undefined],
    [
      'a card to some box, where its own is not told',
      'w1 main 1000 box:1; w2 main 1000 box:2; x1 any-pair 500; call no-more-bets; box:1 8H; dealer 9S; irregularity card-to-wrong-hand to=box:2',
      OPEN,
    ],
  ])('%s', (_, script, expected) => {
    expect(of(doubtOfCards, script)).toBe(expected);
    expect(of((round, wager) => ADDITIONAL.paymentDoubt(round, wager, 500, { wins: 5, on: 1 }, {}), script)).toBe(
      expected,
    );
  });

  test('a displayed prize may be meant with the stake in it, and odds may not', () => {
    const fixed: AdditionalFacts = { limits: new Map([['any-pair', 500]]) };
    const doubt = (paid: number, facts: AdditionalFacts): string | undefined =>
      of(
        (round, wager) => ADDITIONAL.paymentDoubt(round, wager, 500, { wins: 5, on: 1 }, facts),
        `${MADE}; ${PAIR}; x1 win ${String(paid)}`,
      );
    expect(doubt(2000, fixed)).toBe('whether the payout of wager x1 holds its stake');
    expect(doubt(2001, fixed)).toBeUndefined();
    expect(doubt(2000, {})).toBeUndefined();
  });

  test('what a record would have to show is named by the wager', () => {
    expect(ADDITIONAL.howItEnded('x1')).toBe('settle event of wager x1 with the cards that decide it');
  });
});
