import type { Decider } from '../games/baccarat/round';
import { isOnBox } from '../games/baccarat/boxes';
import { takesPart } from '../games/wager';
import { parseCard } from '../values/card';
import type { BoxReading, Reading } from './baccarat-incidents';
import { place } from './incidents';
import type { RoundEvent } from './record';
import type { RecordedWagers } from './wagers';

/** Forms in which each box is dealt a hand of its own against the dealer's. */
const DEALT_BY_BOX: ReadonlySet<string> = new Set(['lucky-draw']);

/** A draw wager is placed while cards are dealt: no moment of the deal closes the wagers, and the rules name one for each. */
export const UNTIL_THE_RESULT: readonly string[] = ['result-determined'];

export const boxesOf = (variant: string | undefined): BoxReading | undefined =>
  variant !== undefined && DEALT_BY_BOX.has(variant) ? { hands: new Map(), dealer: [], order: [] } : undefined;

const BOX = /^box:\d+$/;

/** Reads a card dealt to a box or to the dealer. */
export function readBoxDeal(
  round: Reading,
  { hands, dealer, order }: BoxReading,
  { to, card: named, face }: RoundEvent & { type: 'deal' },
  index: number,
): string | undefined {
  const card = parseCard(named);
  if (card < 0) return `.card must be a card in baccarat, found ${JSON.stringify(named)}`;
  if (to === 'dealer') dealer.push(card);
  else if (BOX.test(to)) hands.set(to, [...(hands.get(to) ?? []), card]);
  else return `.to must be "dealer", a box such as "box:3" or "burn" in this form, found ${JSON.stringify(to)}`;
  order.push(to);
  if (face === 'down') round.dealtFaceDown.push(place(index));
  else if (face === 'up') round.dealtFaceUp += 1;
  return undefined;
}

/** How many cards the hand that is announced held when it was. */
export const cardsOf = ({ hands, dealer }: BoxReading, of: string): number =>
  of === 'dealer' ? dealer.length : (hands.get(of)?.length ?? 0);

/** A hand declared void leaves those on the other boxes as they are; where it is not named, the round says too little. */
export function voidBox(round: Reading, box: string | undefined): boolean {
  if (box === undefined || !BOX.test(box)) return false;
  for (const wager of round.wagers) if (wager.position === box) wager.voided = true;
  return true;
}

/** Says of each wager that takes part that the hand of its box decides it. */
export function decideOnBoxes({ all }: RecordedWagers<Decider>): void {
  for (const wager of all) if (isOnBox(wager.bet) && takesPart(wager) && !wager.voided) wager.decidedBy = 'box';
}
