import type { BlackjackRound, Wager } from '../../../../src/core/games/blackjack/round';
import { readBlackjackRound } from '../../../../src/core/rounds/blackjack';
import { blackjackRound, QLD, type BlackjackPlace, type MoreOfRound } from './script';

interface Asked extends MoreOfRound {
  readonly place?: BlackjackPlace;
  /** What the rules say of how the record is to be read. */
  readonly read?: Parameters<typeof readBlackjackRound>[1];
}

/** The round that a script tells of, for parts that checks share to be asked about it. */
export function roundOf(script: string, { place = QLD, read, ...more }: Asked = {}): BlackjackRound {
  const round = readBlackjackRound(blackjackRound(place, script, more), read);
  if (typeof round === 'string') throw new Error(round);
  return round;
}

export function wagerOf({ wagers }: BlackjackRound, id: string): Wager {
  const wager = wagers.find((one) => one.id === id);
  if (wager === undefined) throw new Error(`no wager ${id}`);
  return wager;
}
