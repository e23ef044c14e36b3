import { isAccepted } from '../../play/wagers/standing';
import { lacksItsCompanion } from './settling';
import { sicBoCheck } from './sic-bo-check';

export const additionalWagerGoesWithAGameWager = sicBoCheck({
  id: 'sic-bo/additional-wager-goes-with-a-game-wager',
  requirement: 'A wager that may only be placed with a wager on the dice is not taken without one.',
  enforces: ['placedWith'],
  messages: { alone: 'Wager {{subject}} on {{recorded}} was taken without {{expected}}.' },
  run: (round, facts, ruling) => {
    if (round.voided || round.dummy) return;
    for (const wager of round.wagers) {
      const { id, bet, result } = wager;
      if (!facts.placedWith.has(bet)) continue;
      if (!isAccepted(wager) || !lacksItsCompanion(round, wager, facts)) ruling.complies(id);
      else if (result === undefined) ruling.cannotTell(id, [`settle event of wager ${id}`]);
      else
        ruling.breaches(id, {
          message: 'alone',
          cites: [['placedWith', bet]],
          expected: 'a wager on the dice by the same player',
          recorded: bet,
        });
    }
  },
});
