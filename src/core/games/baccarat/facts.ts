import { quantity } from '../../facts/kinds/amounts';
import { cardValues } from '../../facts/kinds/card-values';
import { choice } from '../../facts/kinds/choice';
import { choiceByName } from '../../facts/kinds/choice-by-name';
import { count } from '../../facts/kinds/count';
import { countsByName } from '../../facts/kinds/counts';
import { drawByPoints, drawingTable } from '../../facts/kinds/drawing';
import { list } from '../../facts/kinds/list';
import { names, sequence } from '../../facts/kinds/names';
import { odds } from '../../facts/kinds/odds';
import { oddsByName } from '../../facts/kinds/odds-by-name';
import { oddsByPoints } from '../../facts/kinds/odds-by-points';
import { outcomeBy } from '../../facts/kinds/outcome';
import { pointSet } from '../../facts/kinds/point-set';
import { worths } from '../../facts/kinds/worths';
import { fact } from '../game';
import { sharedFacts } from '../shared-facts';
import { irregularityFacts } from './irregularity-facts';

export const BETS = ['player', 'banker', 'tie', 'player-pair', 'banker-pair'] as const;
export type Bet = (typeof BETS)[number];

const hands = outcomeBy('higher', 'lower', 'equal');

const CUTTING_CARD: Readonly<Record<string, string>> = {
  'during-round': 'Round in which the cutting card comes out',
  'first-card': 'Cutting card comes out as the first card of a round',
  'later-card': 'Cutting card comes out later in a round',
  tie: 'Cutting card came out in a round that is a tie',
};

/** Before the odds of additional wagers, which any game may have. */
const handOdds = {
  playerPays: fact(odds, 'Player wins', 'settlement'),
  bankerPays: fact(odds, 'Banker wins', 'settlement'),
  bankerPaysByPoints: fact(oddsByPoints, 'Banker wins with a certain point count', 'settlement', {
    rowLabel: (points) => `Banker wins with ${points}`,
  }),
  threeCardPays: fact(oddsByPoints, 'Hand wins with a certain point count of three cards', 'settlement', {
    rowLabel: (points) => `Hand of three cards wins with ${points}`,
  }),
  tiePays: fact(odds, 'Tie wins', 'settlement'),
  pairPays: fact(odds, 'Pair wins', 'settlement'),
  pairPaysByHand: fact(oddsByName, 'Pair wins, by the hand it is on', 'settlement'),
} as const;

/** Everything a rule set may state about baccarat. Which of it an instrument states is for its rule sources to say. */
export const baccaratFacts = {
  ...handOdds,
  ...sharedFacts,
  cardValues: fact(cardValues, 'Value of each card', 'equipment', {
    rowLabel: (rank) => `Value of each card: ${rank === 'T' ? '10' : rank}`,
  }),
  pointCount: fact(choice('last-digit'), 'Point count of a hand', 'equipment'),
  burn: fact(choice('first-card'), 'Burnt at the start of a shoe', 'equipment', { comparedAs: 'shoeBurn' }),
  burnFace: fact(choice('up', 'down'), 'Face of the burnt card', 'equipment', {
    comparedAs: 'shoeBurnFace.first-card',
  }),
  places: fact(count, 'Most places for players at the table', 'equipment', { unit: 'places' }),
  dealtFrom: fact(choice('shoe', 'shoe-or-card-machine'), 'What cards are dealt from', 'equipment'),
  cutBy: fact(names, 'Who cuts the cards', 'equipment'),
  machineDecks: fact(count, 'Most decks in a card machine', 'equipment', { unit: 'decks' }),
  machineCuttingCard: fact(choice('not-used'), 'Cutting card where a card machine is used', 'equipment'),
  machineCards: fact(choice('neither-cut-nor-burnt', 'not-cut'), 'Cards that come from a card machine', 'equipment'),
  shoeBurn: fact(
    choice(
      'first-card-and-its-value',
      'first-card-and-its-value-on-request',
      'first-card-alone-or-with-its-value',
      'first-card-or-its-value-with-players',
    ),
    'Cards burnt at the start of a shoe',
    'equipment',
  ),
  shoeBurnFace: fact(
    choiceByName('up', 'down', 'shown-on-request', 'shown'),
    'Faces of the cards burnt at the start of a shoe',
    'equipment',
  ),
  shoeBurnValues: fact(worths, 'Value of the first card for the burn', 'equipment', {
    rowLabel: (ranks) => `Value of the first card for the burn: ${ranks.toUpperCase()}`,
  }),

  tooLateFrom: fact(
    names,
    'From when a wager is too late, where that is not the first end of the wagering period',
    'wagers',
  ),
  lateActs: fact(choiceByName('forbidden'), 'What may not be done with a wager once it is too late', 'wagers'),
  wagersMadeWith: fact(names, 'Chips, cash or credit that wagers are made with', 'wagers'),
  promotionalChips: fact(choice('in-place-of-value-chips'), 'Chips for promotions', 'wagers'),
  unlistedWagers: fact(choice('refused'), 'Wagers that the rules do not list', 'wagers'),
  confirmedWagers: fact(choice('fixed'), 'Wagers once confirmed', 'wagers'),
  unconfirmedWagers: fact(choice('may-be-rejected', 'returned'), 'Wagers not confirmed in time', 'wagers'),
  settledStake: fact(choice('at-close'), 'Stake that is settled', 'wagers'),
  dummyHand: fact(choice('no-wagers'), 'Wagers on a dummy hand', 'wagers'),
  dummyRounds: fact(names, 'What makes a round a dummy', 'wagers'),
  roundWithoutWagers: fact(choice('may-be-dealt'), 'Round on which nobody wagers', 'wagers'),
  unconfirmedStake: fact(choice('returned'), 'Stake of a wager not confirmed in time', 'wagers'),
  oralWagersNeed: fact(
    choice('chips-or-cash-with-them', 'chips-with-them'),
    'What wagers made by word of mouth need',
    'wagers',
  ),
  wagersStayFrom: fact(
    choiceByName('first-card', 'confirmation'),
    'From when a wager may not be touched, where others are still placed',
    'wagers',
  ),
  compulsoryWagers: fact(names, 'Wagers every player must make', 'wagers'),
  wagerCombinations: fact(names, 'What a player may wager on in one round', 'wagers'),
  placedWith: fact(
    choiceByName('own-player-banker-or-tie', 'initial-wager-presumed', 'game-wager-on-box', 'own-enter'),
    'Wager that another wager needs',
    'wagers',
  ),
  closesBefore: fact(choiceByName('first-card'), 'Latest moment for an additional wager', 'wagers'),
  oneOfferedOf: fact(names, 'Additional wagers of which a table may offer one', 'wagers'),
  boxesPerPlayer: fact(count, 'Boxes on which a player may wager', 'wagers'),
  playersPerArea: fact(countsByName, 'Players who may wager on one area', 'wagers'),
  betsOnOneArea: fact(choice('each-by-itself'), 'Several bets on one area', 'wagers'),
  changesAfterDeal: fact(names, 'What the operator may permit while no card is exposed or handled', 'wagers'),

  differential: fact(choice('player-and-banker'), 'Wagers the differential applies to', 'limits'),
  differentialExceeded: fact(choice('may-be-reduced-pro-rata'), 'Wagers that exceed the differential', 'limits'),
  displayedLimits: fact(names, 'Wagers held to a displayed minimum and maximum', 'limits'),
  belowMinimum: fact(choice('settled-first-time'), 'Wager below the minimum that was taken', 'limits', {
    comparedAs: 'underMinimum',
  }),
  wagerUnits: fact(choice('minimum'), 'Units of wagers', 'limits'),
  minimumApplies: fact(choice('each-area', 'each-hand'), 'Minimum for a player on several areas', 'limits'),
  maximumApplies: fact(
    choiceByName('whole-table', 'each-player', 'all-areas-together', 'as-operator-directs'),
    'What the maximum is counted over',
    'limits',
  ),
  notPayableExactly: fact(
    choiceByName('not-accepted', 'may-be-refused', 'void-remainder', 'paid-to-lower-multiple', 'paid-to-next-payable'),
    'Wager that could not be paid exactly in chips',
    'limits',
  ),
  addedStake: fact(choiceByName('equal-to-wager'), 'Stake of an added wager against the first', 'limits'),

  dealOrder: fact(list('player', 'banker'), 'Order of the first cards', 'dealing'),
  cardsFace: fact(choice('up', 'down'), 'Face of the cards dealt', 'dealing'),
  firstCardsFace: fact(
    choiceByName('up', 'down', 'all-up-or-all-down'),
    'Face of the first cards by style of dealing',
    'dealing',
  ),
  thirdCardFace: fact(choiceByName('up', 'down'), 'Face of a third card by style of dealing', 'dealing'),
  hands: fact(count, 'Hands dealt', 'dealing', { unit: 'hands' }),
  boxDealOrder: fact(sequence, 'Order of the first cards where each box has a hand', 'dealing'),
  dealStart: fact(choice('dealers-left'), 'Where dealing starts', 'dealing'),
  dealerSecondCard: fact(choice('after-players'), "Dealer's second card", 'dealing'),
  announcements: fact(names, 'What the dealer announces', 'dealing'),
  announcementOrder: fact(
    choiceByName('player-first'),
    'Order in which the first point counts are announced',
    'dealing',
  ),
  cuttingCardAppears: fact(
    choiceByName('round-completed', 'one-more-round', 'last-round'),
    'When the cutting card appears',
    'dealing',
    { rowLabel: (when) => CUTTING_CARD[when] ?? `When the cutting card appears: ${when}` },
  ),

  decisions: fact(names, 'What a player may decide', 'drawing'),
  dealerDrawsUpTo: fact(count, "Highest point count at which the dealer's hand draws", 'drawing'),
  absentPlayer: fact(choice('no-additional-card'), 'Hand of a player who does not act', 'drawing'),
  naturals: fact(pointSet, 'Naturals', 'drawing'),
  playerDraws: fact(drawByPoints, "Player's hand draws or stands", 'drawing', {
    rowLabel: (points) => `Player's hand with ${points}`,
  }),
  bankerDraws: fact(drawingTable, "Banker's hand by the player's third card", 'drawing', {
    // Some tables have a column for a player's hand that stands, and others a sentence.
    toldBy: (place) => (place.endsWith('/none') ? 'bankerDrawsAlone' : undefined),
    rowLabel: (place) => {
      const [points = '', third = ''] = place.split('/');
      return `Banker's hand with ${points} when ${third === 'none' ? 'the player took no third card' : `the player's third card is ${third}`}`;
    },
  }),
  bankerDrawsAlone: fact(pointSet, "Banker's hand draws when the player's stands", 'drawing'),
  bankerStandsAlone: fact(pointSet, "Banker's hand stands when the player's stands", 'drawing'),
  thirdCardOrder: fact(choice('player-first', 'player-first-where-it-decides'), 'Order of the third cards', 'drawing'),
  thirdCards: fact(count, 'Additional cards a hand may take', 'drawing', { unit: 'cards' }),

  result: fact(choice('higher-points'), 'Result of the coup', 'settlement'),
  playerOutcome: fact(hands, 'Wager on the player', 'settlement', {
    rowLabel: (relation) => `Wager on the player when its points are ${relation}`,
  }),
  bankerOutcome: fact(hands, 'Wager on the banker', 'settlement', {
    rowLabel: (relation) => `Wager on the banker when its points are ${relation}`,
  }),
  tieOutcome: fact(outcomeBy('equal', 'unequal'), 'Wager on the tie', 'settlement', {
    rowLabel: (relation) => `Wager on the tie when points are ${relation}`,
  }),
  pairHand: fact(choice('first-two-cards'), 'Cards a pair wager looks at', 'settlement'),
  pairOfPips: fact(choice('same-rank'), 'Pair of ace to ten', 'settlement'),
  pairOfPictures: fact(choice('same-rank'), 'Pair of pictures', 'settlement'),
  roundedDownTo: fact(quantity, "Multiple to which the banker's payout may be rounded down", 'settlement'),
  voidedStake: fact(choice('returned'), 'Stake when the coup is void', 'settlement'),
  decidedBy: fact(
    choiceByName('first-two-cards', 'first-two-or-three-cards', 'final-point-counts'),
    'Cards that decide an additional wager',
    'settlement',
  ),
  pairKinds: fact(
    choiceByName('same-suit', 'same-colour-other-suit', 'red-and-black', 'three-of-same-suit'),
    'What each kind of pair is',
    'settlement',
  ),
  outcomesByHand: fact(
    choiceByName('win', 'lose', 'push'),
    'Result of an additional wager, where each hand has a clause of its own',
    'settlement',
  ),
  winEventsPaid: fact(choiceByName('highest-only'), 'Which of several win events is paid', 'settlement'),
  settledWhen: fact(choiceByName('after-result', 'after-first-deal'), 'When a wager is settled', 'settlement'),

  ...irregularityFacts,
} as const;
