import { isPlay, isPlayers } from '../../games/blackjack/play';
import { blackjackCheck } from './blackjack-check';
import { dealIsJudged } from './dealing';

export const switchBeforeOtherDecisions = blackjackCheck({
  id: 'blackjack/switch-before-other-decisions',
  requirement: 'A player switches the second cards of the two hands before any other decision about them.',
  enforces: ['switchTurn'],
  mayEnforce: ['switchOf'],
  concerns: 'turns',
  messages: {
    tooLate: 'The player of {{seat}} switched after {{recorded}}; a player switches before any other decision.',
  },
  run: (round, _facts, ruling) => {
    if (!dealIsJudged(round)) return;
    for (const { choice, hand, at } of round.turns) {
      if (choice !== 'switch') continue;
      const { seat } = hand.box;
      const before = round.turns.find(
        (turn) => turn.at < at && turn.hand.box.seat === seat && turn.choice !== 'switch' && isPlay(turn.choice),
      );
      const drew = round.deals.some(
        (deal) => deal.at < at && isPlayers(deal.to) && deal.to.box.seat === seat && deal.additional,
      );
      if (before === undefined && !drew) ruling.complies(seat);
      else
        ruling.breaches(seat, {
          message: 'tooLate',
          cites: ['switchTurn', 'switchOf'],
          expected: 'before other decisions',
          recorded: before === undefined ? 'a further card' : `the decision to ${before.choice}`,
          data: { seat },
        });
    }
  },
});
