import type { Held } from '../rows/deciding';
import type { Asked, Case } from '../table/table-game';
import type { TableFacts } from '../table/table-facts';
import type { TableRound } from '../table/table-round';
import { CATEGORIES } from '../cards/poker/rules';
import { decidingHand, type PokerTable, type Ranked } from './poker-table';
import { JACKPOT, jackpotWins } from './jackpot-hand';
import { leastStrength } from './qualifying';
import { standingOf } from './standing-hand';
import { dealerHasWrongNumber } from './wrong-number';

const OPENS: readonly string[] = ['ante', 'main'];

/** Whether the dealer's hand is good enough for the wagers to be compared with; always, where rules ask for nothing. */
export function dealerQualifies(table: PokerTable, round: TableRound, facts: TableFacts): Held {
  if (facts.dealerQualifies === undefined) return true;
  const wrong = dealerHasWrongNumber(round);
  if (wrong !== false) return wrong === true ? false : wrong;
  const dealer = table.dealer(round, facts);
  if (typeof dealer === 'string') return dealer;
  const least = leastStrength(dealer.rules, facts.dealerQualifies);
  return least === undefined ? `what "${facts.dealerQualifies}" means` : dealer.strength >= least;
}

export const hasFolded = (table: PokerTable, asked: Asked): Held => {
  const standing = standingOf(asked, table.goesOn, OPENS);
  return typeof standing === 'string' ? standing === 'folded' : standing.missing;
};

const hasRow = ({ outcomes }: TableFacts, bet: string, name: string): boolean =>
  outcomes?.has(`${bet}/${name}`) === true;

/** What a fold leaves to be decided of a wager: nothing where rules say what it does to it, else that is open. */
const leftByFold = ({ wager, facts }: Asked): false | string =>
  wager.known.on === undefined && hasRow(facts, wager.known.kind, 'folded')
    ? false
    : `a rule on what a fold does to a wager on ${wager.bet}`;

/** A comparison of the two hands, for a hand that is in the round and wagers that are compared. */
const compared =
  (table: PokerTable, holds: (difference: number) => boolean): Case =>
  (asked) => {
    const { round, facts, wager } = asked;
    const folded = hasFolded(table, asked);
    if (folded === true) return false;
    const qualifies = hasRow(facts, wager.known.kind, 'dealer-not-qualified')
      ? dealerQualifies(table, round, facts)
      : true;
    if (qualifies === false) return false;
    const [own, dealer] = [table.player(asked), table.dealer(round, facts)];
    const missing = [folded, qualifies, own, dealer].find((one) => typeof one === 'string');
    if (missing !== undefined) return missing;
    return holds((own as Ranked).strength - (dealer as Ranked).strength);
  };

/** What holds of the hand that decides a wager; of a hand that folded only where the rules have it decided all the same. */
const ofHand =
  (table: PokerTable, holds: (hand: Ranked, asked: Asked) => Held): Case =>
  (asked) => {
    const folded = hasFolded(table, asked);
    if (folded !== false) return folded === true ? leftByFold(asked) : folded;
    const hand = decidingHand(table, asked);
    return typeof hand === 'string' ? hand : holds(hand, asked);
  };

/** The rows of odds for a bet say which of its hands win. */
function wins(bet: string, hand: Ranked, { pays }: TableFacts): Held {
  if (pays?.has(`${bet}/${hand.rules.categoryOf(hand.strength)}`) === true) return true;
  const isListed = [...(pays?.keys() ?? [])].some((row) => row.startsWith(`${bet}/`));
  return isListed ? false : `pay table of ${bet}`;
}

/** A payment that rides on the ante comes back with the ante of a hand that folded, where rules have all antes paid. */
const winning =
  (table: PokerTable, bet: string): Case =>
  (asked) => {
    if (bet === JACKPOT) return jackpotWins(table)(asked);
    const isRiding = bet !== asked.wager.known.kind;
    if (!isRiding || hasFolded(table, asked) !== true)
      return ofHand(table, (hand, { facts }) => wins(bet, hand, facts))(asked);
    const wrong = dealerHasWrongNumber(asked.round);
    if (wrong !== true) return wrong;
    const hand = table.player(asked);
    return typeof hand === 'string' ? hand : wins(bet, hand, asked.facts);
  };

const negated =
  (one: Case): Case =>
  (asked) => {
    const held = one(asked);
    return typeof held === 'string' ? held : !held;
  };

/** Where rules say what a fold does to a wager, no other row decides one on a hand that folded. */
const unlessFolded =
  (table: PokerTable, one: Case): Case =>
  (asked) =>
    hasFolded(table, asked) === true && leftByFold(asked) === false ? false : one(asked);

/** Whether the wager that opened the hand went back as void. */
const gameWagerReturned: Case = ({ round, wager }) =>
  round.wagers.some(
    (one) =>
      OPENS.includes(one.known.kind) &&
      one.player === wager.player &&
      one.position === wager.position &&
      (one.voided || one.result === 'void'),
  );

/** The cases of a showdown, as rows of outcomes name them. */
export const showdownCases = (table: PokerTable): Readonly<Record<string, Case>> => ({
  folded: (asked) => {
    const folded = hasFolded(table, asked);
    return folded === true && asked.wager.known.on !== undefined ? leftByFold(asked) : folded;
  },
  higher: compared(table, (difference) => difference > 0),
  lower: compared(table, (difference) => difference < 0),
  equal: compared(table, (difference) => difference === 0),
  'dealer-not-qualified': (asked) => {
    const folded = hasFolded(table, asked);
    if (folded === true) return false;
    const qualifies = dealerQualifies(table, asked.round, asked.facts);
    if (qualifies === true) return false;
    return typeof folded === 'string' ? folded : qualifies === false ? true : qualifies;
  },
  // A jackpot wager that stays in play is decided like any other; whether it does is asked where the hand folded.
  'cards-over-jackpot-area': () => false,
  'game-wager-returned': gameWagerReturned,
  'player-has-looked': ({ round }) => dealerHasWrongNumber(round),
  'dealer-wrong-number-of-cards': ({ round }) => dealerHasWrongNumber(round),
  'other-hand': unlessFolded(table, (asked) => negated(winning(table, asked.wager.known.kind))(asked)),
});

const WINNING = /^winning-(.+)-hand$/;
const OR_BETTER = /^(.+)-or-better$/;
const BELOW = /^below-(.+)$/;
const NAMES: readonly string[] = CATEGORIES;

/** Cases that name a hand: `straight`, `flush-or-better`, `below-straight`, `winning-ante-bonus-hand`. */
export const showdownCaseNamed =
  (table: PokerTable) =>
  (name: string): Case | undefined => {
    if (NAMES.includes(name)) return unlessFoldedAlone(table, (hand) => hand.rules.categoryOf(hand.strength) === name);
    const [, bet] = WINNING.exec(name) ?? [];
    if (bet !== undefined) return bet === JACKPOT ? jackpotWins(table) : unlessFolded(table, winning(table, bet));
    const [, least] = OR_BETTER.exec(name) ?? [];
    if (least !== undefined) return atLeast(table, least);
    const [, above] = BELOW.exec(name) ?? [];
    return above === undefined ? undefined : negated(atLeast(table, above));
  };

const atLeast = (table: PokerTable, name: string): Case =>
  ofHand(table, ({ rules, strength }) => {
    const least = leastStrength(rules, name);
    return least === undefined ? `what "${name}" means` : strength >= least;
  });

/** At what odds a hand is paid is asked only once it is known to be due. */
const unlessFoldedAlone =
  (table: PokerTable, holds: (hand: Ranked) => boolean): Case =>
  (asked) => {
    const hand = decidingHand(table, asked);
    return typeof hand === 'string' ? hand : holds(hand);
  };
