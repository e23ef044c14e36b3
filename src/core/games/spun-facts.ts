import { choice } from '../facts/kinds/choice';
import { choiceByName } from '../facts/kinds/choice-by-name';
import { names, sequence } from '../facts/kinds/names';
import { fact } from './game';
import { sharedFacts } from './shared-facts';

/** What rules of games with a wheel or a tumbler state. */
export const spunFacts = {
  ...sharedFacts,

  wagersMadeWith: fact(names, 'Chips, cash or credit that wagers are made with', 'wagers'),
  lateChanges: fact(choice('refused'), 'Wagers changed or withdrawn late', 'wagers'),
  settledWhen: fact(choiceByName('after-result'), 'When a wager is settled', 'settlement'),
  settlementOrder: fact(sequence, 'Order in which wagers are settled', 'settlement'),
  unpayableWinnings: fact(choice('payable-amount-by-notice'), 'Winnings that chips cannot pay exactly', 'settlement'),

  calledOff: fact(names, 'When a spin has to be called off', 'irregularities'),
  leftToOperator: fact(
    choiceByName('operator-decides'),
    'What is left to the operator after an irregularity',
    'irregularities',
  ),
  afterNoSpin: fact(choice('spun-again'), 'What follows an invalid spin', 'irregularities'),
} as const;
