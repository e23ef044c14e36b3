import { choice } from '../../facts/kinds/choice';
import { count } from '../../facts/kinds/count';
import { names } from '../../facts/kinds/names';
import { TREATMENTS } from '../../values/treatment';
import { fact } from '../game';

const treatment = choice(...TREATMENTS);

/** How a coup goes on when something was dealt, found or recorded wrongly. */
export const irregularityFacts = {
  misdealtCoup: fact(treatment, 'Coup dealt incorrectly and noticed in time', 'irregularities'),
  insufficientCards: fact(treatment, 'Too few cards to finish the coup', 'irregularities'),
  missingOrForeignCard: fact(treatment, 'Missing or foreign card', 'irregularities'),
  systemMalfunction: fact(treatment, 'Malfunction of the game system', 'irregularities', {
    comparedAs: 'irregularities.malfunction/system',
  }),
  shufflerMalfunction: fact(treatment, 'Malfunction of the shuffler to someone’s disadvantage', 'irregularities'),
  unconfirmedOutcome: fact(treatment, 'Outcome that cannot be confirmed', 'irregularities'),
  excessCardWhenBankerDraws: fact(treatment, "Player's third card in error, banker to draw", 'irregularities', {
    comparedAs: 'irregularities.excess-card-drawn/to-player/banker-draws',
  }),
  excessCardWhenBankerStands: fact(treatment, "Player's third card in error, banker to stand", 'irregularities', {
    comparedAs: 'irregularities.excess-card-drawn/to-player/banker-stands',
  }),
  excessBankerCard: fact(treatment, "Banker's third card in error", 'irregularities', {
    comparedAs: 'irregularities.excess-card-drawn/to-banker',
  }),
  firstCardExposed: fact(treatment, 'First card of a coup exposed or found face up', 'irregularities'),
  faceUpCardDuringCoup: fact(treatment, 'Card found face up during a coup', 'irregularities'),
  failedToBurn: fact(treatment, 'First card of the shoe not burnt', 'irregularities', {
    comparedAs: 'irregularities.failed-to-burn',
  }),
  dealtBeforeNewGame: fact(treatment, 'Cards dealt before the wagering period began', 'irregularities'),
  dealtBeforeBetsClosed: fact(treatment, 'Cards dealt before the wagering period ended', 'irregularities'),
  laterRounds: fact(choice('stand'), 'Rounds dealt after an error', 'irregularities'),
  refusedCard: fact(choice('no-further-cards'), 'Player who refuses a card drawn in error', 'irregularities'),
  cardRefusedByAll: fact(
    choice('dealers-second-card'),
    'Card drawn in error that all players refuse',
    'irregularities',
  ),
  cardsRunOut: fact(choice('discards-shuffled'), 'How a round is finished when cards run out', 'irregularities'),
  dealerHasActed: fact(names, 'What counts as acting on a hand', 'irregularities'),
  earlyDealerCards: fact(choice('counted-in-order'), "Dealer's cards dealt too early", 'irregularities'),
  dealerTakes: fact(count, 'Cards the dealer takes after missing the first', 'irregularities'),
} as const;
