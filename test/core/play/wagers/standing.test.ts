import {
  inSteps,
  isAccepted,
  isTurnedDown,
  leftOpenBySteps,
  mayBeTurnedDownFor,
  permittedPart,
  stakedInAll,
  stepOf,
  type StandingFacts,
} from '../../../../src/core/play/wagers/standing';
import type { Limit } from '../../../../src/core/rounds/record';
import { givenBack, noted } from '../../../support/rounds/cases';
import { wagered, type Wagered } from '../../../support/rounds/wagered';

test.each<[string, Wagered, boolean, boolean]>([
  ['settled', {}, false, true],
  ['not settled', { wager: { settle: 'unsaid' } }, false, true],
  ['settled as void', { wager: { settle: givenBack } }, true, false],
  ['given back as neither won nor lost', { wager: { settle: { result: 'push', paid: 0 } } }, false, true],
  ['declared void', { wager: { settle: 'unsaid' }, dealt: [{ type: 'void', scope: 'wager', ref: 'w1' }] }, true, false],
  ['taken back in time', { wager: { settle: 'unsaid' }, wagering: [{ type: 'withdraw', wager: 'w1' }] }, false, false],
])('whether the table let a wager take part: %s', (_, asked, turnedDown, accepted) => {
  const [, wager] = wagered(asked);
  expect([isTurnedDown(wager), isAccepted(wager)]).toEqual([turnedDown, accepted]);
});

describe('the steps of stakes', () => {
  test.each<[string, Limit, StandingFacts, number]>([
    ['as displayed', { min: 500, increment: 200 }, {}, 200],
    [
      'as displayed, where wagers are units of the minimum',
      { min: 500, increment: 200 },
      { wagerUnits: 'minimum', offIncrement: 'reduced' },
      200,
    ],
    ['of the minimum', { min: 500 }, { wagerUnits: 'minimum', offIncrement: 'reduced' }, 500],
    ['of no minimum', { max: 500 }, { wagerUnits: 'minimum', offIncrement: 'reduced' }, 0],
    ['not said what becomes of others', { min: 500 }, { wagerUnits: 'minimum' }, 0],
    ['units of something else', { min: 500 }, { wagerUnits: 'dollar', offIncrement: 'reduced' }, 0],
    ['none', { min: 500 }, { offIncrement: 'reduced' }, 0],
  ])('%s', (_, limit, facts, expected) => {
    expect(stepOf(limit, facts)).toBe(expected);
  });

  test('are counted from the minimum, or where that is left open by the way that permits more', () => {
    const from = (stepsCountedFrom?: string) =>
      [500, 600, 700, 850].map((stake) =>
        inSteps(stake, 500, 200, stepsCountedFrom === undefined ? {} : { stepsCountedFrom }),
      );
    expect(from()).toEqual([500, 500, 700, 700]);
    expect(from('minimum-or-nothing')).toEqual([500, 600, 700, 800]);
  });

  test.each<[string, number, Limit | undefined, StandingFacts, number]>([
    ['by both ways the same', 700, { min: 400, increment: 200 }, { stepsCountedFrom: 'minimum-or-nothing' }, 0],
    ['more from the minimum', 700, { min: 500, increment: 200 }, { stepsCountedFrom: 'minimum-or-nothing' }, 100],
    ['more from nothing', 600, { min: 500, increment: 200 }, { stepsCountedFrom: 'minimum-or-nothing' }, 100],
    ['just the minimum', 500, { min: 500, increment: 200 }, { stepsCountedFrom: 'minimum-or-nothing' }, 0],
    ['below the minimum', 300, { min: 500, increment: 200 }, { stepsCountedFrom: 'minimum-or-nothing' }, 0],
    ['a cent above the minimum', 501, { min: 500, increment: 200 }, { stepsCountedFrom: 'minimum-or-nothing' }, 0],
    ['above the maximum', 900, { min: 500, max: 700, increment: 200 }, { stepsCountedFrom: 'minimum-or-nothing' }, 100],
    ['not left open', 600, { min: 500, increment: 200 }, {}, 0],
    ['no steps', 600, { min: 500 }, { stepsCountedFrom: 'minimum-or-nothing' }, 0],
    ['steps of nothing', 600, { min: 500, increment: 0 }, { stepsCountedFrom: 'minimum-or-nothing' }, 0],
    ['no minimum', 650, { increment: 200 }, { stepsCountedFrom: 'minimum-or-nothing' }, 0],
    ['no limits', 600, undefined, { stepsCountedFrom: 'minimum-or-nothing' }, 0],
  ])('may permit different parts of a stake: %s', (_, stake, limit, facts, expected) => {
    expect(leftOpenBySteps(stake, limit, facts)).toBe(expected);
  });
});

test.each<[string, number, Limit | undefined, StandingFacts, number]>([
  ['no limits', 1500, undefined, { overMaximum: 'reduced' }, 1500],
  ['no maximum', 1500, { min: 100 }, { overMaximum: 'reduced' }, 1500],
  ['the maximum, reduced to it', 1500, { max: 1000 }, { overMaximum: 'reduced' }, 1000],
  ['the maximum, the excess void', 1500, { max: 1000 }, { overMaximum: 'void-excess' }, 1000],
  ['the maximum, not accepted', 1500, { max: 1000 }, { overMaximum: 'not-accepted' }, 1000],
  ['above it, where it stands', 1500, { max: 1000 }, { overMaximum: 'stands' }, 1500],
  ['above it, and rules do not say', 1500, { max: 1000 }, {}, 1500],
  ['at the maximum', 1000, { max: 1000 }, { overMaximum: 'reduced' }, 1000],
  ['steps, reduced to them', 650, { min: 500, increment: 200 }, { offIncrement: 'reduced' }, 500],
  ['steps, not accepted', 750, { min: 500, increment: 200 }, { offIncrement: 'not-accepted' }, 700],
  ['steps, and stands off them', 650, { min: 500, increment: 200 }, { offIncrement: 'stands' }, 650],
  ['steps below the minimum', 350, { min: 500, increment: 200 }, { offIncrement: 'reduced' }, 350],
  ['steps and no minimum', 650, { increment: 200 }, { offIncrement: 'reduced' }, 600],
  [
    'steps below the maximum',
    1500,
    { min: 500, max: 1000, increment: 200 },
    { offIncrement: 'reduced', overMaximum: 'reduced' },
    900,
  ],
])('what of a stake limits permit: %s', (_, stake, limit, facts, expected) => {
  expect(permittedPart(stake, limit, facts)).toBe(expected);
});

test('what a player has on a bet in all: his own wagers on it that were taken', () => {
  const others = [
    { bet: 'player', stake: 20 },
    { bet: 'banker', stake: 300 },
    { bet: 'player', stake: 4000, by: 'p2' },
    { bet: 'player', stake: 50_000, settle: givenBack },
  ];
  expect(stakedInAll(...wagered({ wager: { stake: 1 }, others }))).toBe(21);
});

describe('whether a table may turn a wager down', () => {
  const refused = (facts: StandingFacts, asked: Wagered = {}, own: boolean | string = false): boolean | string =>
    mayBeTurnedDownFor(...wagered(asked), facts, own, 'the end');
  const of = (stake: number, limit: Limit | 'none'): Wagered => ({ wager: { stake }, limit });
  test.each<[string, StandingFacts, Wagered, boolean | string]>([
    ['nothing against it', {}, {}, false],
    ['declared void', {}, { dealt: [{ type: 'void', scope: 'wager', ref: 'w1' }] }, true],
    ['not among the permitted', { wagers: ['banker', 'tie'] }, {}, true],
    ['among the permitted', { wagers: ['banker', 'player'] }, {}, false],
    ['below the minimum, not accepted', { underMinimum: 'not-accepted' }, of(99, { min: 100 }), true],
    ['below the minimum, settled the first time', { belowMinimum: 'settled-first-time' }, of(99, { min: 100 }), true],
    ['below the minimum, where it stands', { underMinimum: 'stands' }, of(99, { min: 100 }), false],
    ['at the minimum', { underMinimum: 'not-accepted' }, of(100, { min: 100 }), false],
    ['no limits', { underMinimum: 'not-accepted', overMaximum: 'not-accepted' }, of(100, 'none'), false],
    ['above the maximum, not accepted', { overMaximum: 'not-accepted' }, of(1001, { max: 1000 }), true],
    ['above the maximum, the excess void', { overMaximum: 'void-excess' }, of(1001, { max: 1000 }), true],
    ['above the maximum, reduced to it', { overMaximum: 'reduced' }, of(1001, { max: 1000 }), false],
    ['at the maximum', { overMaximum: 'not-accepted' }, of(1000, { max: 1000 }), false],
    ['no maximum', { overMaximum: 'not-accepted' }, of(1000, { min: 100 }), false],
    ['off the steps, not accepted', { offIncrement: 'not-accepted' }, of(650, { min: 500, increment: 200 }), true],
    ['off the steps, reduced to them', { offIncrement: 'reduced' }, of(650, { min: 500, increment: 200 }), false],
    ['in the steps', { offIncrement: 'not-accepted' }, of(700, { min: 500, increment: 200 }), false],
    [
      'in the steps by one way of counting',
      { offIncrement: 'not-accepted', stepsCountedFrom: 'minimum-or-nothing' },
      of(600, { min: 500, increment: 200 }),
      true,
    ],
    ['not confirmed', { unconfirmedWagers: 'void' }, { wager: { confirmed: false } }, true],
    ['confirmed', { unconfirmedWagers: 'void' }, { wager: { confirmed: true } }, false],
    [
      'whether it was confirmed is not said',
      { unconfirmedWagers: 'void' },
      { wager: { confirmed: 'unsaid' } },
      'confirmed of wager w1',
    ],
    ['not confirmed, where it need not be', {}, { wager: { confirmed: false } }, false],
    ['something irregular, and returned', {}, { dealt: [noted('x', 'wagers-returned')] }, true],
    ['something irregular, and made a dummy', {}, { dealt: [noted('x', 'dummy-round')] }, true],
    ['something irregular, and played on', {}, { dealt: [noted('x', 'played')] }, false],
    ['something irregular, and not said what was done', {}, { dealt: [noted('x')] }, 'events[6].treatment'],
    ['something about it, and returned', {}, { dealt: [noted('x', 'wagers-returned', { wager: 'w1' })] }, true],
    ['something about another, and returned', {}, { dealt: [noted('x', 'wagers-returned', { wager: 'w2' })] }, false],
    ['something about another, and not said', {}, { dealt: [noted('x', undefined, { wager: 'w2' })] }, false],
    ['not said, and then returned', {}, { dealt: [noted('x'), noted('y', 'wagers-returned')] }, true],
    [
      'players may take back',
      { irregularities: new Map([['x/case', 'player-chooses']]) },
      { dealt: [noted('x', 'played')] },
      true,
    ],
  ])('%s', (_, facts, asked, expected) => {
    expect(refused(facts, asked)).toBe(expected);
  });

  test('for reasons of the game, the certain ones before what may have been done about an irregularity', () => {
    expect(refused({}, {}, true)).toBe(true);
    expect(refused({}, {}, 'the chips')).toBe('the chips');
    expect(refused({ unconfirmedWagers: 'void' }, { wager: { confirmed: 'unsaid' } }, 'the chips')).toBe('the chips');
    expect(refused({}, { dealt: [noted('x')] }, 'the chips')).toBe('events[6].treatment');
    expect(refused({}, { dealt: [noted('x')] }, true)).toBe(true);
  });

  test('or where it may have come too late', () => {
    const [round, wager] = wagered();
    // As the reader has it where a record does not show what ended the wagering period.
    wager.maybeLate = true;
    expect(mayBeTurnedDownFor(round, wager, {}, false, 'the end')).toBe('the end');
    expect(mayBeTurnedDownFor(round, wager, {}, 'the chips', 'the end')).toBe('the end');
    expect(mayBeTurnedDownFor(round, wager, {}, true, 'the end')).toBe(true);
  });
});
