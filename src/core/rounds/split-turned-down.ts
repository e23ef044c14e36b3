import type { RoundEvent } from './record';

/**
 * Whether the table did not let a hand be split: the wager for it was given back, and no card ever went to a hand that
 * the box did not have yet.
 */
export function isSplitTurnedDown(
  events: readonly RoundEvent[],
  index: number,
  wager: string,
  box: string,
  hands: number,
): boolean {
  let isGivenBack = false;
  for (let at = index + 1; at < events.length; at += 1) {
    const event = events[at];
    if (event?.type === 'settle' && event.wager === wager) isGivenBack = event.result === 'void';
    else if (event?.type === 'void' && event.scope === 'wager' && event.ref === wager) isGivenBack = true;
    else if (event?.type === 'deal' && isOfNewHand(event.to, box, hands)) return false;
  }
  return isGivenBack;
}

/** Once a card goes to a numbered hand of a box that had one hand, it has been split. */
const isOfNewHand = (to: string, box: string, hands: number): boolean =>
  to.startsWith(`${box}/`) && (hands < 2 || Number(to.slice(box.length + 1)) > hands);

/** The wager that goes with a decision to split: before it or after it, with no card between them. */
export function wagerForSplit(events: readonly RoundEvent[], index: number, box: string): string | undefined {
  return splitBeside(events, index, -1, box) ?? splitBeside(events, index, 1, box);
}

function splitBeside(events: readonly RoundEvent[], index: number, step: 1 | -1, box: string): string | undefined {
  for (let at = index + step; at >= 0 && at < events.length; at += step) {
    const event = events[at];
    if (event?.type === 'deal') return undefined;
    if (event?.type === 'wager' && event.bet === 'split' && (event.position ?? box).startsWith(box)) return event.id;
  }
  return undefined;
}
