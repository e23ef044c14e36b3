import { printMoney } from '../../values/money';
import { isAccepted } from '../wagers/standing';
import { shareOf, tableMaximum } from '../wagers/table-maximum';
import { tableCheck, type Duty } from './duty';

export const stakeWithinItsShare: Duty = (game) =>
  tableCheck({
    id: `${game.code}/stake-within-its-share`,
    requirement: 'A wager that may be no more than a part of the table maximum is not above it.',
    enforces: ['maximumShare'],
    messages: {
      aboveShare:
        'Wager {{subject}} on {{bet}} was {{stake}}; a tenth of the table maximum of {{maximum}} is the most.',
    },
    run: (round, facts, ruling) => {
      if (round.voided) return;
      const maximum = tableMaximum(round, game);
      for (const wager of round.wagers) {
        const { id, bet, stake, known } = wager;
        const most = shareOf(known.kind, maximum, facts);
        if (most === undefined || maximum === undefined) continue;
        if (stake <= most || !isAccepted(wager)) ruling.complies(id);
        else
          ruling.breaches(id, {
            message: 'aboveShare',
            cites: [['maximumShare', known.kind]],
            expected: String(most),
            recorded: String(stake),
            data: { bet, stake: printMoney(stake), maximum: printMoney(maximum) },
          });
      }
    },
  });
