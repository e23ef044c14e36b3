import { takesPart } from '../wager';
import { isAdditional } from './additional';
import type { BaccaratFacts } from './game';
import type { Decider, Wager } from './round';

/** What of the cards decides a wager that takes part; of wagers that are no part of the game itself, the rules say whether cards do. */
export function deciderOf(wager: Wager, outcomes: BaccaratFacts['outcomes'] | undefined): Decider | undefined {
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
      return isAdditional(wager.known, outcomes) ? 'additional' : undefined;
  }
}
