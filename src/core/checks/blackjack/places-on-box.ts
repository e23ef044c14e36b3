import { wagersAbout } from '../../games/blackjack/by-box';
import type { BlackjackFacts } from '../../games/blackjack/game';
import type { BlackjackRound, Decider, Wager } from '../../games/blackjack/round';
import { isAccepted } from '../../play/wagers/standing';

export const MAIN = 'main';
export const INSURANCE = 'insurance';

const isOn = ({ hand, position }: Wager, seat: string): boolean =>
  hand === undefined ? position === seat : hand.box.seat === seat;

/** How many wagers of a kind were taken on a box. */
export function wagersOn(round: BlackjackRound, seat: string, decidedBy: Decider): number {
  let found = 0;
  for (const wager of wagersAbout(round, seat))
    if (wager.decidedBy === decidedBy && isOn(wager, seat) && isAccepted(wager)) found += 1;
  return found;
}

/** How many players have their wagers on a box; beside one of them, where that is asked. */
export function playersOn(round: BlackjackRound, seat: string, beside?: string): number {
  const players = new Set<string>();
  for (const wager of wagersAbout(round, seat))
    if (wager.decidedBy === MAIN && isOn(wager, seat) && isAccepted(wager) && wager.player !== beside)
      players.add(wager.player);
  return players.size;
}

/** No more players, or no more insurance, may be taken on its box: a table may turn it down. */
export function isOnFullBox(
  round: BlackjackRound,
  { decidedBy, hand, player }: Wager,
  { wagersPerPosition, othersOnBox }: Partial<Pick<BlackjackFacts, 'wagersPerPosition' | 'othersOnBox'>>,
): boolean {
  if (hand === undefined || (decidedBy !== MAIN && decidedBy !== INSURANCE)) return false;
  const { seat } = hand.box;
  const most = wagersPerPosition?.get(decidedBy)?.[0] ?? Infinity;
  if (decidedBy === INSURANCE) return wagersOn(round, seat, INSURANCE) >= most;
  return playersOn(round, seat, player) >= (othersOnBox?.get(MAIN) === 'may-not' ? 1 : most);
}
