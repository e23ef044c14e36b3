import { isAccepted } from '../wagers/standing';
import { sicBoCheck } from './sic-bo-check';

export const noOralWagers = sicBoCheck({
  id: 'sic-bo/no-oral-wagers',
  requirement: 'Where the rules do not allow it, no wager made by word of mouth is taken.',
  enforces: ['oralWagers'],
  concerns: 'oral',
  messages: { oral: 'Wager {{subject}} on {{recorded}} was made by word of mouth and taken; none may be.' },
  run: (round, { oralWagers }, ruling) => {
    if (oralWagers !== 'refused') return;
    for (const wager of round.oral)
      if (!isAccepted(wager) || round.voided) ruling.complies(wager.id);
      else ruling.breaches(wager.id, { message: 'oral', cites: ['oralWagers'], expected: 'void', recorded: wager.bet });
  },
});
