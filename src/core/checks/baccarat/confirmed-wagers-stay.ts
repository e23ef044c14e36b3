import { baccaratCheck } from './baccarat-check';

export const confirmedWagersStay = baccaratCheck({
  id: 'baccarat/confirmed-wagers-stay',
  requirement:
    'A wager that has been confirmed is neither changed nor withdrawn; one that never was is given back where the rules say so.',
  enforces: ['confirmedWagers'],
  mayEnforce: ['unconfirmedStake'],
  messages: {
    altered: 'Wager {{subject}} was {{recorded}} after it had been confirmed.',
    settled:
      'Wager {{subject}} was not confirmed in time and was settled as {{recorded}}; its stake must be given back.',
  },
  run: (round, { unconfirmedStake }, ruling) => {
    for (const wager of round.wagers) {
      if (unconfirmedStake !== undefined && wager.confirmed === false && !round.voided && !round.dummy) {
        const { id, result } = wager;
        if (result !== 'win' && result !== 'lose') ruling.complies(id);
        else
          ruling.breaches(id, { message: 'settled', cites: ['unconfirmedStake'], expected: 'void', recorded: result });
        continue;
      }
      if (wager.confirmed !== true) continue;
      if (wager.afterConfirmation === undefined) ruling.complies(wager.id);
      // Altering it late as well is one act; the check on the wagering period reports it.
      else if (wager.late === undefined)
        ruling.breaches(wager.id, {
          message: 'altered',
          cites: ['confirmedWagers'],
          expected: 'as confirmed',
          recorded: wager.afterConfirmation,
        });
    }
  },
});
