import { choice } from '../../facts/kinds/choice';
import { choiceByName } from '../../facts/kinds/choice-by-name';
import { count } from '../../facts/kinds/count';
import { counts, countsByName } from '../../facts/kinds/counts';
import { names, ranking, sequence } from '../../facts/kinds/names';
import { worths } from '../../facts/kinds/worths';
import { fact } from '../game';
import { boxFacts } from '../box-facts';
import { playingFacts } from './playing-facts';

/** When a wager is settled, counted from the start of the round. */
const MOMENTS = [
  'at-once',
  'after-first-deal',
  'before-third-card',
  'when-decided',
  'at-dealers-second-card',
  'after-dealers-second-card',
  'after-dealers-hand',
  'after-first-deal-or-dealers-hand',
  'after-dealers-first-hand',
  'after-dealers-second-hand',
  'after-dealers-third-hand',
  'with-main-wager',
  'after-main-wagers',
] as const;

/** Everything a rule set may state about blackjack. */
export const blackjackFacts = {
  ...boxFacts,
  cardsTakenOut: fact(names, 'Cards taken out of each deck', 'equipment'),
  cardValues: fact(worths, 'Value of each card', 'equipment', {
    rowLabel: (ranks) => `Value of each card: ${ranks.toUpperCase()}`,
  }),
  aceCounts: fact(choice('eleven-unless-over-21'), 'Which of its values an ace has', 'equipment'),
  blackjackHand: fact(choice('ace-and-ten-value-in-first-two-cards'), 'What a blackjack is', 'equipment'),
  cuttingCardAtMost: fact(choice('half-of-stack'), 'Greatest distance of the cutting card from the back', 'equipment'),

  dealtFrom: fact(choice('shoe', 'shoe-or-card-machine'), 'What cards are dealt from', 'equipment'),
  machineDecks: fact(count, 'Most decks in a card machine', 'equipment', { unit: 'decks' }),
  machineCuttingCard: fact(choice('not-used'), 'Cutting card where a card machine is used', 'equipment'),
  cutBy: fact(names, 'Who cuts the cards', 'equipment'),
  boxes: fact(counts, 'Boxes of the layout', 'equipment', { unit: 'boxes' }),

  boxWagers: fact(
    choice('two-equal', 'two-or-three-of-any-amount'),
    'Original wagers a player makes on a box',
    'wagers',
  ),
  boxControl: fact(choice('one-player'), 'Who may control a box', 'wagers'),
  boxController: fact(sequence, 'Who decides on a shared box, the first that applies', 'wagers'),
  lonePlayerBoxes: fact(count, 'Boxes of a player alone at the table', 'wagers'),
  othersOnBox: fact(
    choiceByName(
      'may',
      'may-not',
      'if-permitted',
      'only-with-controller',
      'cover-or-choose-hand',
      'cover-or-first-hand',
    ),
    'What other players on a box may do',
    'wagers',
  ),
  wagersOfOtherForms: fact(names, 'Wagers that only other forms of the game offer', 'wagers'),
  wagersMadeBy: fact(choiceByName('chips-on-layout'), 'How a wager is made', 'wagers'),
  wagersMadeWith: fact(names, 'Chips, cash or credit that wagers are made with', 'wagers'),
  closingCall: fact(choice('before-first-card'), 'When no more bets is called', 'wagers'),
  oralWagersNeed: fact(choice('chips-or-cash-with-them'), 'What wagers made by word of mouth need', 'wagers'),
  placedWith: fact(
    choiceByName('main-on-box', 'own-main', 'own-main-first'),
    'Game wager that an additional wager needs',
    'wagers',
  ),
  closesBefore: fact(choiceByName('first-card'), 'Latest moment for an additional wager', 'wagers'),
  wagerDecks: fact(countsByName, 'Decks with which a wager may be offered', 'wagers'),

  displayedLimits: fact(names, 'Wagers held to a displayed minimum and maximum', 'limits'),
  minimumApplies: fact(choice('each-hand'), 'Minimum for a player on several boxes', 'limits'),
  addedStake: fact(
    choiceByName('up-to-wager', 'equal-to-wager', 'up-to-half'),
    'Stake of an added wager against the original wager',
    'limits',
  ),

  dealStart: fact(choice('dealers-left'), 'Where dealing starts', 'dealing'),
  playStart: fact(choice('dealers-left'), 'Where play of the hands starts', 'dealing'),
  facesByCard: fact(choiceByName('up', 'down'), 'Face of each card, by where it goes', 'dealing'),
  firstCards: fact(countsByName, 'Cards of the first deal', 'dealing'),
  burnWhen: fact(names, 'When a card is burnt', 'dealing'),
  burnFace: fact(choice('up', 'down'), 'Face of the burnt card', 'dealing'),
  dealerSecondCard: fact(choice('after-players'), "Dealer's second card", 'dealing'),
  dealerHands: fact(count, 'Hands the dealer plays', 'dealing'),
  dealerFirstCard: fact(choice('same-in-all-hands'), "Dealer's first card where there are several hands", 'dealing'),
  commonCards: fact(choice('acted-on-by-each-terminal'), 'Cards dealt for all terminals', 'dealing'),

  ...playingFacts,

  originalWagerAfterSplit: fact(
    choiceByName('first-hand', 'other-hands'),
    'Hand with the original wager after a split',
    'settlement',
  ),
  tenValueRanking: fact(ranking, 'Ranks of ten-value cards between two blackjacks, highest first', 'settlement'),
  unpayableWinnings: fact(choice('payable-amount-by-notice'), 'Winnings that chips cannot pay exactly', 'settlement'),
  superBonusNeeds: fact(names, 'What a super bonus needs', 'settlement'),
  pairKinds: fact(
    choiceByName('same-suit', 'same-colour-other-suit', 'red-and-black'),
    'What each kind of pair is',
    'settlement',
  ),
  decidedBy: fact(
    choiceByName(
      'first-two-cards',
      'first-three-cards',
      'first-four-cards',
      'first-two-cards-and-dealers-first',
      'whole-hand',
      'first-split-hand',
      'split-cards-and-next-card',
    ),
    'Cards that decide an additional wager',
    'settlement',
  ),
  settledWhen: fact(choiceByName(...MOMENTS), 'When a wager is settled', 'settlement'),
  overUnderValues: fact(worths, 'Value of each card for over/under 13', 'settlement', {
    rowLabel: (ranks) => `Value of each card for over/under 13: ${ranks.toUpperCase()}`,
  }),

  refusedCard: fact(choice('no-further-cards'), 'Player who refuses a card drawn in error', 'irregularities'),
  cardRefusedByAll: fact(
    choice('dealers-second-card'),
    'Card drawn in error that all players refuse',
    'irregularities',
  ),
  insufficientCards: fact(
    choiceByName('discards-shuffled', 'discards-into-device-or-manual-shoe'),
    'How a round is finished when cards run out',
    'irregularities',
  ),
  dealerHasActed: fact(names, 'What counts as acting on a hand', 'irregularities'),
  earlyDealerCards: fact(choice('total-counts-but-no-blackjack'), "Dealer's cards dealt too early", 'irregularities'),
  dealerCompletesFor: fact(
    countsByName,
    'Dealer finishes an irregular hand while an open player has at most',
    'irregularities',
  ),
  dealerTakes: fact(count, 'Cards the dealer takes after missing the first', 'irregularities'),
} as const;
