import { AFTER_CONFIRMATION, judgeConfirmed } from '../../play/wagers/timing';
import { baccaratCheck } from './baccarat-check';

export const confirmedWagersStay = baccaratCheck({
  id: 'baccarat/confirmed-wagers-stay',
  requirement:
    'A wager that has been confirmed is neither changed nor withdrawn; one that never was is given back where the rules say so.',
  enforces: ['confirmedWagers'],
  mayEnforce: ['unconfirmedStake'],
  messages: AFTER_CONFIRMATION,
  run: (round, { unconfirmedStake }, ruling) => {
    judgeConfirmed(round, unconfirmedStake === undefined ? undefined : 'unconfirmedStake', ruling);
  },
});
