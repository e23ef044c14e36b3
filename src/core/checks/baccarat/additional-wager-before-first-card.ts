import { isAccepted } from '../../play/wagers/standing';
import { baccaratCheck } from './baccarat-check';

export const additionalWagerBeforeFirstCard = baccaratCheck({
  id: 'baccarat/additional-wager-before-first-card',
  requirement: 'A wager that must be placed before any card is dealt is not taken after one.',
  enforces: ['closesBefore'],
  messages: { late: 'Wager {{subject}} on {{bet}} was placed {{recorded}}; it must be placed {{expected}}.' },
  run: (round, { closesBefore }, ruling) => {
    if (round.voided || round.dummy) return;
    for (const wager of round.wagers) {
      const { kind } = wager.known;
      if (!closesBefore.has(kind) || wager.withdrawn) continue;
      // One that came after the wagers were closed as a whole is the breach of that rule.
      const isLateAnyway = wager.late === 'placed' && !wager.maybeLate;
      if (!round.placedDuringDeal.includes(wager) || !isAccepted(wager)) {
        if (!isLateAnyway) ruling.complies(wager.id);
      } else if (wager.result === undefined) ruling.cannotTell(wager.id, [`settle event of wager ${wager.id}`]);
      else
        ruling.breaches(wager.id, {
          message: 'late',
          cites: [['closesBefore', kind]],
          expected: 'before the first card',
          recorded: 'after the first card',
          data: { bet: wager.bet },
        });
    }
  },
});
