import { playersMayTakeBack } from '../../play/wagers/prescribed';
import { baccaratCheck } from './baccarat-check';

export const wagersStayDuringTheDeal = baccaratCheck({
  id: 'baccarat/wagers-stay-during-the-deal',
  requirement: 'From the stated moment on a wager is neither changed nor withdrawn until it is decided.',
  enforces: ['wagersStayFrom'],
  uses: ['irregularities'],
  messages: { touched: 'Wager {{subject}} on {{bet}} was {{recorded}} when it had to stay.' },
  run: (round, facts, ruling) => {
    const { wagersStayFrom } = facts;
    if (round.alteredDuringDeal.length === 0 && round.boxes !== undefined) ruling.complies('wagers');
    for (const { wager, how } of round.alteredDuringDeal) {
      const { id, bet, confirmed } = wager;
      const from = wagersStayFrom.get(bet) ?? wagersStayFrom.get('every-wager');
      // Irregularities of many kinds let players take wagers back.
      if (from === undefined || playersMayTakeBack(round, facts)) continue;
      if (from === 'confirmation' && confirmed === false) ruling.complies(id);
      else if (from === 'confirmation' && confirmed === undefined) ruling.cannotTell(id, [`confirmed of wager ${id}`]);
      else
        ruling.breaches(id, {
          message: 'touched',
          cites: [['wagersStayFrom', wagersStayFrom.has(bet) ? bet : 'every-wager']],
          expected: 'as it was',
          recorded: how,
          data: { bet },
        });
    }
  },
});
