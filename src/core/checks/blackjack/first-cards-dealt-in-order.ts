import { boxNumber } from '../../games/blackjack/box-number';
import { isPlayers } from '../../games/blackjack/play';
import type { BlackjackRound, Box, Deal, Hand, Wager } from '../../games/blackjack/round';
import { blackjackCheck } from './blackjack-check';
import { dealIsJudged } from './dealing';

export const firstCardsDealtInOrder = blackjackCheck({
  id: 'blackjack/first-cards-dealt-in-order',
  requirement: 'The first cards go to the boxes and the dealer in the stated number and order.',
  enforces: ['firstCards'],
  mayEnforce: ['dealOrder', 'dealStart'],
  messages: {
    wrongPlace: 'Card {{which}} of the first deal went to {{recorded}}; it belongs to {{expected}}.',
    tooEarly: 'A further card went to {{recorded}} before {{expected}} had all cards of the first deal.',
  },
  run: (round, { firstCards, dealOrder }, ruling) => {
    if (!dealIsJudged(round) || round.deals.length === 0) return;
    const lacking = placeLacking(round);
    if (lacking !== undefined) {
      ruling.cannotTell('deal', [`deal events of the first cards of ${lacking}`]);
      return;
    }
    const early = cardTooEarly(round);
    if (early !== undefined) {
      ruling.breaches('deal', {
        message: 'tooEarly',
        cites: [['firstCards', early.waiting === 'the dealer' ? 'dealer' : 'box']],
        expected: early.waiting,
        recorded: early.to,
      });
      return;
    }
    // Cards that all terminals share have no order among them.
    const inTurn = dealOrder && firstCards.has('box') && round.boxes.every(({ name }) => boxNumber(name) !== undefined);
    const wrong = inTurn ? cardOutOfTurn(round, dealOrder) : undefined;
    if (wrong === undefined) ruling.complies('deal');
    else
      ruling.breaches('deal', {
        message: 'wrongPlace',
        cites: ['dealOrder', 'dealStart'],
        expected: wrong.due,
        recorded: wrong.to,
        data: { which: String(wrong.index + 1) },
      });
  },
});

const DEALER = 'the dealer';
const nameOf = ({ to }: Deal): string => (isPlayers(to) ? to.box.name : DEALER);

/** Cards that a box of two hands or a dealer never got: the record may have left them out. */
function placeLacking({ boxes, dealers, deals, wagers }: BlackjackRound): string | undefined {
  if (dealers[0]?.cards.length === 0) return DEALER;
  for (const { name, hands } of boxes) {
    const first = hands[0];
    const second = hands[1];
    const held = (first?.cards.length ?? 0) + (second?.cards.length ?? 0);
    // A box that was wagered on and got no card at all is left out too, unless its wagers were let go.
    if (held < 2 && deals.length > 0 && !(held === 0 && first !== undefined && isLetGo(wagers, first))) return name;
  }
  return undefined;
}

const isLetGo = (wagers: readonly Wager[], hand: Hand): boolean =>
  !wagers.some((wager) => wager.hand === hand && wager.decidedBy !== undefined);

/** A card beyond the first deal that came while a place still waited for its first cards. */
function cardTooEarly(round: BlackjackRound): { readonly to: string; readonly waiting: string } | undefined {
  const { deals } = round;
  for (let index = 0; index < deals.length; index += 1) {
    const deal = deals[index];
    if (deal?.additional !== true) continue;
    for (let later = index + 1; later < deals.length; later += 1) {
      const other = deals[later];
      if (other !== undefined && !other.additional) return { to: nameOf(deal), waiting: nameOf(other) };
    }
    return undefined;
  }
  return undefined;
}

/** The first card that did not go where the order of the deal, from box to box by number, has it go. */
function cardOutOfTurn(
  { boxes, deals }: BlackjackRound,
  order: readonly string[],
): { readonly index: number; readonly to: string; readonly due: string } | undefined {
  const dealtTo = boxes.every(holdsCards) ? boxes : boxes.filter(holdsCards);
  const inOrder = isAscending(dealtTo) ? dealtTo : [...dealtTo].sort((one, other) => placeOf(one) - placeOf(other));
  let index = 0;
  for (const step of order) {
    const length = step === 'boxes' ? inOrder.length : 1;
    for (let place = 0; place < length; place += 1) {
      const deal = deals[index];
      const due = step === 'boxes' ? (inOrder[place]?.name ?? '') : DEALER;
      if (deal === undefined) return undefined;
      if (nameOf(deal) !== due) return { index, to: nameOf(deal), due };
      index += 1;
    }
  }
  return undefined;
}

const holdsCards = ({ hands }: Box): boolean => (hands[0]?.cards.length ?? 0) > 0;

const placeOf = ({ name }: Box): number => boxNumber(name) ?? 0;

function isAscending(boxes: readonly Box[]): boolean {
  let before = -Infinity;
  for (const box of boxes) {
    const place = placeOf(box);
    if (before >= place) return false;
    before = place;
  }
  return true;
}
