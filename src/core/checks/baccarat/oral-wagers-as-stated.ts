import { isAccepted } from '../../play/wagers/standing';
import { baccaratCheck } from './baccarat-check';

export const oralWagersAsStated = baccaratCheck({
  id: 'baccarat/oral-wagers-as-stated',
  requirement: 'A wager made by word of mouth is taken only where, and with what, the rules allow it.',
  enforces: [],
  mayEnforce: ['oralWagers', 'oralWagersNeed'],
  concerns: 'oral',
  messages: {
    oral: 'Wager {{subject}} on {{bet}} was made by word of mouth and taken; none may be.',
    without: 'Wager {{subject}} on {{bet}} was made by word of mouth with {{recorded}}; it needs {{expected}} with it.',
    tooLate: 'Wager {{subject}} on {{bet}} was made by word of mouth after no more bets was called, and taken.',
  },
  run: (round, { oralWagers, oralWagersNeed }, ruling) => {
    for (const { wager, chips, afterCall } of round.oral) {
      const { id, bet } = wager;
      if (!isAccepted(wager) || round.voided) {
        ruling.complies(id);
        continue;
      }
      if (oralWagers === 'refused') {
        ruling.breaches(id, {
          message: 'oral',
          cites: ['oralWagers'],
          expected: 'void',
          recorded: 'taken',
          data: { bet },
        });
        continue;
      }
      if (oralWagersNeed === undefined) continue;
      const expected = oralWagersNeed === 'chips-with-them' ? 'chips' : 'chips or cash';
      const enough = chips === 'value' || chips === 'non-value' || (chips === 'cash' && expected !== 'chips');
      if (afterCall)
        ruling.breaches(id, {
          message: 'tooLate',
          cites: ['oralWagersNeed'],
          expected: 'before the call',
          recorded: 'after the call',
          data: { bet },
        });
      else if (chips === undefined) ruling.cannotTell(id, [`chips of wager ${id}`]);
      else if (enough) ruling.complies(id);
      else
        ruling.breaches(id, {
          message: 'without',
          cites: ['oralWagersNeed'],
          expected,
          recorded: chips,
          data: { bet },
        });
    }
  },
});
