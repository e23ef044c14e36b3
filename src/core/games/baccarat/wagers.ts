import { takesPart } from '../wager';
import type { Decider, Wager } from './round';

/** What of the cards decides a wager that takes part. */
export function deciderOf(wager: Wager): Decider | undefined {
  if (!takesPart(wager)) return undefined;
  switch (wager.bet) {
    case 'player':
    case 'banker':
    case 'tie':
      return wager.bet;
    case 'player-pair':
    case 'banker-pair':
      return 'pair';
    default:
      return undefined;
  }
}
