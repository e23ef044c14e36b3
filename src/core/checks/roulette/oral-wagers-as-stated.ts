import { judgeOral, ORAL } from '../../play/wagers/oral';
import { rouletteCheck } from './roulette-check';

export const oralWagersAsStated = rouletteCheck({
  id: 'roulette/oral-wagers-as-stated',
  requirement: 'A wager made by word of mouth is taken only with what the rules ask to come with it.',
  enforces: ['oralWagersNeed'],
  concerns: 'oral',
  messages: { without: ORAL.without },
  run: (round, { oralWagersNeed }, ruling) => {
    judgeOral(round, { oralWagersNeed }, ruling);
  },
});
