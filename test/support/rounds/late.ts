import type { RoundEvent } from '../../../src/core/rounds/record';

/** Events about a wager that comes, changes or goes late; it is on the player, who wins in a plain coup. */

export const CALL: RoundEvent = { type: 'call', call: 'no-more-bets' };
export const another: RoundEvent = { type: 'wager', id: 'w9', player: 'p9', bet: 'player', stake: 10_000 };
export const wonOnIt: RoundEvent = { type: 'settle', wager: 'w9', result: 'win', paid: 10_000, returned: 10_000 };
export const sentBack: RoundEvent = { type: 'settle', wager: 'w9', result: 'void', paid: 0, returned: 10_000 };
export const taken = { dealt: [another], last: [wonOnIt] };
export const change = (stake: number): RoundEvent => ({ type: 'change', wager: 'w1', stake });
export const back: RoundEvent = { type: 'withdraw', wager: 'w1' };
