import { counts, countsByName } from '../facts/kinds/counts';
import { name, names, ranking } from '../facts/kinds/names';
import { choice } from '../facts/kinds/choice';
import { fact } from './game';
import { sharedFacts } from './shared-facts';

/** What rules of games with poker hands state. */
export const pokerFacts = {
  ...sharedFacts,
  cardRanking: fact(ranking, 'Ranks of cards, highest first', 'drawing'),
  handRanking: fact(ranking, 'Ranks of hands, highest first', 'drawing'),
  wildCards: fact(names, 'Wild cards', 'drawing'),
  aceInStraight: fact(choice('high', 'low', 'high-or-low'), 'Ace in a straight', 'drawing'),
  handCards: fact(countsByName, 'Cards dealt', 'dealing'),
  handMadeOf: fact(countsByName, 'Cards that make a hand', 'drawing'),
  dealerQualifies: fact(name, 'Least hand with which the dealer qualifies', 'drawing'),
  drawOrExchange: fact(countsByName, 'Cards that may be drawn or exchanged', 'drawing'),
  bettingRounds: fact(counts, 'Betting rounds', 'wagers'),
  raises: fact(countsByName, 'Raises, as multiples or in number', 'wagers'),
} as const;
