import { isNatural } from './oracle-cards';
import { dealerStands, isBlackjack, totalOf } from './oracle-result';
import type { Simulated } from './simulator';
import type { Wrong } from './wrong';
import { changed, dealt, handOf, insertedAfter, isDealers, isOf, movedAfter } from './wrongs-of-events';

const lastOfDealer = ({ record }: Simulated): number => record.events.findLastIndex(isDealers);
const lastDealers = ({ table: { dealers } }: Simulated): readonly string[] =>
  dealers.findLast((cards) => cards.length > 1) ?? [];

/** Someone waits for the dealer to complete the hand. */
const isCompared = ({ table: { law, boxes, dealers } }: Simulated): boolean =>
  dealers.length === 1 &&
  boxes.some(({ hands }) =>
    hands.some((hand) => {
      const total = totalOf(hand, law);
      const isPaid = law.twentyOneWins && (total === 21 || (law.fiveCardTrick && hand.cards.length > 4));
      return total <= 21 && !isPaid && !isBlackjack(hand, law);
    }),
  ) &&
  !law.surrender;

export const DEALER_WRONG: Readonly<Record<string, Wrong>> = {
  'a card to a dealer who must stand': {
    check: 'dealer-draws-or-stands',
    done: (round) => {
      const cards = lastDealers(round);
      const event = round.record.events[lastOfDealer(round)];
      if (event?.type !== 'deal' || isNatural(cards) || cards.length < 2 || !dealerStands(round.table.law, cards))
        return undefined;
      return insertedAfter(round, lastOfDealer(round), dealt(event.to));
    },
  },
  'a dealer’s last card left out': {
    check: 'dealer-draws-or-stands',
    done: (round) =>
      lastDealers(round).length > 2 && isCompared(round) ? changed(round, lastOfDealer(round)) : undefined,
    notAt: ['au-act-triple-play', 'au-qld-spanish'],
  },
  'a dealer’s card that nobody needs': {
    check: 'dealer-draws-no-needless-card',
    done: (round) =>
      round.table.dealers.every((cards) => cards.length === 1) && round.table.beside.length === 0
        ? [...round.record.events, dealt(round.table.dealers.length > 1 ? 'dealer/1' : 'dealer')]
        : undefined,
    onlyAt: ['au-act', 'au-act-over-under-13', 'au-act-triple-play'],
  },
  'the dealer’s second card before a player’s card': {
    check: 'dealers-second-card-after-the-players',
    done: (round) => {
      const { events } = round.record;
      const [, second = -1] = events.flatMap((event, at) => (isDealers(event) ? [at] : []));
      const before = handOf(round, ({ cards, lastAt, fromSplit }) => cards.length > 2 && !fromSplit && lastAt < second);
      return before && second > 0 ? movedAfter(round, second, before.lastAt - 1) : undefined;
    },
  },
  'the dealer’s first card before the boxes’': {
    check: 'first-cards-dealt-in-order',
    done: (round) => {
      const { events } = round.record;
      return movedAfter(round, events.findIndex(isDealers), events.findIndex(isOf('deal')) - 1);
    },
    // The order at blackjack switch is not said, and terminals have none.
    notAt: ['au-qld-switch', 'au-qld-electronic'],
  },
};
