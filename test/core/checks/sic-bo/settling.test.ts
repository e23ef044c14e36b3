import {
  lacksItsCompanion,
  mayBeMisplaced,
  TUMBLE,
  type SettlingFacts,
} from '../../../../src/core/checks/sic-bo/settling';
import type { SicBoRound } from '../../../../src/core/games/sic-bo/round';
import type { Wager } from '../../../../src/core/games/wager';
import type { RoundEvent } from '../../../../src/core/rounds/record';
import { noted } from '../../../support/rounds/cases';
import { readTumble } from '../../../support/rounds/sic-bo/read-tumble';
import type { TumbleOptions } from '../../../support/rounds/sic-bo/tumble';
import { SIC_BO_PLACES } from '../../../support/rounds/sic-bo/places';

/** What is said of a wager of a tumble, w1 unless another is named: ten dollars on small, where nothing else is said. */
function of<T>(ask: (round: SicBoRound, wager: Wager) => T, options: TumbleOptions = {}, id = 'w1'): T {
  const round = readTumble({ at: SIC_BO_PLACES.qld, wagers: ['small 1000'], ...options });
  const wager = round.wagers.find((one) => one.id === id);
  if (wager === undefined) throw new Error(`no wager ${id}`);
  return ask(round, wager);
}

describe('whether a wager may be turned down', () => {
  const may = (facts: SettlingFacts, options?: TumbleOptions, id?: string): boolean | string =>
    of((round, wager) => TUMBLE.mayBeTurnedDown(round, wager, facts), options, id);
  const ONCE: SettlingFacts = { underMinimum: 'stands' };
  const TOLD = 'whether its owner had been told that wagers below the minimum are returned';
  const WITH_GAME: SettlingFacts = { placedWith: new Map([['any-triple', 'another-wager']]) };
  const CHIPS: SettlingFacts = { oralWagersNeed: 'chips-or-cash-with-them' };
  const spoken = (chips?: 'value' | 'credit'): TumbleOptions => ({
    wagers: [],
    wagering: [
      { type: 'wager', id: 'w1', player: 'p1', bet: 'small', stake: 1000, oral: true, ...(chips && { chips }) },
    ],
  });
  const limits = (limit: object): TumbleOptions => ({ table: { limits: { '*': limit } } });
  const AGAIN: RoundEvent = { type: 'roll', dice: [1, 2, 3] };
  test.each<[string, SettlingFacts, TumbleOptions, boolean | string]>([
    ['not for nothing', {}, {}, false],
    ['of a tumble that was made again', {}, { tumbled: [{ type: 'call', call: 'no-spin' }, AGAIN] }, true],
    [
      'a total that may not be wagered on',
      { mayName: new Map([['total', [4, 5]]]) },
      { wagers: ['total:9 1000'] },
      true,
    ],
    ['a total that may be', { mayName: new Map([['total', [4, 9]]]) }, { wagers: ['total:9 1000'] }, false],
    ['an additional wager by itself', WITH_GAME, { wagers: ['any-triple 1000'] }, true],
    ['a wager off the units of the minimum', { wagerUnits: 'minimum' }, { wagers: ['small 150'] }, true],
    ['a wager in units of the minimum', { wagerUnits: 'minimum' }, { wagers: ['small 200'] }, false],
    ['below a minimum that stands once', ONCE, limits({ min: 1001 }), TOLD],
    ['at a minimum that stands once', ONCE, limits({ min: 1000 }), false],
    ['below a minimum of which rules say nothing', {}, limits({ min: 1001 }), false],
    ['no minimum displayed', ONCE, limits({ max: 900 }), false],
    ['no limits displayed', ONCE, { table: 'unsaid' }, false],
    ['by word of mouth, on credit', CHIPS, spoken('credit'), true],
    ['by word of mouth, with chips', CHIPS, spoken('value'), false],
    ['by word of mouth, with what is not said', CHIPS, spoken(), 'what came with wager w1, made by word of mouth'],
  ])('%s', (_, facts, options, expected) => {
    expect(may(facts, options)).toBe(expected);
  });

  const beside = (wager: Extract<NonNullable<TumbleOptions['wagers']>[number], object>): TumbleOptions => ({
    wagers: [{ bet: 'any-triple', stake: 100 }, wager],
  });
  test.each<[string, TumbleOptions, boolean]>([
    ['with a game wager of its player', beside({ bet: 'small', stake: 1000 }), false],
    ['with a game wager of another player', beside({ bet: 'small', stake: 1000, by: 'p2' }), true],
    ['with one that was turned down', beside({ bet: 'small', stake: 1000, settle: { result: 'void', paid: 0 } }), true],
    ['with another additional wager', beside({ bet: 'any-triple', stake: 1000 }), true],
  ])('an additional wager %s', (_, options, expected) => {
    expect(of((round, wager) => lacksItsCompanion(round, wager, WITH_GAME), options)).toBe(expected);
    expect(of((round, wager) => lacksItsCompanion(round, wager, {}), options)).toBe(false);
  });
});

describe('the odds at which a wager wins', () => {
  const FACTS: SettlingFacts = {
    outcomes: new Map([
      ['total/shown', 'win'],
      ['single/shown', 'win'],
    ]),
    pays: new Map([
      ['total:13', { wins: 8, on: 1 }],
      ['single/1', { wins: 1, on: 1 }],
      ['single/2', { wins: 2, on: 1 }],
    ]),
  };
  const odds = (bet: string, options: TumbleOptions = {}, facts = FACTS) =>
    of((round, wager) => TUMBLE.oddsOf(round, wager, facts), {
      wagers: [{ bet, stake: 1000, settle: 'unsaid' }],
      ...options,
    });
  test('are those of its row, and of as many dice as show its number', () => {
    expect(odds('total:13')).toEqual({ wins: 8, on: 1 });
    expect(odds('single:5')).toEqual({ wins: 1, on: 1 });
    expect(odds('single:5', { dice: [5, 5, 1] })).toEqual({ wins: 2, on: 1 });
  });

  test('are none where it does not win, where no dice are told, and where no rule pays it', () => {
    expect(odds('total:12')).toBeUndefined();
    expect(odds('total:13', { dice: 'unsaid' })).toBeUndefined();
    expect(odds('jackpot')).toBeUndefined();
    expect(odds('single:5', { dice: [5, 5, 5] })).toBeUndefined();
    const { pays, ...without } = FACTS;
    expect(pays?.size).toBe(3);
    expect(odds('total:13', {}, without)).toBeUndefined();
  });
});

describe('a wager that may have lain elsewhere', () => {
  const other = noted('die-cocked', 'played', { wager: 'w1' });
  test.each<[string, readonly RoundEvent[], boolean]>([
    ['nothing irregular', [], false],
    ['it was misplaced', [noted('wager-misplaced', 'played', { wager: 'w1' })], true],
    ['wagers were misplaced', [noted('wager-misplaced', 'played')], true],
    ['another was misplaced', [noted('wager-misplaced', 'played', { wager: 'w2' })], false],
    ['something else went wrong with it', [other], false],
    ['it was misplaced, beside something else', [other, noted('wager-misplaced', 'played', { wager: 'w1' })], true],
  ])('%s', (_, tumbled, expected) => {
    const options: TumbleOptions = { wagers: ['small 1000', 'big 1000'], tumbled };
    expect(of(mayBeMisplaced, options)).toBe(expected);
    expect(of((round, wager) => TUMBLE.paymentDoubt(round, wager, 1000, { wins: 1, on: 1 }, {}), options)).toBe(
      expected ? 'position of wager w1' : undefined,
    );
  });
});
