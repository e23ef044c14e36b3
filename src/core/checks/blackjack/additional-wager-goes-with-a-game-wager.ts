import { isTurnedDown } from '../../play/wagers/standing';
import { takesPart } from '../../games/wager';
import { hasItsGameWager, precedesItsGameWager } from './additional-standing';
import { blackjackCheck } from './blackjack-check';

export const additionalWagerGoesWithAGameWager = blackjackCheck({
  id: 'blackjack/additional-wager-goes-with-a-game-wager',
  requirement: 'An additional wager is taken only where the main wager that it needs has been made.',
  enforces: ['placedWith'],
  concerns: 'additional',
  messages: {
    beforeItsMain: 'A wager on {{bet}} was taken from {{player}} {{there}} before the main wager, which comes first.',
    noneOfItsPlayer: 'A wager on {{bet}} was taken from {{player}}, who had no main wager {{there}}.',
    noneOnTheBox: 'A wager on {{bet}} was taken {{there}}, where nobody had a main wager.',
  },
  run: (round, facts, ruling) => {
    if (round.voided || round.dummy) return;
    for (const wager of round.additional) {
      const needed = facts.placedWith.get(wager.bet);
      if (needed === undefined || !takesPart(wager)) continue;
      const has = isTurnedDown(wager) || hasItsGameWager(round, wager, facts);
      const isFirst = has === true && !isTurnedDown(wager) && precedesItsGameWager(round, wager, facts);
      if (has === true && !isFirst) ruling.complies(wager.id);
      else if (typeof has === 'string') ruling.cannotTell(wager.id, [has]);
      else
        ruling.breaches(wager.id, {
          message: isFirst ? 'beforeItsMain' : needed === 'main-on-box' ? 'noneOnTheBox' : 'noneOfItsPlayer',
          cites: [['placedWith', wager.bet]],
          expected: 'a main wager',
          recorded: isFirst ? 'placed later' : 'none',
          data: {
            bet: wager.bet,
            player: wager.player,
            there: wager.position === undefined ? 'in the round' : `on ${wager.position}`,
          },
        });
    }
  },
});
