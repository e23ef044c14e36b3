import { quantity } from '../../facts/kinds/amounts';
import { choice } from '../../facts/kinds/choice';
import { choiceByName } from '../../facts/kinds/choice-by-name';
import { countsByName } from '../../facts/kinds/counts';
import { names } from '../../facts/kinds/names';
import { fact } from '../game';
import { spunFacts } from '../spun-facts';

/** Everything a rule set may state about sic bo. */
export const sicBoFacts = {
  ...spunFacts,
  mayName: fact(countsByName, 'Numbers that a wager may name', 'wagers'),
  combinations: fact(names, 'Combinations that may be wagered on', 'wagers', { oneByOne: true }),
  placedWith: fact(choiceByName('another-wager'), 'Game wager that an additional wager needs', 'wagers'),
  closesBefore: fact(choiceByName('round-begins'), 'Latest moment for an additional wager', 'wagers'),
  closingCall: fact(
    choiceByName('before-activation', 'before-cover-removed'),
    'When "no more bets" has to be called, by the kind of tumbler',
    'wagers',
  ),
  oralWagersNeed: fact(choice('chips-or-cash-with-them'), 'What wagers made by word of mouth need', 'wagers'),
  unconfirmedWagers: fact(choice('returned'), 'Wagers not confirmed in time', 'wagers'),

  tumblerActivated: fact(names, 'When the tumbler is activated', 'dealing'),
  diceTumbled: fact(choice('after-wagering-closed'), 'When the dice are tumbled', 'dealing'),
  tumbles: fact(quantity, 'Least activations of the tumbler', 'dealing'),

  facesCounted: fact(choice('uppermost'), 'Faces of the dice that decide', 'settlement'),
  winningTotals: fact(countsByName, 'Totals on which a wager wins', 'settlement'),
  diceShowing: fact(countsByName, 'Dice that must show the numbers wagered on', 'settlement'),
  settledPosition: fact(
    choice('on-layout', 'when-result-known', 'when-wagering-closes'),
    'Position by which a wager is settled',
    'settlement',
  ),
} as const;
