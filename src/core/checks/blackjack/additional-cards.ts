import { boxOf, firstFour, firstTwo, seatOf } from '../../games/blackjack/additional/deciding-cards';
import type { BlackjackRound, Wager } from '../../games/blackjack/round';
import type { Card } from '../../values/card';

/** The cards that a sentence about an additional wager names: those that decided it. */
export function cardsShown(round: BlackjackRound, wager: Wager): readonly Card[] {
  const box = boxOf(round, wager);
  if (wager.bet === 'super-match') return firstFour(round, seatOf(round, wager) ?? '');
  if (typeof box === 'string') return [];
  const first = firstTwo(round, box).slice(0, 2);
  switch (wager.bet) {
    case 'lucky-lucky':
    case 'blazing-7s':
      return [...first, ...(round.dealers[0]?.cards.slice(0, 1) ?? [])];
    case 'bonus-blackjack':
      return box.hands[0]?.cards ?? first;
    case 'super-sevens':
      return box.hands.length > 1
        ? [...first, ...(box.hands[0]?.cards.slice(1, 2) ?? [])]
        : (box.hands[0]?.cards.slice(0, 3) ?? first);
    default:
      return first;
  }
}
