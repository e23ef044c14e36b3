import { AFTER_CONFIRMATION, judgeConfirmed } from '../../play/wagers/timing';
import { sicBoCheck } from './sic-bo-check';

export const confirmedWagersStay = sicBoCheck({
  id: 'sic-bo/confirmed-wagers-stay',
  requirement:
    'A wager that has been confirmed is neither changed nor withdrawn; one that never was is given back where the rules say so.',
  enforces: ['confirmedWagers'],
  mayEnforce: ['unconfirmedWagers'],
  messages: AFTER_CONFIRMATION,
  run: (round, { unconfirmedWagers }, ruling) => {
    judgeConfirmed(round, unconfirmedWagers === 'returned' ? 'unconfirmedWagers' : undefined, ruling);
  },
});
