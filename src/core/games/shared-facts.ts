import { moneyByName, percentsByName, quantitiesByName } from '../facts/kinds/amounts';
import { choice } from '../facts/kinds/choice';
import { choiceByName } from '../facts/kinds/choice-by-name';
import { counts, countsByName } from '../facts/kinds/counts';
import { depth } from '../facts/kinds/depth';
import { name, names, sequence } from '../facts/kinds/names';
import { oddsByName } from '../facts/kinds/odds-by-name';
import { prizesByName } from '../facts/kinds/prizes';
import { TREATMENTS } from '../values/treatment';
import { fact } from './game';

/** What a clause may prescribe beyond the treatments that a record can name. */
const PRESCRIBED = [...TREATMENTS, 'wager-void', 'wager-stands', 'player-chooses', 'operator-decides'] as const;

/** How a wager outside the displayed limits is dealt with. */
const OUT_OF_LIMIT = [
  'not-accepted',
  'next-lowest-taken',
  'reduced',
  'void',
  'void-excess',
  'stands',
  'lost',
  'operator-decides',
] as const;

/** Facts that rules of any game may state, and that general rules state for all of them. */
export const sharedFacts = {
  decks: fact(counts, 'Decks in play', 'equipment', { unit: 'decks' }),
  deckCards: fact(counts, 'Cards in each deck', 'equipment', { unit: 'cards' }),
  jokers: fact(choice('excluded', 'included'), 'Jokers', 'equipment'),
  dice: fact(counts, 'Dice in play', 'equipment', { unit: 'dice' }),
  equipment: fact(quantitiesByName, 'Sizes and numbers of equipment', 'equipment'),
  cutDepth: fact(depth, 'Least depth of the cut from either end', 'equipment'),
  cuttingCardDepth: fact(depth, 'Least distance of the cutting card from the back', 'equipment'),

  wagers: fact(names, 'Permitted wagers', 'wagers', { oneByOne: true }),
  wageringCloses: fact(names, 'What ends the wagering period', 'wagers'),
  lateWagers: fact(choice('refused', 'void', 'operator-decides'), 'Wagers placed, changed or withdrawn late', 'wagers'),
  oralWagers: fact(choice('refused', 'if-confirmed', 'accepted'), 'Wagers made by word of mouth', 'wagers'),
  wagersPerPosition: fact(countsByName, 'Most wagers on one box, seat or area', 'wagers', { unit: 'wagers' }),
  dealOrder: fact(sequence, 'Order of the first cards', 'dealing'),
  burn: fact(name, 'Cards burnt, and when', 'dealing'),

  underMinimum: fact(choice(...OUT_OF_LIMIT), 'Wager below the minimum', 'limits'),
  overMaximum: fact(choice(...OUT_OF_LIMIT), 'Wager above the maximum', 'limits'),
  offIncrement: fact(choice(...OUT_OF_LIMIT), 'Wager not in the permitted steps', 'limits'),
  largestStep: fact(choice('minimum'), 'Largest step that a table may display', 'limits'),
  stepsCountedFrom: fact(choice('minimum-or-nothing'), 'What permitted steps are counted from', 'limits'),

  limits: fact(moneyByName, 'Amounts the rules themselves fix', 'limits'),
  stakes: fact(countsByName, 'Stake as a multiple of the wager it goes with', 'limits', { unit: 'times' }),

  pays: fact(oddsByName, 'Odds', 'settlement', { casesIn: 'outcomes' }),
  prizes: fact(prizesByName, 'Prizes', 'settlement'),
  outcomes: fact(choiceByName('win', 'lose', 'push', 'stays', 'void'), 'Result of a wager', 'settlement'),
  losingStake: fact(choice('collected'), 'Stake of a losing wager', 'settlement'),
  winningStake: fact(choice('returned'), 'Stake of a winning wager', 'settlement'),
  voidWager: fact(choice('returned', 'returned-or-forfeited'), 'Stake of a wager declared void', 'settlement'),
  commission: fact(percentsByName, 'Commission and fees', 'settlement'),
  rounding: fact(name, 'Rounding of what is paid', 'settlement'),

  tournament: fact(quantitiesByName, 'Figures of tournament play', 'settlement'),

  confirmedWagers: fact(choice('fixed'), 'Wagers once confirmed', 'wagers'),
  compulsoryWagers: fact(names, 'Wagers every player must make', 'wagers'),

  wagerUnits: fact(choice('minimum'), 'Units of wagers', 'limits'),

  announcements: fact(names, 'What the dealer announces', 'dealing'),

  jackpotShared: fact(choiceByName('equally', 'each-paid'), 'Jackpot won by several hands at once', 'settlement'),
  jackpotShares: fact(countsByName, 'Elevenths of a jackpot won by two kinds of hand at once', 'settlement'),
  winEventsPaid: fact(choiceByName('highest-only'), 'Which of several win events is paid', 'settlement'),

  irregularities: fact(choiceByName(...PRESCRIBED), 'Treatment of an irregularity', 'irregularities'),
} as const;
