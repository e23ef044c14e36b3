import { money } from '../../facts/kinds/amounts';
import { names, sequence } from '../../facts/kinds/names';
import { fact } from '../game';
import { potPokerFacts } from '../holdem/facts';

/** Everything a rule set may state about Manila poker. */
export const manilaPokerFacts = {
  ...potPokerFacts,

  lowestStraight: fact(sequence, 'Straight in which the ace is low, highest card first', 'drawing'),
  potUnit: fact(money, 'Unit in which a shared pot is divided', 'settlement'),
  commissionFreeUpTo: fact(money, 'Greatest pot without commission', 'settlement'),
  noRaiseAfter: fact(names, 'What leaves only calls and folds in a betting round', 'irregularities'),
} as const;
