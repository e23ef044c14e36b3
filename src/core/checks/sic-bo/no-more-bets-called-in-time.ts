import type { SicBoFacts } from '../../games/sic-bo/game';
import type { SicBoRound } from '../../games/sic-bo/round';
import type { Cited } from '../../play/judging/ruling';
import { sicBoCheck } from './sic-bo-check';

export const noMoreBetsCalledInTime = sicBoCheck({
  id: 'sic-bo/no-more-bets-called-in-time',
  requirement: 'Wagering is ended before the dice are shown, and before they are tumbled where nothing covers them.',
  enforces: [],
  mayEnforce: ['closingCall', 'diceTumbled'],
  concerns: 'closings',
  messages: {
    tooLate: 'No more bets was called {{recorded}}; it must be called {{expected}}.',
    tumbledEarly: 'The dice were tumbled {{recorded}}; they are tumbled {{expected}}.',
  },
  run: (round, { closingCall, diceTumbled }, ruling) => {
    for (const { place, tumbled, resultOut } of round.closings) {
      if (!tumbled) ruling.complies(place);
      else if (diceTumbled !== undefined)
        ruling.breaches(place, {
          message: 'tumbledEarly',
          cites: ['diceTumbled'],
          expected: 'after the wagering period',
          recorded: 'before the wagering period had ended',
        });
      else if (closingCall === undefined) continue;
      else if (resultOut)
        ruling.breaches(place, {
          message: 'tooLate',
          cites: rowsFor(round, closingCall),
          expected: 'before the dice are shown',
          recorded: 'after the result was out',
        });
      else if (round.tumbler === 'covered' || !closingCall.has(UNCOVERED)) ruling.complies(place);
      else if (round.tumbler === undefined)
        ruling.cannotTell(place, ['equipment.tumbler'], [['closingCall', UNCOVERED]]);
      else
        ruling.breaches(place, {
          message: 'tooLate',
          cites: [['closingCall', UNCOVERED]],
          expected: 'before the dice are tumbled',
          recorded: 'after the dice had been tumbled',
        });
    }
  },
});

const UNCOVERED = 'uncovered-tumbler';

/** Those of the tumbler in use; of either where the record does not name it. */
const rowsFor = ({ tumbler }: SicBoRound, rows: SicBoFacts['closingCall']): readonly Cited<'closingCall'>[] =>
  tumbler !== undefined && rows.has(`${tumbler}-tumbler`) ? [['closingCall', `${tumbler}-tumbler`]] : ['closingCall'];
