import { isOfAdditional } from '../../games/blackjack/additional/wagers';
import { isAccepted } from '../../play/wagers/standing';
import { isByController } from './additional-standing';
import { blackjackCheck } from './blackjack-check';

export const additionalWagerByTheBoxsPlayer = blackjackCheck({
  id: 'blackjack/additional-wager-by-the-boxs-player',
  requirement: 'An additional wager that only the player of a box may make is taken from no other player.',
  enforces: ['othersOnBox'],
  enforcesRow: (_, row, may) => isOfAdditional(row) && may === 'may-not',
  uses: ['placedWith'],
  concerns: 'additional',
  messages: { another: 'A wager on {{bet}} was taken from {{player}}, who does not control {{box}}.' },
  run: (round, facts, ruling) => {
    if (round.voided || round.dummy) return;
    for (const wager of round.additional) {
      if (facts.othersOnBox.get(wager.bet) !== 'may-not' || !isAccepted(wager)) continue;
      const own = isByController(round, wager, facts);
      if (own === true) ruling.complies(wager.id);
      else if (typeof own === 'string') ruling.cannotTell(wager.id, [own]);
      else
        ruling.breaches(wager.id, {
          message: 'another',
          cites: [['othersOnBox', wager.bet]],
          expected: 'the player who controls the box',
          recorded: wager.player,
          data: { bet: wager.bet, player: wager.player, box: wager.position ?? 'the box' },
        });
    }
  },
});
