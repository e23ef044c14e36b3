import { isAce } from '../../games/blackjack/play';
import type { BlackjackRound, Call } from '../../games/blackjack/round';
import { blackjackCheck } from './blackjack-check';

export const noMoreBetsCalledInTime = blackjackCheck({
  id: 'blackjack/no-more-bets-called-in-time',
  requirement: 'No more bets is called before the first card of the round is dealt.',
  enforces: ['closingCall'],
  concerns: 'calls',
  messages: {
    tooLate: 'No more bets was called {{recorded}}; it must be called {{expected}}.',
  },
  run: (round, _facts, ruling) => {
    const call = round.calls.find((one) => one.call === 'no-more-bets');
    if (call === undefined || round.voided || round.dummy) return;
    // The record itself tells of a deal that came too soon, and what was done about it is judged as that.
    if (round.irregularities.some(({ kind }) => kind === 'dealt-before-bets-closed')) return;
    const place = `events[${String(call.at)}]`;
    const first = round.deals[0];
    if (first === undefined || call.at < first.at) ruling.complies(place);
    else if (mayEndInsurance(round, call))
      ruling.cannotTell(place, ['whether the call of no more bets ended the original wagers or insurance']);
    else
      ruling.breaches(place, {
        message: 'tooLate',
        cites: ['closingCall'],
        expected: 'before the first card is dealt',
        recorded: `after a card had gone to ${first.to.name}`,
      });
  },
});

/** Made when every first card is out and the dealer shows an ace, the same words may have ended insurance. */
const mayEndInsurance = ({ deals, dealers }: BlackjackRound, { at }: Call): boolean =>
  isAce(dealers[0]?.cards[0]) && !deals.some((deal) => !deal.additional && deal.at > at);
