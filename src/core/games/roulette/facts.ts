import { choice } from '../../facts/kinds/choice';
import { choiceByName } from '../../facts/kinds/choice-by-name';
import { count } from '../../facts/kinds/count';
import { counts, countsByName } from '../../facts/kinds/counts';
import { quantitiesByName, quantity } from '../../facts/kinds/amounts';
import { names, sequence } from '../../facts/kinds/names';
import { fact } from '../game';
import { spunFacts } from '../spun-facts';

/** Everything a rule set may state about roulette. */
export const rouletteFacts = {
  ...spunFacts,
  compartments: fact(count, 'Compartments of the wheel', 'equipment'),
  zeros: fact(names, 'Compartments that are zeros', 'equipment'),
  numbers: fact(counts, 'Numbers of the other compartments', 'equipment'),
  colours: fact(choiceByName('red', 'black', 'green'), 'Colour of each compartment', 'equipment'),
  wheelOrder: fact(sequence, 'Order of the numbers around the wheel', 'equipment'),
  ballDiameter: fact(quantitiesByName, 'Least and most diameter of the ball', 'equipment'),
  ballMaterial: fact(choice('non-metallic'), 'Substance of the ball', 'equipment'),

  numbersCovered: fact(countsByName, 'How many numbers a wager covers', 'wagers'),
  covers: fact(countsByName, 'Numbers that low, high, dozens and columns cover', 'wagers'),
  formedBy: fact(
    choiceByName('adjoining-numbers', 'row', 'square', 'square-without-zero', 'two-rows', 'column', 'racetrack-group'),
    'Place on the layout of the numbers a wager covers',
    'wagers',
  ),
  layoutRows: fact(choice('three-in-order'), 'Numbers of a row across the layout', 'wagers'),
  zeroCombinations: fact(names, 'Combinations with a zero that the rules name', 'wagers'),
  fiveLine: fact(names, 'Numbers of the five-line', 'wagers'),
  racetrackPieces: fact(countsByName, 'Pieces of a race-track wager', 'wagers'),
  racetrack: fact(countsByName, 'Pieces that a race-track wager puts on each combination', 'wagers'),
  neighboursEachSide: fact(counts, 'Neighbours covered on either side of a number', 'wagers'),
  racetrackPlaced: fact(choice('by-dealer-on-oral-declaration'), 'How a race-track wager is placed', 'wagers'),
  closingCall: fact(
    choice('before-ball-rests', 'while-ball-rotates'),
    'When "no more bets" has to be called',
    'wagers',
  ),
  lostWagers: fact(choice('untouched'), 'What players may do with a wager that lost', 'wagers'),
  wagersAfterBallDrop: fact(choice('void'), 'Wagers placed after the ball has dropped', 'wagers'),
  oralWagersNeed: fact(
    choice('chips-or-cash-with-them', 'chips-with-them', 'chips-placed'),
    'What wagers made by word of mouth need',
    'wagers',
  ),
  unconfirmedWagers: fact(choice('returned'), 'Wagers not confirmed in time', 'wagers'),
  winnersWithdrawn: fact(
    choiceByName('before-next-spin', 'once-paid', 'once-area-paid', 'once-all-paid'),
    'When a winning wager may be taken back',
    'wagers',
  ),

  displayedLimits: fact(names, 'Wagers held to a displayed minimum and maximum', 'limits'),
  racetrackUnderMinimum: fact(choice('void'), 'Race-track wager below the minimum', 'limits'),
  racetrackOffIncrement: fact(choice('void-excess'), 'Race-track wager not in the permitted steps', 'limits'),

  ballSpun: fact(choice('after-wagering-closed'), 'When the ball is spun', 'dealing'),
  spinDirection: fact(choice('opposite'), 'Direction of the ball against the wheel', 'dealing'),
  revolutions: fact(quantity, 'Least revolutions of a spin', 'dealing'),
  spunBy: fact(names, 'Who or what spins the ball', 'dealing'),

  settledPosition: fact(
    choice('when-ball-rests', 'when-wagering-closes'),
    'Position by which a wager is settled',
    'settlement',
  ),
  multipliers: fact(counts, 'Odds to 1 that a multiplier may give a number', 'settlement'),
  multiplierNumbers: fact(counts, 'Numbers given a multiplier on a spin', 'settlement'),
  multipliedWagers: fact(names, 'Wagers paid by a multiplier', 'settlement'),

  uncalledSpin: fact(choice('void'), 'Spin that had to be called off and was not', 'irregularities'),
} as const;
