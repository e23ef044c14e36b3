import { blackjackCheck } from './blackjack-check';
import { dealIsJudged } from './dealing';

export const splitHandsWithinStatedNumber = blackjackCheck({
  id: 'blackjack/split-hands-within-stated-number',
  requirement: 'Splitting makes no more hands on a box than stated.',
  enforces: ['splitHands'],
  mayEnforce: ['acesSplitAgain'],
  concerns: 'splits',
  messages: {
    tooMany: 'The player of {{box}} was split into {{recorded}} hands; no more than {{expected}} may be made.',
    acesAgain: 'The player of {{box}} split aces a second time; aces are split once only.',
  },
  run: (round, { splitHands, acesSplitAgain }, ruling) => {
    if (!dealIsJudged(round)) return;
    for (const { name, hands } of round.boxes) {
      if (hands.length < 2) continue;
      if (hands.length > splitHands)
        ruling.breaches(name, {
          message: 'tooMany',
          cites: ['splitHands'],
          expected: String(splitHands),
          recorded: String(hands.length),
          data: { box: name },
        });
      else if (acesSplitAgain !== undefined && hands.length > 2 && hands[0]?.ofAces === true)
        ruling.breaches(name, {
          message: 'acesAgain',
          cites: ['acesSplitAgain'],
          expected: '2',
          recorded: String(hands.length),
          data: { box: name },
        });
      else ruling.complies(name);
    }
  },
});
