import { COUP, type SettlingFacts } from '../../../../src/core/checks/baccarat/settling';
import { atStake, excessOf, isExcessGivenBack, type Excess } from '../../../../src/core/play/wagers/excess';
import { PLAIN, wagered, type Wagered } from '../../../support/rounds/wagered';

const REDUCED: SettlingFacts = { ...PLAIN, overMaximum: 'reduced' };
const UP_TO_10 = { min: 100, max: 1000 };
/** The banker wins with seven to six. */
const BANKER_WINS = { player: '6H KD' };
type Placed = NonNullable<Wagered['wager']>;
const on = (bet: string, settle: NonNullable<Placed['settle']>, stake = 1500): Placed => ({ bet, stake, settle });
const paid = (amount: number) => ({ result: 'win', paid: amount, returned: 1500 }) as const;

describe('what was settled beyond the permitted part of a stake', () => {
  const excess = (asked: Wagered, facts = REDUCED): Excess | undefined =>
    excessOf(COUP, ...wagered({ limit: UP_TO_10, ...asked }), facts);
  const found = (settled: boolean | undefined, recorded: string): Excess => ({ permitted: 1000, settled, recorded });
  test.each<[string, Wagered, Excess | undefined]>([
    ['within the maximum', { wager: on('player', {}, 1000) }, undefined],
    ['not settled', { wager: on('player', 'unsaid') }, found(undefined, '')],
    ['given back as void', { wager: on('player', { result: 'void', paid: 0 }) }, found(false, '0')],
    ['given back as neither won nor lost', { wager: on('player', { result: 'push', paid: 0 }) }, found(false, '0')],
    ['collected whole', { wager: on('banker', {}) }, found(true, '1500')],
    ['collected up to the maximum', { wager: on('banker', { returned: 500 }) }, found(false, '1000')],
    ['collected a cent beyond it', { wager: on('banker', { returned: 499 }) }, found(true, '1001')],
    ['more than its stake given back', { wager: on('banker', { returned: 1600 }) }, found(false, '0')],
    ['paid up to the maximum', { wager: on('player', paid(1000)) }, found(false, '1500')],
    ['paid a cent beyond it', { wager: on('player', paid(1001)) }, found(true, '1500')],
    ['paid, and not by the cards', { wager: on('banker', paid(950)) }, found(undefined, '1500')],
    ['paid, and no cards', { wager: on('player', paid(1500)), player: '', banker: '' }, found(undefined, '1500')],
  ])('%s', (_, asked, expected) => {
    expect(excess(asked)).toEqual(expected);
  });

  test('a cent more where the permitted part does not win whole cents', () => {
    const odd = (amount: number) =>
      excess({ ...BANKER_WINS, wager: on('banker', paid(amount)), limit: { min: 100, max: 1010 } })?.settled;
    expect([959, 960, 961].map(odd)).toEqual([false, false, true]);
    const even = (amount: number) => excess({ ...BANKER_WINS, wager: on('banker', paid(amount)) })?.settled;
    expect([950, 951].map(even)).toEqual([false, true]);
  });
});

describe('whether a winner of which 10.00 was permitted was given back the rest of its 15.00', () => {
  const won = (returned: number) => ({ result: 'win', paid: 1000, returned }) as const;
  test.each<[string, Placed['settle'], boolean | undefined]>([
    ['all of it', won(1500), true],
    ['more than all', won(1600), true],
    ['a cent less', won(1499), false],
    ['only what was permitted', won(1000), false],
    ['as much as was not permitted, and it may stand beside the stake', won(500), undefined],
    ['a cent less than was not permitted', won(499), false],
    ['nothing', won(0), false],
  ])('%s', (_, settle, expected) => {
    const [, wager] = wagered({ limit: UP_TO_10, wager: on('player', settle ?? {}) });
    expect(isExcessGivenBack(wager, 1000)).toBe(expected);
  });

  test('a record that does not say what was given back', () => {
    const [, wager] = wagered({ limit: UP_TO_10, wager: on('player', won(0)) });
    wager.returned = undefined;
    expect(isExcessGivenBack(wager, 1000)).toBe(true);
  });

  test('what was given back of another result is for other checks', () => {
    const [, wager] = wagered({ limit: UP_TO_10, wager: on('player', { result: 'push', paid: 0, returned: 1000 }) });
    expect(isExcessGivenBack(wager, 1000)).toBe(true);
  });

  test('a stake altered too late, or of which that is not known', () => {
    const [, wager] = wagered({ limit: UP_TO_10, wager: on('player', won(1200)) });
    expect(isExcessGivenBack(wager, 1000)).toBe(false);
    wager.lateStake = 1200;
    expect(isExcessGivenBack(wager, 1000)).toBe(true);
    wager.lateStake = undefined;
    wager.maybeLate = true;
    expect(isExcessGivenBack(wager, 1000)).toBe(true);
  });
});

describe('what a settlement shows to have been at stake', () => {
  const shown = (asked: Wagered, late?: number): number => {
    const [round, wager] = wagered(asked);
    // As the reader has it where the stake was altered after the wagering period.
    wager.lateStake = late;
    return atStake(COUP, round, wager, PLAIN);
  };
  test.each<[string, Wagered, number]>([
    ['paid whole', { wager: on('player', paid(1500)) }, 1500],
    ['paid more', { wager: on('player', paid(1600)) }, 1500],
    ['paid on less', { wager: on('player', paid(1000)) }, 1000],
    ['paid a cent less', { wager: on('player', paid(1499)) }, 1499],
    ['paid on less, with commission', { ...BANKER_WINS, wager: on('banker', paid(950)) }, 1000],
    ['paid, and not by the cards', { wager: on('banker', paid(950)) }, 1500],
    ['collected', { wager: on('banker', {}) }, 1500],
    ['collected in part', { wager: on('banker', { returned: 500 }) }, 1000],
    ['given back', { wager: on('player', { result: 'push', paid: 0 }) }, 1500],
    ['given back, and something paid', { wager: on('player', { result: 'push', paid: 100 }) }, 1500],
  ])('%s', (_, asked, expected) => {
    expect(shown(asked)).toBe(expected);
  });

  test('of one that was altered too late', () => {
    expect(shown({ wager: on('banker', {}) }, 1200)).toBe(1200);
    expect(shown({ wager: on('banker', {}) }, 1800)).toBe(1500);
    expect(shown({ wager: on('player', paid(1500)) }, 1200)).toBe(1500);
    expect(shown({ wager: on('player', { result: 'push', paid: 0 }) }, 1200)).toBe(1200);
    expect(shown({ wager: on('player', { result: 'push', paid: 0 }) }, 1800)).toBe(1500);
  });

  test('at odds of nothing all of it', () => {
    const [round, wager] = wagered({ wager: on('player', paid(0)) });
    expect(atStake(COUP, round, wager, { ...PLAIN, playerPays: { wins: 0, on: 1 } })).toBe(1500);
  });
});
