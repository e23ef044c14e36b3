import { choice } from '../../facts/kinds/choice';
import { choiceByName } from '../../facts/kinds/choice-by-name';
import { count } from '../../facts/kinds/count';
import { counts, countsByName } from '../../facts/kinds/counts';
import { names } from '../../facts/kinds/names';
import { fact } from '../game';
import { sharedFacts } from '../shared-facts';

/** What rules of games with two thrown dice state. */
export const throwFacts = {
  ...sharedFacts,
  uppermostFaces: fact(count, 'Faces of a die that count', 'equipment'),

  wagersDuringRoll: fact(choice('refused', 'if-confirmed'), 'Wagers made while the dice are moving', 'wagers'),
  withdrawal: fact(
    choiceByName(
      'until-deciding-roll',
      'until-no-more-bets',
      'until-dice-rest',
      'until-point',
      'any-time-not-put-back',
      'until-no-more-bets-not-put-back',
      'never',
    ),
    'How long a wager may be removed or reduced',
    'wagers',
  ),
  shooterWagers: fact(names, 'Wagers of which the shooter must have one', 'wagers'),
  oneRollWagers: fact(names, 'Wagers decided by the next roll', 'wagers'),

  dicePassAfter: fact(names, 'Rolls after which the shooter must pass the dice', 'dealing'),

  hardWay: fact(choice('same-number-on-each-die'), 'A total made the hard way', 'drawing'),
  winsOn: fact(countsByName, 'Totals of the first roll that win', 'settlement'),
  losesOn: fact(countsByName, 'Totals of the first roll that lose', 'settlement'),
  settledWhen: fact(choice('before-next-roll'), 'When decided wagers are settled', 'settlement'),

  invalidRolls: fact(names, 'Rolls that do not count', 'irregularities'),
  mayBeInvalid: fact(names, 'Rolls that may be called invalid', 'irregularities'),
  notInvalid: fact(names, 'What is no reason to call a roll invalid', 'irregularities'),
  noRollCalled: fact(choice('before-dice-rest-if-possible'), 'When "no roll" is called', 'irregularities'),
  dieOnObject: fact(choice('opposite-face-counts'), 'Die that does not lie flat', 'irregularities'),
} as const;

/** Everything a rule set may state about craps. */
export const crapsFacts = {
  ...throwFacts,
  points: fact(counts, 'Totals that establish a point', 'drawing'),

  placedWhen: fact(
    choiceByName('before-come-out-roll', 'after-come-out-roll', 'after-point', 'any-time'),
    'When a wager may be placed',
    'wagers',
  ),
  comeOutRoll: fact(
    choiceByName('inactive-unless-called-on', 'active'),
    'Wagers already placed, on a come out roll',
    'wagers',
  ),
  onMarker: fact(choice('covers-similar-wagers'), 'Wagers that one on marker covers', 'wagers'),
  units: fact(countsByName, 'Units a wager is made in', 'wagers'),

  displayedLimits: fact(names, 'Wagers held to a minimum and a maximum', 'limits'),
  addedStake: fact(
    choiceByName(
      'up-to-wager',
      'up-to-twice-wager',
      'above-wager',
      'winnings-up-to-wager',
      'winnings-up-to-twice-wager',
      'winnings-above-wager',
    ),
    'Stake of a supplemental wager against the original wager',
    'limits',
  ),

  voidOn: fact(countsByName, 'Totals of the first roll that make a wager void', 'settlement'),
  paidAs: fact(names, 'Wagers that a combined wager is paid as', 'settlement'),
  commissionOn: fact(choiceByName('wager', 'winnings'), 'What the commission is reckoned on', 'settlement'),
  commissionReturned: fact(
    choice('wager-removed-before-deciding-roll'),
    'When the commission is given back',
    'settlement',
  ),
  otherCharges: fact(choice('none'), 'Charges besides the commission', 'settlement'),
} as const;
