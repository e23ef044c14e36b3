import { CUT_BY_PLAYER, judgeDealersCut } from '../../play/cards/shoe';
import { baccaratCheck } from './baccarat-check';

export const cardsCutByTheDealer = baccaratCheck({
  id: 'baccarat/cards-cut-by-the-dealer',
  requirement: 'Where the dealer has to cut the cards, no player does.',
  enforces: ['cutBy'],
  concerns: 'preparation',
  enforcesRow: (_, who) => who === 'dealer',
  messages: CUT_BY_PLAYER,
  run: (round, _, ruling) => {
    judgeDealersCut(round, (name) => round.wagers.some(({ player }) => player === name), ruling);
  },
});
