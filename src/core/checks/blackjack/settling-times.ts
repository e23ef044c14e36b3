import type { BlackjackFacts } from '../../games/blackjack/game';
import { isAce, isBlackjack, isPlayers, isTenValue } from '../../games/blackjack/play';
import type { BlackjackRound, Deal, DealersHand, Hand, Standing, Wager } from '../../games/blackjack/round';
import { COURT_CARD, isCourtCard } from './doubts';
import { dueRow, EVEN_MONEY, outcomeOf, rowKind, standingFor, type DueFacts } from './due';
import { isOnHand } from './paying';
import { dealerFor } from './requests';

type Moments = BlackjackFacts['settledWhen'];

const ofBlackjacks = new WeakMap<Moments, boolean>();

/** Whether rules say of no hands but a blackjack when wagers on them are settled; found out once for each rule set. */
export function isOfBlackjacksOnly(moments: Moments): boolean {
  const known = ofBlackjacks.get(moments);
  if (known !== undefined) return known;
  const isSo = [...moments.keys()].every(
    (row) => !isOnHand(row) || row === EVEN_MONEY || row.startsWith(BLACKJACK) || row.startsWith('insurance/'),
  );
  ofBlackjacks.set(moments, isSo);
  return isSo;
}

const BLACKJACK = 'main/blackjack';

/** The row that says when a wager is settled, the most specific that the rules have. */
export function timingRow(round: BlackjackRound, wager: Wager, facts: DueFacts, moments: Moments): string | undefined {
  const known = (row: string): string | undefined => (moments.has(row) ? row : undefined);
  const due = dueRow(round, wager, facts);
  if (wager.decidedBy === 'insurance' && wager.on === undefined && round.dealers.length > 1) return undefined;
  if (wager.decidedBy === 'insurance') return outcomeOf(due, facts) === 'lose' ? known('insurance/lost') : undefined;
  if (wager.hand === undefined || round.mayBeSwitched) return undefined;
  if (due !== undefined) {
    const kind = rowKind(due);
    if (kind === 'even-money' || kind === 'withdrawn') return known(due);
    if (kind === 'surrender') return known('main/surrendered');
  }
  if (isBlackjack(wager.hand, facts)) {
    const dealer = dealerFor(round, wager);
    if (wager.hand.fromSplit && !mayEqual(dealer, facts)) return undefined;
    return blackjackRows(dealer, facts).find(known) ?? inGeneral(wager, moments);
  }
  const standing = standingFor(round, wager, facts);
  return standing === undefined ? undefined : (known(BY_STANDING[standing]) ?? inGeneral(wager, moments));
}

/** Of all wagers against one of the dealer's hands, or of all. */
function inGeneral({ against }: Wager, moments: Moments): string | undefined {
  const own = against === 1 ? 'main:1' : `main:${String(against)}`;
  return moments.has(own) ? own : moments.has('main') ? 'main' : undefined;
}

const BY_STANDING: Readonly<Record<Standing, string>> = {
  'over-21': 'main/over-21',
  'both-blackjack': 'main/both-blackjack',
  'blackjack-alone': 'main/blackjack-alone',
  'total-21': 'main/total-21',
  'five-card-trick': 'main/five-card-trick',
  'dealer-blackjack': 'main/dealer-blackjack',
  'dealer-22': 'main/dealer-22',
  'dealer-over-22': 'main/dealer-over-22',
  higher: 'main/higher',
  lower: 'main/lower',
  equal: 'main/equal',
};

/** Whether a dealer's blackjack is still possible by the first card. What is said of paying without that is said of the first deal. */
function mayEqual(dealer: DealersHand | undefined, facts: DueFacts): boolean {
  const first = dealer?.cards[0];
  return isAce(first) || isTenValue(first, facts);
}

function blackjackRows(dealer: DealersHand | undefined, facts: DueFacts): readonly string[] {
  const first = dealer?.cards[0];
  if (first === undefined) return ['main/blackjack'];
  if (!mayEqual(dealer, facts)) return ['main/blackjack', 'main/blackjack/dealer-2-to-9'];
  const open = 'main/blackjack/dealer-ace-or-ten-value';
  return isCourtCard(first) ? ['main/blackjack', COURT_CARD, open] : ['main/blackjack', open];
}

/** The earliest event after which a wager may be settled, with what happens there; undefined where the record does not show it. */
export function earliest(round: BlackjackRound, wager: Wager, moment: string): Limit | undefined {
  const dealer = dealerFor(round, wager);
  switch (moment) {
    case 'at-dealers-second-card':
    case 'after-dealers-second-card':
      return limit(dealer?.dealtAt[1], 'the dealer’s second card was dealt');
    case 'after-dealers-hand':
    case 'after-dealers-first-hand':
    case 'after-dealers-second-hand':
    case 'after-dealers-third-hand':
    case 'after-first-deal-or-dealers-hand':
      return dealer !== undefined && dealer.cards.length > 1
        ? limit(dealer.dealtAt.at(-1), 'the dealer’s hand was complete')
        : undefined;
    case 'after-first-deal':
      return firstDealDone(round) ?? decided(wager);
    default:
      return decided(wager);
  }
}

/** The last card of the first deal, unless a later card came before it. */
function firstDealDone({ deals }: BlackjackRound): Limit | undefined {
  const last = deals.findLast(({ additional }) => !additional)?.at;
  const next = deals.find(({ additional }) => additional)?.at ?? Infinity;
  return last === undefined || last > next ? undefined : limit(last, 'the first deal was complete');
}

const decided = ({ hand }: Wager): Limit | undefined =>
  limit(hand && lastDealtTo(hand), 'the card that decided it was dealt');

/** Cards that were exchanged keep their times, so that the last to come need not lie last. */
function lastDealtTo({ dealtAt }: Hand): number {
  let last = -Infinity;
  for (const at of dealtAt) if (at > last) last = at;
  return last;
}

/** The event by which a wager must have been settled; undefined where there is none. */
export function latest(round: BlackjackRound, wager: Wager, moment: string): Limit | undefined {
  const { deals, dealers } = round;
  const { hand } = wager;
  const first = (fits: (deal: Deal) => boolean): number | undefined => deals.find(fits)?.at;
  switch (moment) {
    case 'at-once':
      return hand && limit(nextCard(round, hand), 'the next card was dealt');
    case 'after-first-deal':
      return limit(
        first(({ additional }) => additional),
        'the first card after the first deal was dealt',
      );
    case 'before-third-card':
      return limit(
        first(({ to, index }) => isPlayers(to) && index > 1),
        'a player received a third card',
      );
    case 'at-dealers-second-card':
      return limit(dealerFor(round, wager)?.dealtAt[2], 'the dealer drew a third card');
    case 'after-dealers-first-hand':
    case 'after-dealers-second-hand':
      return limit(dealers[wager.against]?.dealtAt[1], 'the dealer’s next hand was dealt');
    default:
      return undefined;
  }
}

/** The first card after the one that decided a hand; of a hand decided by the first deal the first that goes past it in turn. */
function nextCard({ deals, hands }: BlackjackRound, hand: Hand): number | undefined {
  const last = lastDealtTo(hand);
  const place = hands.indexOf(hand);
  const byFirstDeal = !hand.fromSplit && hand.cards.length === 2;
  return deals.find(
    (deal) =>
      deal.at > last && (!byFirstDeal || (deal.additional && (!isPlayers(deal.to) || hands.indexOf(deal.to) > place))),
  )?.at;
}

export interface Limit {
  readonly at: number;
  readonly when: string;
}

const limit = (at: number | undefined, when: string): Limit | undefined =>
  at === undefined ? undefined : { at, when };
