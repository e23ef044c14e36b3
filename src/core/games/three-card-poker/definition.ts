import { fiveCardRulesOf, pokerRulesOf } from '../../play/cards/poker/rules';
import { cardsIn, handOf, type PokerTable } from '../../play/showdown/poker-table';
import { showdownCaseNamed, showdownCases } from '../../play/showdown/showdown-cases';
import { announcedOfDealer, becauseOfHands, rowOfDealersHand } from '../../play/showdown/told-hands';
import { gameDefinition, type Asked } from '../../play/table/table-game';
import { cardsOf, type TableRound } from '../../play/table/table-round';
import type { Card } from '../../values/card';
import { threeCardPokerFacts } from './facts';
import { anyLocations, locationsOf } from './play/array';
import { play } from './play/play';

const HAND = 3;

/** Where a player's cards lie: before the player, or at a terminal in the array that all play from. */
function cardsOfPlayer({ round, wager }: Asked): readonly Card[] | string {
  if (round.channel !== 'terminal') return cardsIn(cardsOf(round, wager.position ?? ''));
  const locations = locationsOf(round, wager);
  if (typeof locations === 'string') return locations;
  return locations.flatMap((location) => cardsIn(cardsOf(round, `array:${String(location)}`)));
}

const placeOf = ({ round, wager }: Asked): string =>
  round.channel === 'terminal' ? 'the locations of the array' : (wager.position ?? wager.player);

const dealerCards = (round: TableRound): readonly Card[] => cardsIn(cardsOf(round, 'dealer'));

const table: PokerTable = {
  goesOn: ['bet'],
  player: (asked) => {
    const cards = cardsOfPlayer(asked);
    return typeof cards === 'string' ? cards : handOf(pokerRulesOf(asked.facts), cards, HAND, HAND, placeOf(asked));
  },
  dealer: (round, facts) => handOf(pokerRulesOf(facts), dealerCards(round), HAND, HAND, 'dealer'),
  decidedBy: {
    jackpot: (asked) => {
      const own = cardsOfPlayer(asked);
      if (typeof own === 'string') return own;
      const cards = [...own, ...dealerCards(asked.round).slice(0, 2)];
      return handOf(fiveCardRulesOf(asked.facts), cards, 5, 5, `${placeOf(asked)}, and the first two to dealer`);
    },
    '6-card-bonus': (asked) => {
      const own = cardsOfPlayer(asked);
      if (typeof own === 'string') return own;
      const cards = [...own, ...dealerCards(asked.round)];
      return handOf(fiveCardRulesOf(asked.facts), cards, 2 * HAND, 5, `${placeOf(asked)} and dealer`);
    },
  },
};

export const threeCardPokerGame = gameDefinition({
  code: 'three-card-poker',
  title: 'Three card poker',
  facts: threeCardPokerFacts,
  played: 'cards',
  events: ['deal', 'announce', 'decide', 'reveal', 'look', 'collect'],
  wagers: {
    ante: { opens: true },
    'pair-plus': {},
    '6-card-bonus': {},
    bet: { later: true },
    jackpot: { hasOwnLimitsOnly: true },
  },
  staysBy: table.goesOn,
  riders: { 'ante-bonus': { on: 'ante' } },
  cases: showdownCases(table),
  caseNamed: showdownCaseNamed(table),
  because: (asked) => becauseOfHands(table, asked),
  kindOfPlace: (place) => (place.startsWith('seat:') ? 'player' : place.startsWith('array:') ? 'array' : place),
  alikeFaults: { 'too-few-cards': 'excess-card-drawn' },
  announced: (announcement, round, facts) => announcedOfDealer(table, announcement, round, facts),
  announcedRow: rowOfDealersHand,
  play,
  handChosen: anyLocations,
});
