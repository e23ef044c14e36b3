import { heldAt, isPlay, isPlayers } from '../../games/blackjack/play';
import type { BlackjackRound, Box } from '../../games/blackjack/round';

/** Cards of every box in the first deal. */
export const FIRST_DEAL = 2;

export const isWageredOn = ({ wagers }: BlackjackRound, box: string): boolean =>
  wagers.some(({ bet, hand }) => bet.startsWith('main') && hand?.box.name === box);

/** How many cards had gone to a box before the event at this place. */
export const cardsAt = ({ deals }: BlackjackRound, box: Box, at: number): number =>
  deals.filter((deal) => deal.at < at && isPlayers(deal.to) && deal.to.box === box).length;

/** Every box that was wagered on has its first cards, and the dealer has one. */
export function firstDealIsDone(round: BlackjackRound, at: number): boolean {
  const [dealer] = round.dealers;
  const boxes = round.boxes.filter(({ name }) => isWageredOn(round, name));
  return (
    dealer !== undefined &&
    heldAt(dealer, at) > 0 &&
    boxes.length > 0 &&
    boxes.every((box) => cardsAt(round, box, at) >= FIRST_DEAL)
  );
}

const SIGNALS: ReadonlySet<string> = new Set(['hit', 'stand', 'double', 'split']);

/** Whether play of the hands had begun; undefined where a record without decisions leaves that open. */
export function hasActed(round: BlackjackRound, at: number): boolean | undefined {
  if (
    round.turns.some((turn) => turn.at < at && SIGNALS.has(turn.choice)) ||
    round.deals.some((deal) => deal.at < at && isPlayers(deal.to) && deal.additional) ||
    round.wagers.some(({ settledAt }) => settledAt !== undefined && settledAt < at)
  )
    return true;
  return round.turns.length > 0 || !firstDealIsDone(round, at) ? false : undefined;
}

/** Whether a player's hand was decided about or dealt to after the event at this place. */
export const isPlayedAfter = ({ turns, deals }: BlackjackRound, at: number): boolean =>
  turns.some((turn) => turn.at > at && isPlay(turn.choice)) || deals.some((deal) => deal.at > at && isPlayers(deal.to));
