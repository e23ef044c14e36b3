import { isAccepted } from '../../play/wagers/standing';
import { baccaratCheck } from './baccarat-check';

export const oneKindOfPairWagerOffered = baccaratCheck({
  id: 'baccarat/one-kind-of-pair-wager-offered',
  requirement: 'Of additional wagers that exclude one another a table offers one only.',
  enforces: ['oneOfferedOf'],
  concerns: 'additional',
  messages: { several: 'Wagers on {{recorded}} were taken at one table; it may offer only one of {{expected}}.' },
  run: (round, { oneOfferedOf }, ruling) => {
    const taken = new Set<string>();
    for (const wager of round.additional)
      if (isAccepted(wager) && wager.result !== undefined && oneOfferedOf.includes(wager.known.kind))
        taken.add(wager.known.kind);
    if (taken.size === 1) ruling.complies('table');
    else if (taken.size > 1)
      ruling.breaches('table', {
        message: 'several',
        cites: ['oneOfferedOf'],
        expected: oneOfferedOf.join(', '),
        recorded: [...taken].join(' and '),
      });
  },
});
