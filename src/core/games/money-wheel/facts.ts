import { quantity } from '../../facts/kinds/amounts';
import { choice } from '../../facts/kinds/choice';
import { choiceByName } from '../../facts/kinds/choice-by-name';
import { count } from '../../facts/kinds/count';
import { countsByName } from '../../facts/kinds/counts';
import { names } from '../../facts/kinds/names';
import { fact } from '../game';
import { spunFacts } from '../spun-facts';

/** Everything a rule set may state about money wheel. */
export const moneyWheelFacts = {
  ...spunFacts,
  compartments: fact(count, 'Compartments of the wheel', 'equipment'),
  segments: fact(countsByName, 'Compartments that show each symbol', 'equipment'),

  closingCall: fact(choice('before-spin'), 'When "no more bets" has to be called', 'wagers'),
  oralWagersNeed: fact(choice('chips-or-cash-with-them'), 'What wagers made by word of mouth need', 'wagers'),
  winnersWithdrawn: fact(choiceByName('before-next-spin'), 'When a winning wager may be taken back', 'wagers'),

  displayedLimits: fact(names, 'Wagers held to a displayed minimum and maximum', 'limits'),

  revolutions: fact(quantity, 'Least revolutions of a spin', 'dealing'),

  indicatorBetween: fact(
    choice('no-spin', 'previous-symbol'),
    'Indicator that stops between two symbols',
    'settlement',
  ),
  settledPosition: fact(choice('when-indicator-rests'), 'Position by which a wager is settled', 'settlement'),
} as const;
