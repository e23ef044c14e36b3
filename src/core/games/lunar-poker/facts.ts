import { choice } from '../../facts/kinds/choice';
import { choiceByName } from '../../facts/kinds/choice-by-name';
import { count } from '../../facts/kinds/count';
import { name, names, sequence } from '../../facts/kinds/names';
import { fact } from '../game';
import { pokerFacts } from '../poker-facts';

/** What decides between two hands of the same rank. */
const DECIDING = [
  ...['highest-card-down', 'pair-then-highest-card-down', 'pairs-then-fifth-card'],
  ...['threesome', 'foursome', 'highest-card'],
] as const;

/** Everything a rule set may state about lunar poker. */
export const lunarPokerFacts = {
  ...pokerFacts,

  superBetHands: fact(names, 'Hands on which a super bet may be placed', 'wagers'),

  fees: fact(choiceByName('equal-to-ante'), 'Fees for options', 'limits'),

  decisionsFixedBy: fact(name, 'Announcement after which decisions may not be changed', 'drawing'),
  drawOptions: fact(count, 'Draw options a player may take on a hand', 'drawing'),
  drawnCards: fact(choiceByName('as-many-as-removed', 'one'), 'Cards dealt for a draw', 'drawing'),
  drawnFrom: fact(choice('rest-of-deck'), 'Where drawn cards come from', 'drawing'),
  actionOrder: fact(name, 'Where the dealer begins to act on decisions and which way it goes', 'drawing'),
  forcedDealer: fact(
    choice('highest-card-replaced-by-next-card'),
    'What a dealer who is forced does with the hand',
    'drawing',
  ),
  forcesPerRound: fact(choice('once'), 'How often the dealer may be forced in a round', 'drawing'),
  equalRanksDecidedBy: fact(choiceByName(...DECIDING), 'What decides between hands of the same rank', 'drawing'),

  decidedBy: fact(choiceByName('first-five-cards'), 'Cards that decide an additional wager', 'settlement'),
  countsAs: fact(choiceByName('same-coloured-straight'), 'Combination that a higher hand counts as', 'settlement'),
  settledWhen: fact(
    choiceByName('after-all-other-decisions', 'after-dealers-hand'),
    'When a wager is settled',
    'settlement',
  ),
  settledDirection: fact(choiceByName('clockwise'), 'Direction in which a wager is settled', 'settlement'),
  paymentOrder: fact(sequence, 'Order in which wagers are paid', 'settlement'),
  roundOverAfter: fact(names, 'What ends the round for a player', 'settlement'),
  secondCombination: fact(choiceByName('paid-too'), 'Second combination in a winning hand', 'settlement'),
  secondCombinationNewCards: fact(
    count,
    'Least cards of a second combination that are not in the winning one',
    'settlement',
  ),
  feesKept: fact(choiceByName('collected'), 'What becomes of a fee', 'settlement'),

  misdealtWagers: fact(choice('void-if-affected'), 'Wagers after a misdeal', 'irregularities'),
  voidRound: fact(choice('redealt'), 'What follows a round that is void', 'irregularities'),
  undeclaredHand: fact(
    choiceByName('operator-decides', 'not-paid'),
    'Winning hand that was not declared before a draw',
    'irregularities',
  ),
  insufficientCards: fact(
    choiceByName('discards-shuffled'),
    'How a round is finished when cards run out',
    'irregularities',
  ),
} as const;
