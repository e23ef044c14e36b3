import { cardValues } from '../../facts/kinds/card-values';
import { choice } from '../../facts/kinds/choice';
import { count } from '../../facts/kinds/count';
import { drawByPoints, drawingTable } from '../../facts/kinds/drawing';
import { list } from '../../facts/kinds/list';
import { odds } from '../../facts/kinds/odds';
import { oddsByPoints } from '../../facts/kinds/odds-by-points';
import { outcomeBy } from '../../facts/kinds/outcome';
import { pointSet } from '../../facts/kinds/point-set';
import { TREATMENTS } from '../../values/treatment';
import { fact } from '../game';
import { sharedFacts } from '../shared-facts';

export const BETS = ['player', 'banker', 'tie', 'player-pair', 'banker-pair'] as const;
export type Bet = (typeof BETS)[number];

const hands = outcomeBy('higher', 'lower', 'equal');
const treatment = choice(...TREATMENTS);

/** Everything a rule set may state about baccarat. Which of it an instrument states is for its rule sources to say. */
export const baccaratFacts = {
  ...sharedFacts,
  cardValues: fact(cardValues, 'Value of each card', 'equipment'),
  pointCount: fact(choice('last-digit'), 'Point count of a hand', 'equipment'),
  burn: fact(choice('first-card'), 'Burnt at the start of a shoe', 'equipment'),
  burnFace: fact(choice('up', 'down'), 'Face of the burnt card', 'equipment'),

  confirmedWagers: fact(choice('fixed'), 'Wagers once confirmed', 'wagers'),
  unconfirmedWagers: fact(choice('may-be-rejected'), 'Wagers not confirmed in time', 'wagers'),
  settledStake: fact(choice('at-close'), 'Stake that is settled', 'wagers'),
  dummyHand: fact(choice('no-wagers'), 'Wagers on a dummy hand', 'wagers'),

  differential: fact(choice('player-and-banker'), 'Wagers the differential applies to', 'limits'),

  dealOrder: fact(list('player', 'banker'), 'Order of the first cards', 'dealing'),
  cardsFace: fact(choice('up', 'down'), 'Face of the cards dealt', 'dealing'),
  naturals: fact(pointSet, 'Naturals', 'drawing'),
  playerDraws: fact(drawByPoints, "Player's hand draws or stands", 'drawing'),
  bankerDraws: fact(drawingTable, "Banker's hand by the player's third card", 'drawing'),
  bankerDrawsAlone: fact(pointSet, "Banker's hand draws when the player's stands", 'drawing'),
  thirdCards: fact(count, 'Additional cards a hand may take', 'drawing'),

  result: fact(choice('higher-points'), 'Result of the coup', 'settlement'),
  playerOutcome: fact(hands, 'Wager on the player', 'settlement'),
  bankerOutcome: fact(hands, 'Wager on the banker', 'settlement'),
  tieOutcome: fact(outcomeBy('equal', 'unequal'), 'Wager on the tie', 'settlement'),
  pairHand: fact(choice('first-two-cards'), 'Cards a pair wager looks at', 'settlement'),
  pairOfPips: fact(choice('same-rank'), 'Pair of ace to ten', 'settlement'),
  pairOfPictures: fact(choice('same-rank'), 'Pair of pictures', 'settlement'),
  playerPays: fact(odds, 'Player wins', 'settlement'),
  bankerPays: fact(odds, 'Banker wins', 'settlement'),
  bankerPaysByPoints: fact(oddsByPoints, 'Banker wins with a certain point count', 'settlement'),
  tiePays: fact(odds, 'Tie wins', 'settlement'),
  pairPays: fact(odds, 'Pair wins', 'settlement'),

  misdealtCoup: fact(treatment, 'Coup dealt incorrectly and noticed in time', 'irregularities'),
  insufficientCards: fact(treatment, 'Too few cards to finish the coup', 'irregularities'),
  missingOrForeignCard: fact(treatment, 'Missing or foreign card', 'irregularities'),
  systemMalfunction: fact(treatment, 'Malfunction of the game system', 'irregularities'),
  shufflerMalfunction: fact(treatment, 'Malfunction of the shuffler to someone’s disadvantage', 'irregularities'),
  unconfirmedOutcome: fact(treatment, 'Outcome that cannot be confirmed', 'irregularities'),
  excessCardWhenBankerDraws: fact(treatment, "Player's third card in error, banker to draw", 'irregularities'),
  excessCardWhenBankerStands: fact(treatment, "Player's third card in error, banker to stand", 'irregularities'),
  excessBankerCard: fact(treatment, "Banker's third card in error", 'irregularities'),
  firstCardExposed: fact(treatment, 'First card of a coup exposed or found face up', 'irregularities'),
  faceUpCardDuringCoup: fact(treatment, 'Card found face up during a coup', 'irregularities'),
  failedToBurn: fact(treatment, 'First card of the shoe not burnt', 'irregularities'),
  dealtBeforeNewGame: fact(treatment, 'Cards dealt before the wagering period began', 'irregularities'),
  dealtBeforeBetsClosed: fact(treatment, 'Cards dealt before the wagering period ended', 'irregularities'),
} as const;
