import { moneyByName, percentsByName, quantitiesByName } from '../../facts/kinds/amounts';
import { choice } from '../../facts/kinds/choice';
import { choiceByName } from '../../facts/kinds/choice-by-name';
import { count } from '../../facts/kinds/count';
import { counts, countsByName } from '../../facts/kinds/counts';
import { names } from '../../facts/kinds/names';
import { fact } from '../game';
import { sharedFacts } from '../shared-facts';

/** Everything a rule set may state about keno. Rows of `prizes` are numbers selected, then numbers matched: `10/9`. */
export const kenoFacts = {
  ...sharedFacts,
  numbers: fact(counts, 'Numbers in the device', 'equipment'),
  numbersDrawn: fact(count, 'Numbers drawn', 'dealing'),
  drawTakesPlace: fact(choice('after-close'), 'When the draw takes place', 'dealing'),

  numbersSelected: fact(counts, 'Numbers a player may select', 'wagers'),
  ticketTypes: fact(names, 'Kinds of ticket', 'wagers'),
  cancellation: fact(choiceByName('until-first-number'), 'How long an entry may be cancelled', 'wagers'),
  ticketAndComputer: fact(choice('computer-decides'), 'Ticket that differs from the computer', 'wagers'),

  wayMinimums: fact(quantitiesByName, 'Least wager for each way, by number of ways', 'limits'),
  waySteps: fact(quantitiesByName, 'Steps above the least wager for a way', 'limits'),
  gamesNotCharged: fact(countsByName, 'Games of a multi-game ticket that are not charged', 'limits'),

  prizeWager: fact(moneyByName, 'Wager for which the prizes are stated', 'settlement'),
  unlistedMatches: fact(choice('no-prize'), 'Matches not named in a column of the schedule', 'settlement'),
  jackpotNumbers: fact(counts, 'Numbers selected that play for a jackpot', 'settlement'),
  jackpotContribution: fact(percentsByName, 'Part of the wagers added to a jackpot', 'settlement'),
  jackpotShared: fact(choice('by-amount-wagered'), 'Jackpot won by several tickets', 'settlement'),
  jackpotLesserMatches: fact(choice('standard-schedule'), 'Jackpot entries short of a full match', 'settlement'),
  waysTreatedAs: fact(choice('single-tickets'), 'Ways of a way ticket', 'settlement'),
  prorating: fact(choiceByName('in-proportion'), 'Prizes above the liability for a game', 'settlement'),
  prizeNeeds: fact(names, 'What a prize needs', 'settlement'),

  officialRecord: fact(
    choiceByName('balls-drawn', 'computer'),
    'Numbers that count after a malfunction or an error',
    'irregularities',
  ),
  voidDraws: fact(names, 'What makes a draw void', 'irregularities'),
  drawnByHand: fact(names, 'After what a draw is completed by hand', 'irregularities'),
} as const;
