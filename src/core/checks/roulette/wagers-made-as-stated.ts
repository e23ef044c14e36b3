import { judgeMadeWith, MADE_WITH } from '../../play/wagers/made-with';
import { rouletteCheck } from './roulette-check';

export const wagersMadeAsStated = rouletteCheck({
  id: 'roulette/wagers-made-as-stated',
  requirement: 'Wagers are made with chips, or at a terminal with credit, as the rules state.',
  enforces: ['wagersMadeWith'],
  concerns: 'made',
  messages: MADE_WITH,
  run: (round, { wagersMadeWith }, ruling) => {
    judgeMadeWith(round, wagersMadeWith, ruling);
  },
});
