import { RoundMaker } from '../../../src/core/generating/generate';
import { Impact } from '../../../src/core/replaying/impact';
import { impactReport } from '../../../src/core/replaying/impact-report';
import { Replay, type Replayed } from '../../../src/core/replaying/replay';
import type { RoundEvent, RoundRecord } from '../../../src/core/rounds/record';
import { sideNamed } from '../../support/rounds/sides';

const coup = (id: string, cards: string, settled: RoundEvent, more: readonly RoundEvent[] = []): RoundRecord => ({
  format: 'house-rules/round@1',
  id,
  jurisdiction: 'AU-NSW',
  game: 'baccarat',
  playedAt: '2024-10-03T21:04:05+10:00',
  equipment: { decks: 8 },
  events: [
    { type: 'wager', id: 'w1', player: 'p1', bet: 'banker', stake: 10_000 },
    ...more,
    ...cards
      .split(' ')
      .map((card, index): RoundEvent => ({ type: 'deal', to: index % 2 === 0 ? 'player' : 'banker', card })),
    settled,
  ],
});
const won = (paid: number): RoundEvent => ({ type: 'settle', wager: 'w1', result: 'win', paid, returned: 10_000 });
const SEVEN = '4H KS 2D 7C';
const SIX = '2H KS 3D 6C TS';

function replayed(from: string, to: string, rounds: readonly RoundRecord[]): { impact: Impact; rounds: Replayed[] } {
  const replay = new Replay(sideNamed('baccarat', from), sideNamed('baccarat', to));
  const impact = new Impact();
  const all = rounds.map((round) => {
    const one = replay.replay(round);
    if (typeof one === 'string') throw new Error(one);
    impact.add(one);
    return one;
  });
  return { impact, rounds: all };
}

describe('rounds replayed under other rules', () => {
  it('flip where what was paid is no longer what is due, and the money is what settling comes to', () => {
    const { impact, rounds } = replayed('AU-NSW', 'AU-NSW/even-money', [
      coup('a', SEVEN, won(9_500)),
      coup('b', SEVEN, won(10_000)),
    ]);
    expect(rounds.map(({ from, to }) => [from, to])).toEqual([
      ['complies', 'breaches'],
      ['breaches', 'complies'],
    ]);
    expect(rounds[0]?.money).toEqual([
      { wager: 'w1', recorded: 19_500, from: 19_500, to: 20_000, check: 'baccarat/banker-wins-pay-stated-odds' },
    ]);
    expect(rounds[0]?.flips).toMatchObject([
      { subject: 'w1', appears: true, clauses: ['au-nsw/ltgame-2016#rules/8.5.2'] },
    ]);
    expect(rounds[1]?.flips).toMatchObject([
      { subject: 'w1', appears: false, clauses: ['au-nsw/ltgame-2016#rules/8.4.2'] },
    ]);
    expect(impactReport(impact, 'x', 'y', 0)).toMatchObject({
      rounds: 2,
      toBreaches: 1,
      toComplies: 1,
      same: 0,
      money: {
        overpaidFrom: '500',
        underpaidFrom: '0',
        overpaidTo: '0',
        underpaidTo: '500',
        more: '1000',
        less: '0',
        wagers: 2,
      },
      checks: [{ check: 'baccarat/banker-wins-pay-stated-odds', appears: 1, disappears: 1, more: '1000', less: '0' }],
    });
  });

  it('has players get less where the other rules pay half', () => {
    const { impact } = replayed('AU-NSW', 'AU-NSW/even-money', [coup('a', SIX, won(9_500))]);
    expect(impact.toBreaches).toBe(1);
    expect([impact.money.overpaidTo, impact.money.less, impact.money.more]).toEqual([4_500n, 4_500n, 0n]);
  });

  it('counts apart what a side cannot judge, and flips nothing of it', () => {
    const { impact, rounds } = replayed('AU-NSW', 'AU-NSW/even-money', [
      {
        ...coup('a', SEVEN, won(9_500)),
        events: [{ type: 'wager', id: 'w1', player: 'p1', bet: 'banker', stake: 10_000 }, won(9_500)],
      },
    ]);
    expect(rounds[0]).toMatchObject({ flips: [], money: [] });
    expect([impact.undecidedBoth, impact.flips]).toEqual([1, false]);
  });

  it('does not count wagers that one side would not have taken', () => {
    const lucky: RoundEvent = { type: 'wager', id: 'w2', player: 'p1', bet: 'super-6', stake: 1_000 };
    const lost: RoundEvent = { type: 'settle', wager: 'w2', result: 'lose', paid: 0 };
    const round = coup('a', SEVEN, won(9_500), [lucky]);
    const { impact } = replayed('AU-QLD', 'AU-NSW', [{ ...round, events: [...round.events, lost] }]);
    expect(impact.uncounted).toBe(1);
    expect([impact.money.more, impact.money.less]).toEqual([0n, 0n]);
  });

  it('adds up per check to the whole, over made rounds of every kind', () => {
    const maker = new RoundMaker(sideNamed('baccarat', 'AU-QLD'), 11);
    const { impact } = replayed(
      'AU-QLD',
      'AU-NSW/even-money',
      Array.from({ length: 150 }, () => maker.lawful()),
    );
    const sum = (field: 'more' | 'less' | 'overpaidTo' | 'underpaidTo'): bigint =>
      impact.checks.reduce((total, check) => total + check[field], 0n);
    for (const field of ['more', 'less', 'overpaidTo', 'underpaidTo'] as const)
      expect([field, sum(field)]).toEqual([field, impact.money[field]]);
    expect(impact.money.more).toBeGreaterThan(0n);
    expect(impact.money.overpaidFrom + impact.money.underpaidFrom).toBe(0n);
    const { rounds, same, toBreaches, toComplies, otherBreaches, undecidedFrom, undecidedTo, undecidedBoth } = impact;
    expect(same + toBreaches + toComplies + otherBreaches + undecidedFrom + undecidedTo + undecidedBoth).toBe(rounds);
  });

  it('changes nothing where both sides are the same', () => {
    const maker = new RoundMaker(sideNamed('baccarat', 'NZ'), 12);
    const { impact } = replayed(
      'NZ',
      'NZ',
      Array.from({ length: 60 }, () => maker.lawful()),
    );
    expect([impact.same, impact.flips, impact.checks]).toEqual([60, false, []]);
  });

  it('adds exactly where sums are larger than numbers are exact', () => {
    const impact = new Impact();
    const money = { wager: 'w1', recorded: 0, from: 0, to: 9_007_199_254_740_991, check: undefined };
    for (let time = 0; time < 3; time += 1)
      impact.add({ round: 'r', from: 'complies', to: 'complies', flips: [], money: [money] });
    expect(impactReport(impact, 'x', 'y', 0).money.more).toBe('27021597764222973');
  });
});
