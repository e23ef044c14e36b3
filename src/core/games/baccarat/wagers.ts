import type { Decider, Wager } from './round';

/** Stood on the layout when the wagering period ended. */
export const stoodAtClose = (wager: Wager): boolean => !wager.withdrawn && (wager.late !== 'placed' || wager.maybeLate);

/** Takes part in the coup: it stood when wagering ended, and was not let go after that. */
export const takesPart = (wager: Wager): boolean =>
  stoodAtClose(wager) && (wager.late !== 'withdrawn' || wager.result === 'win' || wager.result === 'lose');

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
