import { choice } from '../../facts/kinds/choice';
import { choiceByName } from '../../facts/kinds/choice-by-name';
import { names } from '../../facts/kinds/names';
import { throwFacts } from '../craps/facts';
import { fact } from '../game';

/** Everything a rule set may state about snake eyes. */
export const snakeEyesFacts = {
  ...throwFacts,
  wagersDuringRollNeed: fact(names, 'What a wager needs while the dice are moving', 'wagers'),
  dealerRolls: fact(choice('open-wagers-and-no-shooter'), 'When the dealer rolls the dice', 'dealing'),
  settledBy: fact(
    choiceByName('position-on-layout', 'operator-decides', 'dice'),
    'What a wager is settled by',
    'settlement',
  ),
  disputedFace: fact(choice('supervisor-decides-or-roll-void'), 'Dispute about the uppermost face', 'irregularities'),
} as const;
