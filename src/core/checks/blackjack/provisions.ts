import { majorJackpot } from '../../games/blackjack/additional/jackpot';
import { dealerStandsOn } from '../../games/blackjack/dealer';
import type { BlackjackFacts } from '../../games/blackjack/game';
import { heldAt } from '../../games/blackjack/play';
import type { BlackjackRound, Irregularity } from '../../games/blackjack/round';
import { totalOf } from '../../games/blackjack/total';
import { cardsAt, FIRST_DEAL, firstDealIsDone, hasActed, isPlayedAfter, isWageredOn } from './how-far-dealt';

export const PROVISION_FACTS = ['irregularities', 'cardValues', 'dealerStands'] as const;
export type ProvisionFacts = Partial<Pick<BlackjackFacts, 'cardValues' | 'dealerStands'>> &
  Pick<BlackjackFacts, 'irregularities'>;

/** The row that provides for an irregularity, or the field of the record that would tell which does. */
export interface Provision {
  readonly row?: string;
  readonly missing?: string;
}

const UNTOLD: Provision = {};

/**
 * The row that provides for an irregularity, by what the record tells of it: the case it names in `of`, the hand, whether
 * the card was seen, and how far the round had come. Nothing where the rules do not say, or the record leaves it open.
 */
export function provisionFor(round: BlackjackRound, irregularity: Irregularity, facts: ProvisionFacts): Provision {
  const { kind, of } = irregularity;
  const rows = facts.irregularities;
  if (of !== undefined && rows.has(`${kind}/${of}`)) return { row: `${kind}/${of}` };
  switch (kind) {
    case 'excess-card-drawn':
      return excessCard(round, irregularity, facts);
    case 'card-to-wrong-hand':
      return misplacedCard(round, irregularity, rows);
    case 'malfunction':
      return jackpotFailure(round, irregularity, rows);
    case 'missing-or-foreign-card':
      return rows.has(kind) ? { row: kind } : wrongCount(round, rows);
    case 'card-exposed-in-error':
      if (rows.has(kind)) return { row: kind };
      return firstDealIsDone(round, irregularity.at) ? stated(rows, `${kind}/after-first-deal`) : UNTOLD;
    default:
      return stated(rows, kind);
  }
}

const stated = (rows: BlackjackFacts['irregularities'], row: string): Provision => (rows.has(row) ? { row } : UNTOLD);

const JACKPOT_FAILURE = 'malfunction/jackpot-system';
const JACKPOT_SYSTEM: ReadonlySet<string> = new Set(['jackpot', 'jackpot-system', 'jackpot-meter', 'system']);

/** The jackpot system of a table failed, before the first card or after it. The words of a record for it differ. */
function jackpotFailure(
  { wagers, deals }: BlackjackRound,
  { kind, of = '', at }: Irregularity,
  rows: BlackjackFacts['irregularities'],
): Provision {
  if (!JACKPOT_SYSTEM.has(of) || !wagers.some(({ bet }) => bet === JACKPOT)) return stated(rows, kind);
  const isDealt = deals[0] !== undefined && deals[0].at < at;
  return stated(rows, `${JACKPOT_FAILURE}/${isDealt ? 'after' : 'before'}-deal`);
}

const JACKPOT = 'blazing-7s';

/** Cards are counted before a major jackpot is paid; what a wrong count means at other times is not said. */
function wrongCount(round: BlackjackRound, rows: BlackjackFacts['irregularities']): Provision {
  const isMajor = round.additional.some((wager) => wager.bet === JACKPOT && majorJackpot(round, wager) !== undefined);
  return isMajor ? stated(rows, 'missing-or-foreign-card/found-before-jackpot-paid') : UNTOLD;
}

function excessCard(round: BlackjackRound, irregularity: Irregularity, facts: ProvisionFacts): Provision {
  const { place, at, to, exposed, treatment } = irregularity;
  const rows = facts.irregularities;
  const row = (name: string): string => `excess-card-drawn/${name}`;
  if (to === 'burn' && exposed !== true) return stated(rows, row('burnt-in-error'));
  if (to?.startsWith('dealer') === true) {
    if (dealerStood(round, at, to, facts)) {
      if (rows.has(row('dealer-stands'))) return { row: row('dealer-stands') };
      if (exposed === undefined) return { missing: `${place}.exposed` };
      if (exposed) return stated(rows, row('exposed/dealer-stands'));
    } else if (rows.has(row('dealer-before-players')))
      return hasActed(round, at) === true ? { row: row('dealer-before-players') } : UNTOLD;
  }
  // A card put away by mistake stays away, where the rules say so; only where it went tells that apart.
  const mayBeAway = treatment === 'burnt' && to === undefined && exposed !== true;
  if (mayBeAway && rows.has(row('burnt-in-error'))) return { missing: `${place}.to` };
  const seen = rows.has(row('exposed')) ? row('exposed') : row('exposed/after-first-deal');
  const isSeenCase = rows.has(seen) && (seen === row('exposed') || firstDealIsDone(round, at));
  if (exposed === true) return isSeenCase ? { row: seen } : UNTOLD;
  if (exposed === undefined && !isSeenCase) return { missing: `${place}.exposed` };
  return stated(rows, row('unexposed'));
}

function misplacedCard(
  round: BlackjackRound,
  { at, to, treatment }: Irregularity,
  rows: BlackjackFacts['irregularities'],
): Provision {
  const row = (name: string): string => `card-to-wrong-hand/${name}`;
  const acted = hasActed(round, at);
  if (rows.has(row('first-deal'))) return stated(rows, row(acted === true ? 'subsequent-deal' : 'first-deal'));
  const isEarly = acted === false || (acted === undefined && treatment === 'reconstructed');
  if (isEarly)
    return rows.has(row(SHORT)) && isLeftShort(round, treatment)
      ? { row: row(SHORT) }
      : stated(rows, row('before-dealer-acted'));
  if (acted === undefined) return UNTOLD;
  if (round.dealers[0] !== undefined && heldAt(round.dealers[0], at) === 0)
    return stated(rows, row('dealer-without-first-card'));
  if (to !== undefined && isExtraHand(round, to)) return stated(rows, row('extra-hand'));
  const short = round.boxes.filter((box) => isWageredOn(round, box) && cardsAt(round, box, at) < FIRST_DEAL);
  const [first, ...others] = short;
  if (first === undefined || others.length > 0) return UNTOLD;
  if (rows.has(row(SHORT))) return { row: row(SHORT) };
  return stated(rows, row(cardsAt(round, first, at) === 0 ? 'box-without-cards' : 'box-with-one-card'));
}

const SHORT = 'box-short-of-first-cards';
const TAKEN_BACK: ReadonlySet<string | undefined> = new Set(['wagers-returned', 'hand-void']);

/** A box never got its first cards and its player took the wagers back, which some rules allow even before play begins. */
const isLeftShort = (round: BlackjackRound, treatment: string | undefined): boolean =>
  TAKEN_BACK.has(treatment) &&
  round.boxes.some((box) => isWageredOn(round, box) && cardsAt(round, box, Number.POSITIVE_INFINITY) < FIRST_DEAL);

/**
 * A hand of a box that nobody wagered on. One made by splitting is of its box, and where a record does not tell what box
 * a wager is on, it may be on this one.
 */
function isExtraHand({ wagers }: BlackjackRound, to: string): boolean {
  const mains = wagers.filter(({ bet }) => bet.startsWith('main'));
  const [at] = to.split('/', 1);
  return (
    to.includes(':') &&
    mains.length > 0 &&
    mains.every(({ hand }) => hand !== undefined && hand.box.name !== at && hand.box.seat !== at)
  );
}

function dealerStood(round: BlackjackRound, at: number, to: string, facts: ProvisionFacts): boolean {
  const { cardValues, dealerStands } = facts;
  const dealer = round.dealers.find(({ name }) => name === to) ?? round.dealers[0];
  if (dealer === undefined || cardValues === undefined || dealerStands === undefined) return false;
  const held = heldAt(dealer, at);
  // A second card while hands are still played is itself the card too many; the dealer has not come to stand.
  const [, second] = dealer.dealtAt;
  if (second !== undefined && second < at && isPlayedAfter(round, second)) return false;
  const count = held < 2 ? undefined : totalOf(dealer.cards, cardValues, held);
  return count !== undefined && dealerStandsOn(count, dealerStands);
}
