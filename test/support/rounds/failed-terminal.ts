import type { RoundEvent, RoundRecord } from '../../../src/core/rounds/record';
import type { Breached } from './cases';

const deal = (to: string, card: string): RoundEvent => ({ type: 'deal', to, card });

/** By game: a bet, what makes it win, and the check that has a winner given back. */
export const FAILED_AT = {
  roulette: ['red', [{ type: 'spin', result: '5' }], 'wager-follows-the-pocket'],
  'sic-bo': ['big', [{ type: 'roll', dice: [5, 5, 3] }], 'wager-follows-the-dice'],
  baccarat: [
    'player',
    [deal('player', '9H'), deal('banker', 'KS'), deal('player', 'TD'), deal('banker', '7C')],
    'player-wager-follows-the-points',
  ],
} as const satisfies Record<string, readonly [string, readonly RoundEvent[], string]>;

export type FailingGame = keyof typeof FAILED_AT;

/** A round on terminals of the ACT. */
export const onTerminals = (game: FailingGame, events: readonly RoundEvent[]): RoundRecord => ({
  ...{ format: 'house-rules/round@1', id: 'T1', jurisdiction: 'AU-ACT', channel: 'terminal', game },
  ...{ playedAt: '2021-05-01T20:00:00+10:00', table: { limits: { '*': { min: 500, max: 5000 } } }, events },
});

/** A wager of ten dollars on the terminal of its number, on the bet that will win. */
export const wagerOn = (game: FailingGame, number: number): RoundEvent => ({
  ...{ type: 'wager', id: `w${String(number)}`, player: `p${String(number)}`, bet: FAILED_AT[game][0], stake: 1000 },
  ...{ confirmed: true, position: `terminal:${String(number)}` },
});

export const NO_MORE_BETS: RoundEvent = { type: 'call', call: 'no-more-bets' };
export const paidOn = (wager: string): RoundEvent => ({
  ...{ type: 'settle', wager, result: 'win', paid: 1000, returned: 1000 },
});
export const failedTerminal = (
  terminal: unknown,
  treatment?: 'wagers-returned' | 'result-recalculated',
): RoundEvent => ({
  ...{ type: 'irregularity', kind: 'malfunction', of: 'terminal' },
  ...(terminal !== undefined && { terminal }),
  ...(treatment && { treatment }),
});

/** A wager on a terminal that failed before wagering ended is paid. */
export const paidOnFailedTerminal = (game: FailingGame): Breached => ({
  name: 'a wager on a terminal that failed before wagering ended, paid',
  round: onTerminals(game, [
    wagerOn(game, 1),
    failedTerminal('terminal:1', 'wagers-returned'),
    NO_MORE_BETS,
    ...FAILED_AT[game][1],
    paidOn('w1'),
  ]),
  subject: 'events[1]',
  clauses: ['au-act/ni2019-689#rules/6.6(a)', 'au-act/ni2019-689#rules/6.6'],
  expected: 'void',
  recorded: 'win',
  message: 'Wager w1 was paid although its terminal had failed before wagering ended; it is void.',
});
