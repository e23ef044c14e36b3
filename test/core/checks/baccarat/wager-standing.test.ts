import {
  differenceOf,
  mayBeCutBy,
  mayBeTurnedDown,
  type StandingFacts,
} from '../../../../src/core/checks/baccarat/wager-standing';
import { SMALLEST_CHIP } from '../../../../src/core/play/wagers/settling';
import type { BaccaratRound, Wager } from '../../../../src/core/games/baccarat/round';
import { readBaccaratRound } from '../../../../src/core/rounds/baccarat';
import type { RoundEvent, TableRecord } from '../../../../src/core/rounds/record';
import { placed } from '../../../support/rounds/breaches-of-additional';
import { noted } from '../../../support/rounds/cases';
import { coup, LIMITS, type CoupOptions } from '../../../support/rounds/coup';

type Placed = Omit<Parameters<typeof placed>[0], 'id'>;

const stated = <F extends keyof StandingFacts>(rows: Readonly<Record<string, string>>): NonNullable<StandingFacts[F]> =>
  new Map(Object.entries(rows)) as unknown as NonNullable<StandingFacts[F]>;

/** `w1`, `w2`, … in their order, by one player unless another is named; what is asked is asked of the first. */
function of<T>(
  ask: (round: BaccaratRound, wager: Wager) => T,
  wagers: readonly Placed[],
  options: CoupOptions = {},
): T {
  const wagering = wagers.map((wager, index) => placed({ player: 'p1', ...wager, id: `w${String(index + 1)}` }));
  const round = readBaccaratRound(coup({ ...options, wagering: [...wagering, ...(options.wagering ?? [])] }));
  if (typeof round === 'string') throw new Error(round);
  const [wager] = round.wagers;
  if (wager === undefined) throw new Error('no wager');
  return ask(round, wager);
}

const PLAYER = { bet: 'player', stake: 1000 };
const BANKER = { bet: 'banker', stake: 1000 };
const givenBack = (wager: string): RoundEvent => ({ type: 'settle', wager, result: 'void', paid: 0, returned: 1000 });

describe('a wager without one that it needs', () => {
  const refused = (facts: StandingFacts, wagers: readonly Placed[], options?: CoupOptions) =>
    of((round, wager) => mayBeTurnedDown(round, wager, facts), wagers, options);
  const EVERY_ANTE: StandingFacts = { compulsoryWagers: ['ante'] };
  const BOTH: StandingFacts = { compulsoryWagers: ['ante', 'fee'] };
  const WITH_OWN: StandingFacts = { placedWith: stated<'placedWith'>({ 'any-pair': 'own-player-banker-or-tie' }) };
  const PRESUMED: StandingFacts = { placedWith: stated<'placedWith'>({ 'any-pair': 'initial-wager-presumed' }) };
  const PAIR = { bet: 'any-pair:player' };
  const [ANTE, FEE] = [{ bet: 'ante' }, { bet: 'fee' }];
  test.each<[string, StandingFacts, readonly Placed[], boolean]>([
    ['no ante, where every player makes one', EVERY_ANTE, [PLAYER], true],
    ['an ante', EVERY_ANTE, [PLAYER, ANTE], false],
    ["another player's ante", EVERY_ANTE, [PLAYER, { ...ANTE, player: 'p2' }], true],
    ['one of the two that every player makes', BOTH, [PLAYER, ANTE], true],
    ['the other of the two', BOTH, [PLAYER, FEE], true],
    ['both of them', BOTH, [PLAYER, ANTE, FEE], false],
    ['no ante, where none is compulsory', {}, [PLAYER], false],
    ['a pair wager alone', WITH_OWN, [PAIR], true],
    ['a pair wager with one on the player', WITH_OWN, [PAIR, PLAYER], false],
    ['a pair wager with one on the banker', WITH_OWN, [PAIR, BANKER], false],
    ['a pair wager with one on the tie', WITH_OWN, [PAIR, { bet: 'tie' }], false],
    ['a pair wager with another beside the hands', WITH_OWN, [PAIR, { bet: 'super-6' }], true],
    ["a pair wager beside another player's", WITH_OWN, [PAIR, { ...PLAYER, player: 'p2' }], true],
    ['a pair wager alone, where a wager is only presumed', PRESUMED, [PAIR], false],
    ['a wager that needs none', WITH_OWN, [{ bet: 'super-6' }], false],
  ])('%s', (_, facts, wagers, expected) => {
    expect(refused(facts, wagers)).toBe(expected);
  });

  test('one that was turned down or taken back is no companion', () => {
    expect(refused(EVERY_ANTE, [PLAYER, ANTE], { last: [givenBack('w2')] })).toBe(true);
    expect(refused(EVERY_ANTE, [PLAYER, ANTE], { wagering: [{ type: 'withdraw', wager: 'w2' }] })).toBe(true);
  });
});

describe('a wager made otherwise, or in no unit', () => {
  test.each<[string, StandingFacts, Placed, boolean]>([
    ['with cash, where it is chips', { wagersMadeWith: ['value'] }, { chips: 'cash' }, true],
    ['with chips', { wagersMadeWith: ['value'] }, { chips: 'value' }, false],
    ['no multiple of the minimum', { wagerUnits: 'minimum' }, { stake: 1050 }, true],
    ['a multiple of the minimum', { wagerUnits: 'minimum' }, { stake: 1100 }, false],
  ])('%s', (_, facts, wager, expected) => {
    expect(of((round, one) => mayBeTurnedDown(round, one, facts), [wager])).toBe(expected);
  });
});

describe('wagers on the hands, with a differential displayed', () => {
  const FACTS = { differential: 'player-and-banker' } as StandingFacts;
  const table = (differential?: number): TableRecord => ({ limits: LIMITS, ...(differential && { differential }) });
  test.each<[string, readonly Placed[], number | undefined, boolean, number]>([
    ['on the player, a cent over it', [{ ...PLAYER, stake: 1501 }], 1500, true, 1],
    ['on the player, at it', [{ ...PLAYER, stake: 1500 }], 1500, false, 0],
    ['on the banker, a cent over it', [{ ...BANKER, stake: 1501 }], 1500, true, 1],
    ['on the banker, at it', [{ ...BANKER, stake: 1500 }], 1500, false, 0],
    ['on the banker, which the player is ahead of', [BANKER, { ...PLAYER, stake: 9000 }], 1500, false, 0],
    ['on the player, two together', [PLAYER, { ...PLAYER, player: 'p2' }], 1500, true, 500],
    ['on the player, and one against them', [{ ...PLAYER, stake: 2000 }, BANKER], 1500, false, 0],
    ['on the tie, beside one over it', [{ bet: 'tie' }, { ...BANKER, stake: 9000 }], 1500, false, 0],
    ['none displayed', [{ ...PLAYER, stake: 9000 }], undefined, false, 0],
  ])('%s', (_, wagers, differential, refused, cut) => {
    const options = { table: table(differential) };
    expect(of((round, wager) => mayBeTurnedDown(round, wager, FACTS), wagers, options)).toBe(refused);
    expect(of((round, wager) => mayBeCutBy(round, wager, FACTS), wagers, options)).toBe(cut);
    expect(of((round, wager) => mayBeTurnedDown(round, wager, {}), wagers, options)).toBe(false);
    expect(of((round, wager) => mayBeCutBy(round, wager, {}), wagers, options)).toBe(0);
  });

  test('one turned down counts on its own hand for what may be turned down, and not against it', () => {
    const options = { table: table(1500), last: [givenBack('w2')] };
    const refused = (...wagers: readonly Placed[]) =>
      of((round, wager) => mayBeTurnedDown(round, wager, FACTS), wagers, options);
    expect(refused(PLAYER, { ...PLAYER, player: 'p2' })).toBe(true);
    expect(refused({ ...PLAYER, stake: 2000 }, BANKER)).toBe(true);
    expect(of((round, wager) => mayBeCutBy(round, wager, FACTS), [PLAYER, { ...PLAYER, player: 'p2' }], options)).toBe(
      0,
    );
  });

  test('the difference is of the player over the banker, by whatever counts', () => {
    const wagers = [
      { ...PLAYER, stake: 2000 },
      { ...BANKER, stake: 500 },
      { bet: 'tie', stake: 9000 },
    ];
    expect(of((round) => differenceOf(round, () => true), wagers)).toBe(1500);
    expect(of((round) => differenceOf(round, ({ bet }) => bet === 'banker'), wagers)).toBe(-500);
    expect(
      of(
        (round) =>
          differenceOf(
            round,
            () => true,
            ({ stake }) => stake / 2,
          ),
        wagers,
      ),
    ).toBe(750);
  });
});

describe('a wager on the banker whose winnings chips may not pay', () => {
  const NOT_ACCEPTED: StandingFacts = {
    notPayableExactly: stated<'notPayableExactly'>({ banker: 'not-accepted' }),
    bankerPays: { wins: 19, on: 20 },
  };
  const halfOnSix = Object.assign(new Array<undefined>(10).fill(undefined), { 6: { wins: 1, on: 2 } });
  const BY_POINTS = { ...NOT_ACCEPTED, bankerPays: { wins: 1, on: 1 }, bankerPaysByPoints: halfOnSix } as StandingFacts;
  const { bankerPaysByPoints, ...EVEN } = BY_POINTS;
  test.each<[string, StandingFacts, Placed, boolean | string]>([
    ['20.00 with commission', NOT_ACCEPTED, { bet: 'banker', stake: 2000 }, false],
    ['20.50 with commission', NOT_ACCEPTED, { bet: 'banker', stake: 2050 }, SMALLEST_CHIP],
    ['20.50 on the player', NOT_ACCEPTED, { bet: 'player', stake: 2050 }, false],
    ['20.00 at half on six', BY_POINTS, { bet: 'banker', stake: 2000 }, false],
    ['21.00 at half on six', BY_POINTS, { bet: 'banker', stake: 2100 }, SMALLEST_CHIP],
    ['21.00 at even money', EVEN, { bet: 'banker', stake: 2100 }, false],
    ['20.50 where no rule speaks of it', { bankerPays: { wins: 19, on: 20 } }, { bet: 'banker', stake: 2050 }, false],
  ])('%s', (_, facts, wager, expected) => {
    expect(bankerPaysByPoints).toHaveLength(10);
    expect(of((round, one) => mayBeTurnedDown(round, one, facts), [wager])).toBe(expected);
  });
});

test('after an irregularity that leaves the players a choice, all of a wager may have been taken back', () => {
  const facts: StandingFacts = {
    irregularities: stated<'irregularities'>({ 'card-to-wrong-hand/x': 'player-chooses' }),
  };
  const cut = (kind: string): number =>
    of((round, wager) => mayBeCutBy(round, wager, facts), [PLAYER], { dealt: [noted(kind, 'played')] });
  expect(cut('card-to-wrong-hand')).toBe(1000);
  expect(cut('failed-to-burn')).toBe(0);
});

test('what one way of counting steps permits and the other does not may have been turned down', () => {
  const facts = { stepsCountedFrom: 'minimum-or-nothing', offIncrement: 'not-accepted' } as StandingFacts;
  const cut = (stake: number): number =>
    of((round, wager) => mayBeCutBy(round, wager, facts), [{ ...PLAYER, stake }], {
      table: { limits: { '*': { min: 500, max: 10_000, increment: 200 } } },
    });
  expect([500, 600, 700, 900].map(cut)).toEqual([0, 100, 100, 100]);
});

test('what a player has on a bet in all may have been cut to the maximum, where each wager is within it', () => {
  const table = { limits: { '*': { min: 100, max: 1500 } } };
  const cut = (...wagers: readonly Placed[]): number =>
    of((round, wager) => mayBeCutBy(round, wager, {}), wagers, { table });
  expect(cut(PLAYER, { ...PLAYER, stake: 501 })).toBe(1);
  expect(cut(PLAYER, { ...PLAYER, stake: 500 })).toBe(0);
  expect(cut(PLAYER, { ...PLAYER, player: 'p2' })).toBe(0);
  expect(cut(PLAYER, BANKER)).toBe(0);
  expect(cut({ ...PLAYER, stake: 1501 })).toBe(0);
});
