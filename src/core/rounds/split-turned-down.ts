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
  if (!everGivenBack(events).has(wager)) return false;
  let isGivenBack = false;
  for (let at = index + 1; at < events.length; at += 1) {
    const event = events[at];
    if (event?.type === 'settle' && event.wager === wager) isGivenBack = event.result === 'void';
    else if (event?.type === 'void' && event.scope === 'wager' && event.ref === wager) isGivenBack = true;
    else if (event?.type === 'deal' && isOfNewHand(event.to, box, hands)) return false;
  }
  return isGivenBack;
}

const GIVEN_BACK = new WeakMap<readonly RoundEvent[], ReadonlySet<string>>();

/** The wagers of a round that were ever given back, found once: in most rounds there are none. */
function everGivenBack(events: readonly RoundEvent[]): ReadonlySet<string> {
  let found = GIVEN_BACK.get(events);
  if (found === undefined) {
    const wagers = new Set<string>();
    for (const event of events) {
      if (event.type === 'settle' && event.result === 'void') wagers.add(event.wager);
      else if (event.type === 'void' && event.scope === 'wager' && event.ref !== undefined) wagers.add(event.ref);
    }
    found = wagers;
    GIVEN_BACK.set(events, found);
  }
  return found;
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
