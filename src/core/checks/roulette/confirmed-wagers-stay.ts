import { AFTER_CONFIRMATION, judgeConfirmed } from '../../play/wagers/timing';
import { rouletteCheck } from './roulette-check';

export const confirmedWagersStay = rouletteCheck({
  id: 'roulette/confirmed-wagers-stay',
  requirement:
    'A wager that has been confirmed is neither changed nor withdrawn; one that never was is given back where the rules say so.',
  enforces: [],
  mayEnforce: ['confirmedWagers', 'unconfirmedWagers'],
  messages: AFTER_CONFIRMATION,
  run: (round, { unconfirmedWagers }, ruling) => {
    judgeConfirmed(round, unconfirmedWagers === undefined ? undefined : 'unconfirmedWagers', ruling);
  },
});
