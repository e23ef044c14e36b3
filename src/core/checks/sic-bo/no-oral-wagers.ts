import { judgeOral, ORAL } from '../../play/wagers/oral';
import { sicBoCheck } from './sic-bo-check';

export const noOralWagers = sicBoCheck({
  id: 'sic-bo/no-oral-wagers',
  requirement:
    'Where the rules do not allow it, no wager made by word of mouth is taken; where they do, none without chips or cash.',
  enforces: [],
  mayEnforce: ['oralWagers', 'oralWagersNeed'],
  concerns: 'oral',
  messages: ORAL,
  run: (round, facts, ruling) => {
    judgeOral(round, facts, ruling);
  },
});
