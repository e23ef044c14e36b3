import type { Card } from '../../../values/card';
import type { BlackjackRound, Box, Wager } from '../round';

/** The box an additional wager is on, or the field of the record that would tell. */
export function boxOf(round: BlackjackRound, { id, position, player, hand }: Wager): Box | string {
  if (hand !== undefined) return hand.box;
  const { boxes } = round;
  const [first] = boxes;
  if (position === undefined) {
    const own = boxes.filter((box) => isPlayedBy(round, player, box));
    const only = own.length === 1 ? own[0] : boxes.length === 1 ? first : undefined;
    return only ?? `position of wager ${id}`;
  }
  const name = position.split('/', 1)[0] ?? position;
  const named = boxes.filter((box) => box.name === name || box.seat === name);
  return named.length > 1 ? `position of wager ${id}` : (named[0] ?? `deal events of ${name}`);
}

const isPlayedBy = (round: BlackjackRound, player: string, box: Box): boolean =>
  round.wagers.some((wager) => wager.decidedBy === 'main' && wager.player === player && wager.hand?.box === box);

/** The seat of a player who has two boxes and one wager on both. */
export function seatOf(round: BlackjackRound, { position, hand, player }: Wager): string | undefined {
  if (hand !== undefined) return hand.box.seat;
  const named = round.boxes.find(({ name, seat }) => name === position || seat === position);
  if (named !== undefined || position !== undefined) return named?.seat ?? position;
  const own = new Set(round.boxes.filter((box) => isPlayedBy(round, player, box)).map(({ seat }) => seat));
  return own.size === 1 ? [...own][0] : undefined;
}

/** The first two cards as they were dealt, whatever was split or switched afterwards; fewer where fewer are recorded. */
export function firstTwo(round: BlackjackRound, box: Box): readonly Card[] {
  const [hand, second] = box.hands;
  if (hand === undefined) return [];
  if (hand.switched) return dealtTo(round, ({ name }) => name === box.name, 2);
  if (second === undefined) return hand.cards;
  const [one, other] = [hand.cards[0], second.cards[0]];
  return one === undefined || other === undefined ? [] : [one, other];
}

/** The first four cards of a seat with two hands. */
export const firstFour = (round: BlackjackRound, seat: string): readonly Card[] =>
  dealtTo(round, (box) => box.seat === seat, 4);

function dealtTo({ deals }: BlackjackRound, isMeant: (box: Box) => boolean, most: number): readonly Card[] {
  const cards: Card[] = [];
  for (const { card, to } of deals) if (cards.length < most && 'box' in to && isMeant(to.box)) cards.push(card);
  return cards;
}
