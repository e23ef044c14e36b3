import { boxOf } from '../../games/blackjack/additional/deciding-cards';
import type { Made } from '../../games/blackjack/additional/wagers';
import type { BlackjackFacts } from '../../games/blackjack/game';
import type { BlackjackRound, Hand, Wager } from '../../games/blackjack/round';

type Moments = BlackjackFacts['settledWhen'];

/** An event of the record, and what a sentence calls it. */
interface Bound {
  readonly at: number;
  readonly is: string;
}

/** Between which events of the deal a wager is to be settled. */
interface Moment {
  readonly from?: Bound | undefined;
  readonly until?: Bound | undefined;
}

const WON = 'bonus-blackjack/won';
const NOMINATED = 'bonus-blackjack/nominated-blackjack';

/** The row that says when a wager is settled: for what the cards made of it, or for the wager as a whole. */
export function rowOfMoment(
  round: BlackjackRound,
  wager: Wager,
  { outcome, pays }: Made,
  settledWhen: Moments,
): string | undefined {
  const box = boxOf(round, wager);
  const isSplit = typeof box !== 'string' && box.hands.length > 1;
  // A blackjack of the player may be settled with the main wager, as one reading of the rules has it.
  if (outcome === NOMINATED) return undefined;
  const isKnown = (row: string): boolean => row.startsWith(wager.bet) && settledWhen.has(row);
  const afterSplit = isSplit ? `${wager.bet}/after-split` : undefined;
  if (afterSplit !== undefined && isKnown(afterSplit)) return afterSplit;
  if (isKnown(outcome)) return outcome;
  if (pays !== undefined && isKnown(pays)) return pays;
  if (pays !== undefined && isKnown(WON)) return WON;
  return isKnown(wager.bet) ? wager.bet : undefined;
}

export function momentOf(round: BlackjackRound, wager: Wager, row: string, settledWhen: Moments): Moment | undefined {
  switch (settledWhen.get(row)) {
    case 'after-first-deal':
      return afterFirstDeal(round);
    case 'when-decided':
      return whenDecided(round, wager);
    case 'after-main-wagers':
      return afterMainWagers(round, wager);
    default:
      return undefined;
  }
}

const FIRST_CARDS = 2;

/** From the last of everyone's first cards to the first card after them; unknown where a box lacks one of its own. */
function afterFirstDeal({ deals, boxes }: BlackjackRound): Moment | undefined {
  const dealt = boxes.map(() => 0);
  let last = -1;
  let next: number | undefined;
  for (const { at, to, index } of deals) {
    let isFirst: boolean;
    if ('box' in to) {
      const box = boxes.indexOf(to.box);
      const count = (dealt[box] ?? 0) + 1;
      dealt[box] = count;
      isFirst = count <= FIRST_CARDS;
      // The first card of the dealer is there in all his hands, and was dealt once.
    } else isFirst = index === 0;
    if (isFirst) last = at;
    else next ??= at;
  }
  const isWhole = dealt.every((count) => count >= FIRST_CARDS);
  if (!isWhole || (next !== undefined && next < last)) return undefined;
  return {
    from: { at: last, is: 'the first cards had been dealt' },
    until: next === undefined ? undefined : { at: next, is: 'further cards had been dealt' },
  };
}

/** Once the hand that decides it is complete, and before cards go to the next. */
function whenDecided(round: BlackjackRound, wager: Wager): Moment | undefined {
  const box = boxOf(round, wager);
  const hand = typeof box === 'string' ? undefined : box.hands[0];
  if (hand === undefined) return undefined;
  const decided = wager.bet === 'super-sevens' ? decidedBySevens(hand) : lastAct(hand);
  const from = wager.bet === 'super-sevens' ? decided : undefined;
  const next = round.deals.find(({ at, to }) => at > decided && to !== hand);
  return {
    from: from === undefined ? undefined : { at: from, is: `the cards of ${hand.name} had decided it` },
    until: next && { at: next.at, is: 'cards had been dealt elsewhere' },
  };
}

/** The third card, the next card after a split, or the decision to take none. */
const decidedBySevens = (hand: Hand): number => hand.dealtAt[hand.fromSplit ? 1 : 2] ?? lastAct(hand);

/** The last card or decision of a hand. */
const lastAct = ({ dealtAt, turns }: Hand): number => Math.max(dealtAt.at(-1) ?? -1, turns.at(-1)?.at ?? -1);

/** While cards are still dealt for a main wager that is open, it is not yet time. */
function afterMainWagers({ wagers, deals }: BlackjackRound, { settledAt = 0 }: Wager): Moment {
  const later = wagers.find(
    (wager) =>
      wager.decidedBy === 'main' &&
      wager.settledAt !== undefined &&
      wager.settledAt > settledAt &&
      deals.some(({ at }) => at > settledAt && at < (wager.settledAt ?? 0)),
  );
  return {
    from: later?.settledAt === undefined ? undefined : { at: later.settledAt, is: 'all main wagers were settled' },
  };
}
