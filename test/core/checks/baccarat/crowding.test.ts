import { isOneTooMany } from '../../../../src/core/checks/baccarat/crowding';
import { readBaccaratRound } from '../../../../src/core/rounds/baccarat';
import type { RoundEvent, TableRecord } from '../../../../src/core/rounds/record';
import { placed } from '../../../support/rounds/breaches-of-additional';
import { coup } from '../../../support/rounds/coup';

type Facts = Parameters<typeof isOneTooMany>[2];
type Placed = Omit<Parameters<typeof placed>[0], 'id'>;

const UP_TO_10: TableRecord = { limits: { '*': { min: 100, max: 1000 } } };

/** What is said of the last of these wagers, which the others were placed before; `w1`, `w2`, … in their order. */
function ofTheLast(
  facts: Facts,
  wagers: readonly Placed[],
  table: TableRecord | 'unsaid' = UP_TO_10,
): boolean | string {
  const events = wagers.map((wager, index) => placed({ player: 'p1', ...wager, id: `w${String(index + 1)}` }));
  return asked(facts, { wagering: events, table });
}

function asked(facts: Facts, options: Parameters<typeof coup>[0], variant?: string): boolean | string {
  const round = readBaccaratRound({ ...coup(options), ...(variant !== undefined && { variant }) });
  if (typeof round === 'string') throw new Error(round);
  const wager = round.wagers.at(-1);
  if (wager === undefined) throw new Error('no wager');
  return isOneTooMany(round, wager, facts);
}

describe('a wager made by word of mouth', () => {
  const CHIPS: Facts = { oralWagersNeed: 'chips-with-them' };
  const AT_HAND: Facts = { oralWagersNeed: 'chips-or-cash-with-them' };
  const WHAT = 'what came with wager w1, made by word of mouth';
  const CASH = 'whether the cash of wager w1 became chips before the call';
  test.each<[string, Facts, Placed, boolean | string]>([
    ['where none may be', { oralWagers: 'refused' }, { oral: true, chips: 'value' }, true],
    ['laid, where none may be made so', { oralWagers: 'refused' }, { chips: 'value' }, false],
    ['with value chips', CHIPS, { oral: true, chips: 'value' }, false],
    ['with non-value chips', CHIPS, { oral: true, chips: 'non-value' }, false],
    ['with chips, where cash would do', AT_HAND, { oral: true, chips: 'value' }, false],
    ['with cash, where it needs chips', CHIPS, { oral: true, chips: 'cash' }, true],
    ['on credit, where it needs chips', CHIPS, { oral: true, chips: 'credit' }, true],
    ['on credit, where it needs chips or cash', AT_HAND, { oral: true, chips: 'credit' }, true],
    ['with cash, where cash will do', AT_HAND, { oral: true, chips: 'cash' }, CASH],
    ['with what, is not said', CHIPS, { oral: true }, WHAT],
    ['on credit, where rules do not speak of it', {}, { oral: true, chips: 'credit' }, WHAT],
    ['laid, where rules do not speak of it', {}, { chips: 'credit' }, false],
  ])('%s', (_, facts, wager, expected) => {
    expect(ofTheLast(facts, [wager])).toBe(expected);
  });

  test('after the call, whatever came with it', () => {
    const spoken: RoundEvent = placed({ id: 'w1', oral: true, chips: 'value' });
    expect(asked(CHIPS, { closed: [spoken] })).toBe(true);
    expect(asked(CHIPS, { wagering: [spoken] })).toBe(false);
  });

  test('is nothing to a wager beside it that was laid', () => {
    expect(ofTheLast(CHIPS, [{ oral: true, chips: 'credit' }, { bet: 'banker' }])).toBe(false);
    expect(ofTheLast({ oralWagers: 'refused' }, [{ oral: true }, { bet: 'banker' }])).toBe(false);
  });
});

describe('a wager beside another, by where they are', () => {
  const ONE_BOX: Facts = { boxesPerPlayer: 1 };
  const ONE_PLAYER: Facts = { playersPerArea: new Map([['full', [1]]]) };
  const ONE_WAGER: Facts = { wagersPerPosition: new Map([['area', [1]]]) };
  const OF_THREE_PAIRS: Facts = { wagersPerPosition: new Map([['perfect-pair', [3]]]) };
  const [ONE, TWO] = [{ position: 'seat:1' }, { position: 'seat:2' }];
  test.each<[string, Facts, readonly Placed[], boolean]>([
    ['a second box of a player who may have one', ONE_BOX, [ONE, TWO], true],
    ['the same box again', ONE_BOX, [ONE, ONE], false],
    ["another player's box", ONE_BOX, [ONE, { ...TWO, player: 'p2' }], false],
    ['a second box, where boxes are not counted', {}, [ONE, TWO], false],
    ['a second box, the first not being named', ONE_BOX, [{}, TWO], false],
    ['a box not named, beside one that is', ONE_BOX, [ONE, {}], false],
    ['a second player on an area', ONE_PLAYER, [ONE, { ...ONE, player: 'p2' }], true],
    ['the same player on an area', ONE_PLAYER, [ONE, { ...ONE, bet: 'tie' }], false],
    ['a second player on another area', ONE_PLAYER, [ONE, { ...TWO, player: 'p2' }], false],
    ['a second player, where players are not counted', {}, [ONE, { ...ONE, player: 'p2' }], false],
    ['a second player, no area being named', ONE_PLAYER, [{}, { player: 'p2' }], false],
    ['a second wager on the bet of an area', ONE_WAGER, [ONE, { ...ONE, player: 'p2' }], true],
    ['the first and only wager on an area', ONE_WAGER, [ONE], false],
    ['a wager on another bet there', ONE_WAGER, [ONE, { ...ONE, bet: 'banker' }], false],
    ['a wager on the same bet elsewhere', ONE_WAGER, [ONE, TWO], false],
    ['a second wager, where other wagers are counted', OF_THREE_PAIRS, [ONE, ONE], false],
    ['two wagers of which no area is named', ONE_WAGER, [{}, {}], false],
  ])('%s', (_, facts, wagers, expected) => {
    // Without limits, so that nothing but the places tells.
    expect(ofTheLast(facts, wagers, 'unsaid')).toBe(expected);
  });

  test('one that was itself turned down leaves the room to others', () => {
    const wagering = ['w1', 'w2'].map((id) => placed({ id, ...ONE }));
    const returned: RoundEvent = { type: 'settle', wager: 'w1', result: 'void', paid: 0, returned: 1000 };
    expect(asked(ONE_WAGER, { wagering })).toBe(true);
    expect(asked(ONE_WAGER, { wagering, last: [returned] })).toBe(false);
    expect(asked(ONE_WAGER, { wagering: [...wagering, { type: 'void', scope: 'wager', ref: 'w1' }] })).toBe(false);
    expect(asked(ONE_WAGER, { wagering: [...wagering, { type: 'withdraw', wager: 'w1' }] })).toBe(false);
  });
});

test.each<[string, readonly string[], boolean]>([
  ['of another kind', ['perfect-pair:player', 'any-pair:banker'], true],
  ['of the same kind', ['perfect-pair:player', 'perfect-pair:banker'], false],
  ['beside a wager on the player', ['player', 'any-pair:banker'], false],
  ['beside an additional wager of which any may be offered', ['any-pair:player', 'dragon-bonus:player'], false],
  ['beside none', ['any-pair:player'], false],
])('a pair wager where a table may offer one kind: %s', (_, bets, expected) => {
  const facts: Facts = { oneOfferedOf: ['perfect-pair', 'any-pair', 'lucky-match'] };
  const wagers = bets.map((bet) => ({ bet }));
  expect(ofTheLast(facts, wagers)).toBe(expected);
  expect(ofTheLast({}, wagers)).toBe(false);
});

describe('a wager beside others, by what they come to', () => {
  const AREAS: Facts = { maximumApplies: new Map([['one-outcome-on-several-areas', 'all-areas-together']]) };
  const TIES: Facts = { maximumApplies: new Map([['tie/with-differential', 'whole-table']]) };
  const SELECTION: Facts = { maximumApplies: new Map([['any-selection', 'each-player']]) };
  const DIFFERENTIAL: TableRecord = { ...UP_TO_10, differential: 50_000 };
  const stakes = (...amounts: readonly number[]): Placed[] => amounts.map((stake) => ({ stake }));
  const ties = (...amounts: readonly number[]): Placed[] =>
    amounts.map((stake, index) => ({ bet: 'tie', stake, player: `p${String(index + 1)}` }));
  const ADDITIONAL: Facts = { maximumApplies: new Map([['additional', 'each-player']]) };
  const supers = (...amounts: readonly number[]): Placed[] => amounts.map((stake) => ({ bet: 'super-6', stake }));
  const maybeOne = (bet: string): string => `whether the wagers of p1 on ${bet} were taken for one`;
  test.each<[string, Facts, readonly Placed[], TableRecord | 'unsaid', boolean | string]>([
    ['additional wagers of a player a cent over it', ADDITIONAL, supers(500, 501), UP_TO_10, true],
    ['additional wagers of a player up to it', ADDITIONAL, supers(500, 500), UP_TO_10, false],
    ['wagers on the player, where additional ones count', ADDITIONAL, stakes(500, 501), UP_TO_10, maybeOne('player')],
    ['additional wagers, where those on the hands count', AREAS, supers(500, 501), UP_TO_10, maybeOne('super-6')],
    [
      'ties of one player, without a differential',
      TIES,
      [
        { bet: 'tie', stake: 500 },
        { bet: 'tie', stake: 501 },
      ],
      UP_TO_10,
      maybeOne('tie'),
    ],
    ['of one selection a cent over it', SELECTION, stakes(500, 501), UP_TO_10, true],
    ['of one selection up to it', SELECTION, stakes(500, 500), UP_TO_10, false],
    ['additional wagers, where any selection counts', SELECTION, supers(500, 501), UP_TO_10, true],
    ['a cent over the maximum', AREAS, stakes(500, 501), UP_TO_10, true],
    ['just the maximum', AREAS, stakes(500, 500), UP_TO_10, false],
    ['three, of which no two go over it', AREAS, stakes(400, 400, 201), UP_TO_10, true],
    ['three that come to the maximum', AREAS, stakes(400, 400, 200), UP_TO_10, false],
    ['above it by itself, which is not for the others', AREAS, stakes(1001), UP_TO_10, false],
    ['over it, where each counts by itself', {}, stakes(500, 501), UP_TO_10, maybeOne('player')],
    ['up to it, where each counts by itself', {}, stakes(500, 500), UP_TO_10, false],
    ['no maximum displayed', AREAS, stakes(500, 501), { limits: { '*': { min: 100 } } }, false],
    ['no limits displayed', AREAS, stakes(500, 501), 'unsaid', false],
    ['on two bets', AREAS, [{ stake: 500 }, { stake: 501, bet: 'banker' }], UP_TO_10, false],
    ['of two players', AREAS, [{ stake: 500 }, { stake: 501, player: 'p2' }], UP_TO_10, false],
    ['of two players, with a differential', TIES, [{ stake: 500 }, { stake: 501, player: 'p2' }], DIFFERENTIAL, false],
    ['ties of two players, with a differential', TIES, ties(500, 501), DIFFERENTIAL, true],
    ['ties of three players, of which no two go over it', TIES, ties(400, 400, 201), DIFFERENTIAL, true],
    ['ties of two players that come to the maximum', TIES, ties(500, 500), DIFFERENTIAL, false],
    ['ties of two players, without a differential', TIES, ties(500, 501), UP_TO_10, false],
    ['a tie beside a wager on the player', TIES, [{ stake: 500 }, { bet: 'tie', stake: 501 }], DIFFERENTIAL, false],
  ])('%s', (_, facts, wagers, table, expected) => {
    expect(ofTheLast(facts, wagers, table)).toBe(expected);
  });
});

describe('where the operator may direct that the maximum binds all wagers on an area together', () => {
  const DIRECTED: Facts = {
    maximumApplies: new Map([
      ['mini', 'as-operator-directs'],
      ['midi', 'as-operator-directs'],
    ]),
  };
  const on = (stake: number, player: string, bet: string, position = 'box:1'): Placed => ({
    ...{ stake, player, bet, position },
  });
  const UNTOLD = 'whether the maximum was directed to bind all wagers on an area together';
  const over = [on(500, 'p1', 'player'), on(501, 'p2', 'player')];
  test.each<[string, Facts, readonly Placed[], boolean | string]>([
    ['two players a cent over it', DIRECTED, over, UNTOLD],
    ['two players up to it', DIRECTED, [on(500, 'p1', 'player'), on(500, 'p2', 'player')], false],
    ['two bets a cent over it', DIRECTED, [on(500, 'p1', 'player'), on(501, 'p2', 'banker')], UNTOLD],
    ['on two areas', DIRECTED, [on(500, 'p1', 'player'), on(501, 'p2', 'player', 'box:2')], false],
    ['no such direction', { maximumApplies: new Map() }, over, false],
    ['above it by itself', DIRECTED, [on(1001, 'p1', 'player')], false],
  ])('%s', (_, facts, wagers, expected) => {
    expect(ofTheLast(facts, wagers)).toBe(expected);
  });

  test.each<[string, string | undefined, number | undefined, boolean | string]>([
    ['a mini table', 'mini', undefined, UNTOLD],
    ['a midi table', 'midi', undefined, UNTOLD],
    ['a table of nine places', undefined, 9, UNTOLD],
    ['a full table, of ten places', undefined, 10, false],
    ['another form at a full table', 'two-to-one', 14, false],
    ['another form at a table of which nothing is said', 'two-to-one', undefined, UNTOLD],
  ])('%s', (_, variant, seats, expected) => {
    const wagering = over.map((wager, index) => placed({ ...wager, id: `w${String(index + 1)}` }));
    const table = seats === undefined ? UP_TO_10 : { ...UP_TO_10, seats };
    expect(asked(DIRECTED, { wagering, table }, variant)).toBe(expected);
  });
});
