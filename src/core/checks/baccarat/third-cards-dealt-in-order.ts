import { scoreOf } from '../../games/baccarat/coup';
import type { BaccaratRound } from '../../games/baccarat/round';
import { baccaratCheck } from './baccarat-check';

export const thirdCardsDealtInOrder = baccaratCheck({
  id: 'baccarat/third-cards-dealt-in-order',
  requirement: "The player's third card is dealt before the banker's.",
  enforces: ['thirdCardOrder'],
  needs: ['cardValues', 'bankerDraws'],
  concerns: 'thirdCards',
  messages: {
    bankerFirst: "The banker, with {{points}}, was dealt a third card before the player; the player's comes first.",
  },
  run: (round, { thirdCardOrder, cardValues, bankerDraws }, ruling) => {
    const { player, banker, voided, irregularities } = round;
    if (voided || irregularities.length > 0 || player.length !== 3 || banker.length !== 3) return;
    const points = scoreOf(round, cardValues)?.bankerFirst;
    if (points === undefined) return;
    const row = bankerDraws.rows[points]?.slice(1) ?? [];
    // Where the banker draws whatever the player drew, a rule that makes the one depend on the other says nothing of the order.
    const decides = row.some((draws) => draws !== row[0]);
    if (!decides && thirdCardOrder === 'player-first-where-it-decides') return;
    if (!isBankersFirst(round)) ruling.complies('coup');
    else
      ruling.breaches('coup', {
        message: 'bankerFirst',
        cites: ['thirdCardOrder'],
        expected: 'player',
        recorded: 'banker',
        data: { points: String(points) },
      });
  },
});

const isBankersFirst = ({ dealtTo }: BaccaratRound): boolean =>
  dealtTo.lastIndexOf('banker') < dealtTo.lastIndexOf('player') && dealtTo[4] === 'banker';
