import { baccaratCheck } from './baccarat-check';

export const confirmedWagersStay = baccaratCheck({
  id: 'baccarat/confirmed-wagers-stay',
  requirement: 'A wager that has been confirmed is neither changed nor withdrawn.',
  enforces: ['confirmedWagers'],
  messages: { altered: 'Wager {{subject}} was {{recorded}} after it had been confirmed.' },
  run: (round, _facts, ruling) => {
    for (const wager of round.wagers) {
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
