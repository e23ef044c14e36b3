import { seatOf } from '../../games/blackjack/additional/deciding-cards';
import type { BlackjackFacts } from '../../games/blackjack/game';
import type { BlackjackRound, Wager } from '../../games/blackjack/round';
import { takesPart } from '../../games/wager';
import type { Cents } from '../../values/money';
import { isAccepted } from '../../play/wagers/standing';

/** The facts that say with what, by whom and for how much an additional wager may be made. */
export const STANDING_FACTS = [
  'placedWith',
  'addedStake',
  'limits',
  'wagerDecks',
  'wagersPerPosition',
  'othersOnBox',
  'displayedLimits',
  'oralWagers',
  'oralWagersNeed',
  'wagersMadeWith',
] as const;
type AdditionalStanding = Partial<Pick<BlackjackFacts, (typeof STANDING_FACTS)[number]>>;

const isMain = ({ bet }: Wager): boolean => bet === 'main' || bet.startsWith('main:');

/** The main wagers of a player that took part. */
const mainsOf = ({ wagers }: BlackjackRound, player: string): readonly Wager[] =>
  wagers.filter((wager) => isMain(wager) && takesPart(wager) && wager.player === player);

/** Whether the game wager that it needs is there; the field that would tell where the record does not show it. */
export function hasItsGameWager(
  round: BlackjackRound,
  wager: Wager,
  { placedWith }: AdditionalStanding,
): boolean | string {
  const needed = placedWith?.get(wager.bet);
  if (needed === undefined) return true;
  const isOwn = needed !== 'main-on-box';
  const seat = seatOf(round, wager);
  let isThere = false;
  let unplaced: Wager | undefined;
  for (const main of round.wagers) {
    if (!isMain(main) || !takesPart(main) || (isOwn && main.player !== wager.player)) continue;
    isThere = true;
    const at = seatOf(round, main);
    if (at === undefined) unplaced ??= main;
    else if (at === seat) return true;
  }
  if (!isThere) return false;
  if (seat === undefined) return isOwn ? true : `position of wager ${wager.id}`;
  // A terminal plays by itself: whose wagers they are is all that counts there.
  if (isOwn && seat.startsWith('terminal:')) return true;
  return unplaced === undefined ? false : `position of wager ${unplaced.id}`;
}

/** Whether all main wagers of its player came after it, where one must have been made before. */
export const precedesItsGameWager = (
  round: BlackjackRound,
  { bet, player, placedAt }: Wager,
  { placedWith }: AdditionalStanding,
): boolean =>
  placedWith?.get(bet) === 'own-main-first' && mainsOf(round, player).every((main) => main.placedAt > placedAt);

/** What the player has staked on the box in main wagers; undefined where the record does not show which box, or none was staked. */
export function originalStake(round: BlackjackRound, wager: Wager): Cents | undefined {
  const seat = seatOf(round, wager);
  const mains = mainsOf(round, wager.player);
  const there = seat === undefined && mains.length === 1 ? mains : mains.filter((main) => seatOf(round, main) === seat);
  if (there.length === 0) return undefined;
  return there.reduce((total, { stake }) => total + stake, 0);
}

/** By how much a wager that may not exceed the original wager does, with what the player has on the same beside it. */
export function overOriginal(round: BlackjackRound, wager: Wager, { addedStake }: AdditionalStanding): Cents {
  if (addedStake?.get(wager.bet) !== 'up-to-wager') return 0;
  const original = originalStake(round, wager);
  return original === undefined ? 0 : Math.max(0, stakedWith(round, wager) - original);
}

const stakedWith = (round: BlackjackRound, wager: Wager): Cents =>
  round.additional.reduce(
    (total, other) => (other === wager || isBeside(wager, other) ? total + other.stake : total),
    0,
  );

/** Another accepted wager of the same player on the same bet and box. */
const isBeside = ({ bet, player, position }: Wager, other: Wager): boolean =>
  other.bet === bet && other.player === player && other.position === position && isAccepted(other);

/** Whether its player has put nothing more on the bet after it. */
export const isLastOnBet = ({ additional }: BlackjackRound, wager: Wager): boolean =>
  !additional.some((other) => other.placedAt > wager.placedAt && isBeside(wager, other));

/** The one amount that a wager may be of, where the rules fix it. */
export const fixedAmount = ({ bet }: Wager, { limits }: AdditionalStanding): Cents | undefined => limits?.get(bet);

/** Whether the number of decks in play allows the wager. */
export function allowedByDecks({ decks }: BlackjackRound, { bet }: Wager, facts: AdditionalStanding): boolean | string {
  const allowed = facts.wagerDecks?.get(bet);
  if (allowed === undefined) return true;
  return decks === undefined ? 'equipment.decks' : allowed.includes(decks);
}

/** How many wagers of its kind its box took before it, itself included. */
export function placeOnBox(round: BlackjackRound, wager: Wager): number {
  const box = boxNameOf(wager);
  let place = 0;
  for (const other of round.additional) {
    if (other.bet === wager.bet && boxNameOf(other) === box && isAccepted(other)) place += 1;
    if (other === wager) break;
  }
  return place;
}

/** Whether more of its kind lie on its box than may. */
export function isCrowded(round: BlackjackRound, wager: Wager, { wagersPerPosition }: AdditionalStanding): boolean {
  const most = wagersPerPosition?.get(wager.bet)?.[0];
  if (most === undefined || boxNameOf(wager) === undefined) return false;
  const box = boxNameOf(wager);
  return round.additional.filter((other) => other.bet === wager.bet && boxNameOf(other) === box).length > most;
}

export const boxNameOf = ({ hand, position }: Wager): string | undefined => hand?.box.name ?? position;

/**
 * Whether its player controls the box, where others may not make it: the only one with a main wager there, or the one who
 * decides on the cards.
 */
export function isByController(
  round: BlackjackRound,
  wager: Wager,
  { othersOnBox, placedWith }: AdditionalStanding,
): boolean | string {
  if (othersOnBox?.get(wager.bet) !== 'may-not') return true;
  const seat = seatOf(round, wager);
  if (seat === undefined) return `position of wager ${wager.id}`;
  let unplaced: Wager | undefined;
  let owner: string | undefined;
  let isShared = false;
  let isOwn = false;
  for (const main of round.wagers) {
    if (!isMain(main) || !takesPart(main)) continue;
    const at = seatOf(round, main);
    if (at === undefined) unplaced ??= main;
    if (at !== seat) continue;
    owner ??= main.player;
    isShared ||= main.player !== owner;
    isOwn ||= main.player === wager.player;
  }
  // That nobody plays there is another breach, where there must be a main wager.
  if (owner === undefined && unplaced === undefined && placedWith?.has(wager.bet) === true) return true;
  if (!isOwn) return unplaced === undefined ? false : `position of wager ${unplaced.id}`;
  if (!isShared) return true;
  const deciding = new Set(
    round.turns.flatMap(({ hand, player }) => (hand.box.seat === seat && player !== undefined ? [player] : [])),
  );
  return deciding.size === 1 ? deciding.has(wager.player) : `player of the decide events at ${seat}`;
}

/** Below the displayed minimum or above the displayed maximum, where the rules hold the wager to them. */
export function isOutsideDisplayed({ bet, stake, limit }: Wager, { displayedLimits }: AdditionalStanding): boolean {
  if (limit === undefined || displayedLimits?.includes(bet) !== true) return false;
  return (limit.min !== undefined && stake < limit.min) || (limit.max !== undefined && stake > limit.max);
}
