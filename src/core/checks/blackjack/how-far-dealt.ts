import { dealsAbout, wagersAbout } from '../../games/blackjack/by-box';
import { heldAt, isPlay, isPlayers } from '../../games/blackjack/play';
import type { BlackjackRound, Box } from '../../games/blackjack/round';

/** Cards of every box in the first deal. */
export const FIRST_DEAL = 2;

export const isWageredOn = (round: BlackjackRound, { seat, name }: Box): boolean =>
  wagersAbout(round, seat).some(({ bet, hand }) => bet.startsWith('main') && hand?.box.name === name);

/** How many cards had gone to a box before the event at this place. */
export const cardsAt = (round: BlackjackRound, box: Box, at: number): number =>
  dealsAbout(round, box).filter((deal) => deal.at < at && isPlayers(deal.to) && deal.to.box === box).length;

/** Every box that was wagered on has its first cards, and the dealer has one. */
export function firstDealIsDone(round: BlackjackRound, at: number): boolean {
  const [dealer] = round.dealers;
  return dealer !== undefined && heldAt(dealer, at) > 0 && at > boxesDealtAt(round);
}

const DEALT = new WeakMap<BlackjackRound, number>();

/** The event with which the last of the boxes that were wagered on got its first cards: later than any where one never did, or there is none. */
function boxesDealtAt(round: BlackjackRound): number {
  const known = DEALT.get(round);
  if (known !== undefined) return known;
  let last = -1;
  for (const box of round.boxes) if (isWageredOn(round, box)) last = Math.max(last, firstCardsAt(round, box));
  const found = last < 0 ? Infinity : last;
  DEALT.set(round, found);
  return found;
}

function firstCardsAt(round: BlackjackRound, box: Box): number {
  let held = 0;
  for (const { at, to } of dealsAbout(round, box)) {
    if (!isPlayers(to) || to.box !== box) continue;
    held += 1;
    if (held === FIRST_DEAL) return at;
  }
  return Infinity;
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
