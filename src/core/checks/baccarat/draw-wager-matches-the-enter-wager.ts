import { boxOf } from '../../games/baccarat/boxes';
import type { BaccaratRound, Wager } from '../../games/baccarat/round';
import { printMoney } from '../../values/money';
import { isAccepted } from '../../play/wagers/standing';
import { baccaratCheck } from './baccarat-check';

export const drawWagerMatchesTheEnterWager = baccaratCheck({
  id: 'baccarat/draw-wager-matches-the-enter-wager',
  requirement: 'Who takes a third card makes a draw wager, equal to the enter wager on that box.',
  enforces: ['addedStake', 'decisions'],
  mayEnforce: ['placedWith'],
  concerns: 'boxes',
  messages: {
    unequal: 'The draw wager on {{box}} was {{drawn}}; the enter wager there was {{entered}}, and they must be equal.',
    alone: 'A draw wager was taken on {{box}}, where that player has no enter wager.',
    undrawn: 'A third card was dealt to {{subject}} without a draw wager.',
  },
  run: (round, _facts, ruling) => {
    if (round.voided || round.boxes === undefined) return;
    const drawn = round.wagers.filter((wager) => wager.bet === 'draw' && isAccepted(wager));
    for (const wager of drawn) {
      const box = boxOf(round, wager);
      const entered = box === undefined ? undefined : enterOn(round, box, wager.player);
      if (box === undefined) ruling.cannotTell(wager.id, [`position of wager ${wager.id}`]);
      else if (entered === undefined)
        ruling.breaches(wager.id, {
          message: 'alone',
          cites: ['placedWith'],
          expected: 'an enter wager',
          recorded: 'none',
          data: { box },
        });
      else if (entered.stake === wager.stake) ruling.complies(wager.id);
      else
        ruling.breaches(wager.id, {
          message: 'unequal',
          cites: ['addedStake'],
          expected: String(entered.stake),
          recorded: String(wager.stake),
          data: { box, drawn: printMoney(wager.stake), entered: printMoney(entered.stake) },
        });
    }
    // A card drawn in error may be taken or refused, and a wager whose box is not recorded may be on any.
    if (round.irregularities.length > 0 || drawn.some((wager) => boxOf(round, wager) === undefined)) return;
    for (const [box, hand] of round.boxes.hands)
      if (hand.length > 2 && !drawn.some((wager) => boxOf(round, wager) === box))
        ruling.breaches(box, {
          message: 'undrawn',
          cites: ['addedStake', 'decisions'],
          expected: 'a draw wager',
          recorded: 'none',
        });
  },
});

const enterOn = (round: BaccaratRound, box: string, player: string): Wager | undefined =>
  round.wagers.find(
    (wager) => wager.bet === 'enter' && wager.player === player && boxOf(round, wager) === box && isAccepted(wager),
  );
