import { percent } from '../../facts/kinds/amounts';
import { choice } from '../../facts/kinds/choice';
import { choiceByName } from '../../facts/kinds/choice-by-name';
import { count } from '../../facts/kinds/count';
import { names, sequence } from '../../facts/kinds/names';
import { fact } from '../game';
import { pokerFacts } from '../poker-facts';

/** What a bet may be measured by. */
const MEASURES = [
  ...['minimum-wager', 'maximum-wager', 'displayed', 'table-stake', 'pot', 'half-pot'],
  ...['blind-bet', 'equal-or-twice-blind-bet', 'equal-or-2-3-or-4-times-blind-bet'],
  ...['second-blind-bet', 'twice-second-blind-bet', 'missed-blind-bets'],
  ...['opening-bet', 'previous-raise', 'least-raise', 'to-highest-total', 'to-total-of-player-called'],
] as const;

/** Who at the table acts, shows or wins. */
const PLAYERS = [
  ...['designated-player', 'next-to-designated-player', 'closest-to-designated-player', 'first-active-player'],
  ...['next-active-player', 'last-player-called', 'next-to-first-blind-bet', 'next-to-second-blind-bet'],
] as const;

const WINNERS = [
  ...['raiser', 'opener', 'second-blind-bettor', 'highest-hand', 'equal-hands'],
  ...['remaining-player', 'last-folded', 'players-equally'],
] as const;

/** What rules of poker that players play against one another for a pot state. */
export const potPokerFacts = {
  ...pokerFacts,

  mostPlayers: fact(count, 'Most players at a table', 'wagers'),
  betsBeforeDeal: fact(names, 'Bets made before the hole cards are dealt', 'wagers'),
  betMadeBy: fact(choiceByName(...PLAYERS), 'Who makes a bet before the deal', 'wagers'),
  turnOrder: fact(choice('clockwise'), 'Direction in which players act and are dealt to', 'wagers'),
  firstToAct: fact(choiceByName(...PLAYERS), 'Who acts first, by betting round', 'wagers'),
  bettingAfter: fact(sequence, 'What is dealt before each betting round', 'wagers'),
  decisions: fact(names, 'What a player may decide, by stage', 'wagers'),
  bettingRoundEnds: fact(names, 'What ends a betting round', 'wagers'),
  roundOfPlayEnds: fact(names, 'What ends the round of play without a showdown', 'wagers'),

  betStakes: fact(choiceByName(...MEASURES), 'Stake that a bet must have', 'limits'),
  leastBet: fact(choiceByName(...MEASURES), 'Least stake of a bet', 'limits'),
  mostBet: fact(choiceByName(...MEASURES), 'Greatest stake of a bet', 'limits'),

  showsFirst: fact(choiceByName(...PLAYERS), 'Who shows first at the showdown', 'drawing'),
  mustShow: fact(choice('equal-or-higher'), 'Other hands that are shown', 'drawing'),

  allInWhen: fact(names, 'When a player may stay in with the rest of the table stake', 'wagers'),
  allInBet: fact(choice('rest-of-table-stake'), 'What a player bets who goes all-in or taps out', 'wagers'),
  allInAfterwards: fact(choice('no-further-betting'), 'Part of an all-in player in later betting', 'wagers'),
  shortRaiseAllIn: fact(
    choice('others-may-only-call', 'no-raise'),
    'Effect of going all-in for less than a raise',
    'wagers',
  ),
  betsAboveAllIn: fact(choice('separate-pot'), "Bets above an all-in player's amount", 'settlement'),
  allInMayWin: fact(choice('pots-formed-before'), 'Pots that an all-in player may win', 'settlement'),
  uncalledAgainstAllIn: fact(
    choice('hands-compared'),
    'Pot of an all-in player when another player makes an uncalled bet',
    'settlement',
  ),

  potGoesTo: fact(choiceByName(...WINNERS), 'Who wins the pot', 'settlement'),
  potShared: fact(choice('equally'), 'Pot won by several hands', 'settlement'),
  potRemainder: fact(choice(...PLAYERS), 'Which winner gets what is left after an equal division', 'settlement'),
  commissionFrom: fact(choice('pot'), 'What commission is deducted from', 'settlement'),
  commissionOnMultipleOf: fact(
    count,
    'Commission is taken on the highest amount of the pot divisible by',
    'settlement',
  ),
  commissionCap: fact(count, 'Minimum wagers above which a pot is not counted for commission', 'settlement'),
  commissionCounts: fact(
    choiceByName('together', 'excluded', 'first-formed-first'),
    'How pots and bets count for commission',
    'settlement',
  ),
  noCommission: fact(names, 'Pots from which no commission is deducted', 'settlement'),

  wrongHoleCards: fact(
    choice('folded-and-bets-stay', 'folded-and-bets-returned'),
    'Hand with too few or too many hole cards where no misdeal was declared',
    'irregularities',
  ),
} as const;

/** Everything a rule set may state about Texas hold'em poker; Omaha poker differs in its figures only. */
export const holdemFacts = {
  ...potPokerFacts,

  bettingStructures: fact(names, 'Betting structures', 'wagers'),
  straddles: fact(choiceByName('may-raise-again', 'may-not-raise-again'), 'Straddles, by kind', 'wagers'),
  straddleCountsAs: fact(choice('raise'), 'What a straddle counts as', 'wagers'),
  actsLast: fact(names, 'Who acts last in the first betting round', 'wagers'),
  oversizeChip: fact(
    choiceByName('call', 'chip-or-maximum', 'raise-up-to-chip'),
    'Single chip worth more than the call',
    'wagers',
  ),
  belowCall: fact(names, 'What a player who bet less than the call must do, one of', 'wagers'),
  aboveCall: fact(
    choiceByName('reduced-to-call', 'completed-to-least-raise', 'all-in'),
    'Bet above the call and below the least raise',
    'wagers',
  ),
  raiseCompletedFrom: fact(percent, 'Part of the least raise from which it must be completed', 'wagers'),
  notInBettingRound: fact(names, 'Bets that do not count towards the first betting round', 'wagers'),
  timeExpired: fact(choiceByName('fold', 'check'), 'Turbo game: player who does not act in time', 'wagers'),

  leastAboveMost: fact(choice('most'), 'Raise where the least would be above the greatest', 'limits'),
  potsForRaise: fact(choice('together'), 'Several pots when the greatest raise is worked out', 'limits'),

  feesTogether: fact(choiceByName('excluded', 'allowed'), 'Fees and commission in the same round', 'settlement'),

  burnAfterReplacing: fact(
    choiceByName('one', 'none'),
    'Card burnt before community cards that replace prematurely exposed ones',
    'irregularities',
  ),
} as const;
