import { doubtOf, SETTLING, type SettlingFacts } from '../../../../src/core/checks/roulette/settling';
import type { RouletteRound } from '../../../../src/core/games/roulette/round';
import type { Wager } from '../../../../src/core/games/wager';
import { noted } from '../../../support/rounds/cases';
import { readSpin } from '../../../support/rounds/roulette/read-spin';
import type { SpinOptions, SpunWager } from '../../../support/rounds/roulette/spin';

interface Asked extends Omit<SpinOptions, 'wagers'> {
  readonly wager?: Partial<SpunWager>;
  readonly before?: Partial<SpunWager>;
}

/** What is said of the last wager of a spin: five dollars on 17 unless it is said, and not settled. */
function of<T>(ask: (round: RouletteRound, wager: Wager) => T, { wager, before, ...options }: Asked): T {
  const placed = [...(before ? [before] : []), wager].map((one): SpunWager => ({
    bet: 'straight:17',
    stake: 500,
    settle: false,
    ...one,
  }));
  const round = readSpin({ ...options, wagers: placed });
  const last = round.wagers.at(-1);
  if (last === undefined) throw new Error('no wager');
  return ask(round, last);
}

/** 13 with one or two numbers on either side, three pieces or five. */
const onThirteen = (stake: number): Partial<SpunWager> => ({ bet: 'neighbours:13', stake });

describe('what the pocket makes of a wager', () => {
  const result = (asked: Asked) => of((round, wager) => SETTLING.resultOf(round, wager, {}), asked);
  test.each<[string, Asked, 'win' | 'lose' | undefined]>([
    ['its number', { pocket: '17' }, 'win'],
    ['another number', { pocket: '18' }, 'lose'],
    ['no spin', { unspun: true }, undefined],
    ['a bet that the layout has no place for', { wager: { bet: 'straight:37' } }, undefined],
    ['a bet of which rules do not say what it covers', { wager: { bet: 'low' } }, undefined],
    ['a number beside it, five pieces', { wager: onThirteen(1000), pocket: '27' }, 'win'],
    ['two beside it, five pieces', { wager: onThirteen(1000), pocket: '6' }, 'win'],
    ['three beside it, five pieces', { wager: onThirteen(1000), pocket: '34' }, 'lose'],
    ['two beside it, three pieces', { wager: onThirteen(903), pocket: '6' }, 'lose'],
    ['two beside it, three pieces or five', { wager: onThirteen(1500), pocket: '6' }, undefined],
    ['one beside it, three pieces or five', { wager: onThirteen(1500), pocket: '27' }, 'win'],
    ['three beside it, three pieces or five', { wager: onThirteen(1500), pocket: '34' }, 'lose'],
    ['two beside it, a stake that no pieces divide', { wager: onThirteen(1001), pocket: '6' }, undefined],
    ['one beside it, a stake that no pieces divide', { wager: onThirteen(1001), pocket: '27' }, 'win'],
    ['three beside it, a stake that no pieces divide', { wager: onThirteen(1001), pocket: '34' }, 'lose'],
  ])('%s', (_, asked, expected) => {
    expect(result(asked)).toBe(expected);
  });

  test('odds are those of a bet that won; a race-track wager has none but those of its pieces', () => {
    const pays: NonNullable<SettlingFacts['pays']> = new Map([
      ['straight', { wins: 35, on: 1 }],
      ['neighbours', { wins: 6, on: 1 }],
    ]);
    const odds = (asked: Asked, facts: SettlingFacts = { pays }) =>
      of((round, wager) => SETTLING.oddsOf(round, wager, facts), asked);
    expect(odds({})).toEqual({ wins: 35, on: 1 });
    expect(odds({ pocket: '18' })).toBeUndefined();
    expect(odds({ wager: onThirteen(1000), pocket: '13' })).toBeUndefined();
    expect(odds({}, {})).toBeUndefined();
  });
});

describe('what leaves a settlement in doubt', () => {
  /** The wager or wagers, the call and the spin stand before what was noted. */
  test.each<[string, Asked, string | undefined]>([
    ['nothing irregular', {}, undefined],
    ['wagers misplaced', { spun: [noted('wager-misplaced', 'played')] }, 'position of wager w1'],
    ['it was misplaced', { spun: [noted('wager-misplaced', 'played', { wager: 'w1' })] }, 'position of wager w1'],
    ['another was misplaced', { before: {}, spun: [noted('wager-misplaced', 'played', { wager: 'w1' })] }, undefined],
    [
      'a wrong result, left to stand',
      { spun: [noted('wrong-result-entered', 'result-stands')] },
      'events[3].treatment',
    ],
    ['a wrong result, and what was done is not said', { spun: [noted('wrong-result-entered')] }, 'events[3].treatment'],
    ['a wrong result, put right', { spun: [noted('wrong-result-entered', 'result-recalculated')] }, undefined],
    [
      'a malfunction',
      { spun: [noted('malfunction', 'played')] },
      'what the malfunction at events[3] left of the wagers',
    ],
    ['something that touches no wager', { spun: [noted('foreign-object', 'result-stands')] }, undefined],
    [
      'a second irregularity',
      { spun: [noted('foreign-object', 'result-stands'), noted('malfunction', 'played')] },
      'what the malfunction at events[4] left of the wagers',
    ],
  ])('%s', (_, asked, expected) => {
    expect(of(doubtOf, asked)).toBe(expected);
  });
});

describe('whether a wager may be turned down', () => {
  const may = (facts: SettlingFacts, asked: Asked): boolean | string =>
    of((round, wager) => SETTLING.mayBeTurnedDown(round, wager, facts), asked);
  const BY_DEALER: SettlingFacts = { racetrackPlaced: 'by-dealer-on-oral-declaration' };
  const EXCESS_VOID: SettlingFacts = { racetrackOffIncrement: 'void-excess' };
  const VOID_BELOW: SettlingFacts = { racetrackUnderMinimum: 'void' };
  const ONCE: SettlingFacts = { underMinimum: 'stands' };
  const CHIPS: SettlingFacts = { oralWagersNeed: 'chips-with-them' };
  /** Where rules leave open whether steps are counted from the minimum or from nothing. */
  const STEPS_OPEN: SettlingFacts = { stepsCountedFrom: 'minimum-or-nothing' };
  const fiveByFive = { neighbours: { min: 500, increment: 500 } };
  const threeByFive = { neighbours: { min: 300, increment: 500 } };
  test.each<[string, SettlingFacts, Asked, boolean | string]>([
    ['not for nothing', {}, {}, false],
    ['of a spin called off', {}, { closed: [{ type: 'call', call: 'no-spin' }] }, true],
    ['below a minimum that stands once', ONCE, { wager: { stake: 99 } }, true],
    ['at a minimum that stands once', ONCE, { wager: { stake: 100 } }, false],
    ['below a minimum of which rules say nothing', {}, { wager: { stake: 99 } }, false],
    ['no minimum displayed', ONCE, { wager: { stake: 99 }, limits: { '*': { max: 1000 } } }, false],
    ['a race-track wager laid by its player', BY_DEALER, { wager: { ...onThirteen(500), oral: false } }, true],
    ['of which it is not said who laid it', BY_DEALER, { wager: onThirteen(500) }, false],
    ['laid by its player, as rules allow', {}, { wager: { ...onThirteen(500), oral: false } }, false],
    [
      'beside another that its player laid',
      BY_DEALER,
      { before: { ...onThirteen(500), oral: false }, wager: onThirteen(500) },
      false,
    ],
    ['a wager on a number, laid by its player', BY_DEALER, { wager: { oral: false } }, false],
    ['in part off its steps', EXCESS_VOID, { wager: onThirteen(1200), limits: fiveByFive }, true],
    ['in its steps', EXCESS_VOID, { wager: onThirteen(1000), limits: fiveByFive }, false],
    ['off its steps, of which rules say nothing', {}, { wager: onThirteen(1200), limits: fiveByFive }, false],
    ['in steps from nothing alone', STEPS_OPEN, { wager: onThirteen(1000), limits: threeByFive }, true],
    ['in steps from the minimum alone', STEPS_OPEN, { wager: onThirteen(1300), limits: threeByFive }, true],
    ['in steps from either', STEPS_OPEN, { wager: onThirteen(1000), limits: fiveByFive }, false],
    ['void below a minimum of its own', VOID_BELOW, { wager: onThirteen(500) }, 'limits of race-track wagers'],
    [
      'void below a minimum of its own, only a maximum being displayed',
      VOID_BELOW,
      { wager: onThirteen(500), limits: { neighbours: { max: 1000 } } },
      'limits of race-track wagers',
    ],
    ['above a minimum of its own', VOID_BELOW, { wager: onThirteen(500), limits: fiveByFive }, false],
    ['no limits displayed, and rules that do not have it void', {}, { wager: onThirteen(500) }, false],
    ['a wager on a number without limits', VOID_BELOW, { limits: {} }, false],
    ['by word of mouth, on credit', CHIPS, { wager: { oral: true, chips: 'credit' } }, true],
    ['by word of mouth, with chips', CHIPS, { wager: { oral: true, chips: 'value' } }, false],
    [
      'by word of mouth, with what is not said',
      CHIPS,
      { wager: { oral: true } },
      'what came with wager w1, made by word of mouth',
    ],
    ['misplaced', {}, { spun: [noted('wager-misplaced', 'played')] }, 'position of wager w1'],
  ])('%s', (_, facts, asked, expected) => {
    expect(may(facts, asked)).toBe(expected);
  });
});
