import { judgeFor } from '../../../src/core/findings/judge';
import { RoundMaker } from '../../../src/core/generating/generate';
import { settlerOf } from '../../../src/core/replaying/due';
import { overpaidIn } from '../../../src/core/replaying/overpaid';
import type { RoundEvent, RoundRecord } from '../../../src/core/rounds/record';
import { venues } from '../../support/rounds/venues';

const NSW = 'AU-NSW baccarat';

function moneyIn(name: string, record: RoundRecord) {
  const venue = venues().find((one) => one.name === name);
  const judge = venue && judgeFor(venue.ruleSet);
  const settler = venue && settlerOf(venue.ruleSet);
  const examined = judge?.examine(record);
  if (settler === undefined || examined === undefined || typeof examined === 'string')
    throw new Error(`${name} cannot judge the round`);
  return { examined, money: Object.fromEntries(overpaidIn(examined, settler)) };
}

/** Banker wins with 7 against 6. */
const coup = (stake: number, bet: string, settled: Partial<RoundEvent & { type: 'settle' }>): RoundRecord => ({
  ...{ format: 'house-rules/round@1', id: 'r', jurisdiction: 'AU-NSW', game: 'baccarat' },
  playedAt: '2024-10-03T21:04:05+10:00',
  table: { limits: { '*': { min: 2500, max: 500_000 } } },
  equipment: { decks: 8 },
  events: [
    { type: 'wager', id: 'w1', player: 'p1', bet, stake },
    { type: 'call', call: 'no-more-bets' },
    { type: 'deal', to: 'player', card: '4H' },
    { type: 'deal', to: 'banker', card: 'KS' },
    { type: 'deal', to: 'player', card: '2D' },
    { type: 'deal', to: 'banker', card: '7C' },
    { type: 'settle', wager: 'w1', result: 'win', paid: 0, ...settled },
  ],
});

const BANKER_PAYS = 'baccarat/banker-wins-pay-stated-odds w1';
const PLAYER_ENDS = 'baccarat/player-wager-follows-the-points w1';

describe('what was paid too much or too little', () => {
  it.each<[string, Parameters<typeof coup>, Record<string, number>]>([
    ['nothing on a lawful wager', [10_000, 'banker', { paid: 9_500, returned: 10_000 }], {}],
    ['a cent too much', [10_000, 'banker', { paid: 9_501, returned: 10_000 }], { [BANKER_PAYS]: 1 }],
    ['a cent too little', [10_000, 'banker', { paid: 9_499, returned: 10_000 }], { [BANKER_PAYS]: -1 }],
    ['commission forgotten', [10_000, 'banker', { paid: 10_000, returned: 10_000 }], { [BANKER_PAYS]: 500 }],
    [
      'a loser paid: the winnings and the stake that should have been collected',
      [10_000, 'player', { paid: 10_000, returned: 10_000 }],
      { [PLAYER_ENDS]: 20_000 },
    ],
    [
      'a winner collected: the winnings and the stake',
      [10_000, 'banker', { result: 'lose' }],
      { 'baccarat/banker-wager-follows-the-points w1': -19_500 },
    ],
    [
      'a loser given its stake back',
      [10_000, 'player', { result: 'lose', returned: 4_000 }],
      { 'baccarat/losing-wager-is-collected w1': 4_000 },
    ],
  ])('%s', (_, wager, expected) => {
    expect(moneyIn(NSW, coup(...wager)).money).toEqual(expected);
  });

  it('of a wager above the maximum is not told: how much of it should have stood is not a matter of settling', () => {
    const { examined, money } = moneyIn(NSW, coup(600_000, 'banker', { paid: 570_000, returned: 600_000 }));
    expect(examined.outcomes.map(({ check }) => check.id)).toContain('baccarat/stake-not-above-maximum');
    expect(money).toEqual({});
  });

  it('of a wager whose cards are not all recorded is not told: how it had to end is left open', () => {
    const { events, ...rest } = coup(10_000, 'player', { paid: 10_000, returned: 10_000 });
    const { examined, money } = moneyIn(NSW, { ...rest, events: events.filter((_, index) => index !== 5) });
    expect(examined.outcomes.map(({ verdict }) => verdict)).toContain('indeterminate');
    expect(money).toEqual({});
  });

  /** Checks state what they expect themselves; settling anew must come to the same, in every game. */
  it.each(['AU-QLD baccarat table', 'NZ roulette', 'AU-QLD sic-bo table', 'AU-QLD blackjack/spanish table'])(
    'agrees with what the checks expected and recorded: %s',
    (name) => {
      const venue = venues().find((one) => one.name === name);
      if (venue === undefined) throw new Error(`${name} is not there`);
      const maker = new RoundMaker(venue, 11);
      const compared = maker.plantable
        .filter(({ check, reason }) => reason === undefined && /pay|return|collect/.test(check))
        .flatMap(({ check }) => {
          const { examined, money } = moneyIn(name, maker.breach(check));
          return examined.outcomes.flatMap(({ check: by, subject, breach }) => {
            const [due, paid] = [Number(breach?.expected), Number(breach?.recorded)];
            return Number.isNaN(due - paid) ? [] : [[by.id, money[`${by.id} ${subject}`], paid - due]];
          });
        });
      expect(compared.length).toBeGreaterThanOrEqual(2);
      for (const [check, told, stated] of compared) expect([check, told]).toEqual([check, stated]);
    },
  );
});
