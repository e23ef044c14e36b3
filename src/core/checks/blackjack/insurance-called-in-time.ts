import type { BlackjackRound, Call, Turn } from '../../games/blackjack/round';
import { blackjackCheck } from './blackjack-check';

export const insuranceCalledInTime = blackjackCheck({
  id: 'blackjack/insurance-called-in-time',
  requirement: 'Insurance is called for when every player has the first cards, and before anything else is done.',
  enforces: ['insuranceCall'],
  concerns: 'insurance',
  messages: {
    tooLate: 'Insurance was called for after {{recorded}}; it is called for as soon as each player has two cards.',
    tooEarly: 'Insurance was called for before {{recorded}}; it is called for when each player has two cards.',
  },
  run: (round, _facts, ruling) => {
    const call = callForInsurance(round);
    // After an error with the cards first cards may have come later than they should.
    if (call === undefined || round.voided || round.irregularities.length > 0) return;
    const place = `events[${String(call.at)}]`;
    const done = doneBefore(round, call);
    const missing = round.deals.find(({ at, additional }) => !additional && at > call.at);
    if (done === undefined && missing === undefined) ruling.complies(place);
    else
      ruling.breaches(place, {
        message: done === undefined ? 'tooEarly' : 'tooLate',
        cites: ['insuranceCall'],
        expected: 'when each player has two cards',
        recorded: done ?? `${missing?.to.name ?? ''} had all its first cards`,
      });
  },
});

export const callForInsurance = ({ calls }: BlackjackRound): Call | undefined =>
  calls.find(({ call }) => call === 'insurance');

const PLAYED: ReadonlySet<string> = new Set(['hit', 'stand', 'double', 'split', 'switch']);

/** What of the play of the hands came before the call; a blackjack paid at once on request is no play. */
function doneBefore({ deals, turns }: BlackjackRound, call: Call): string | undefined {
  const card = deals.find(({ at, additional }) => additional && at < call.at);
  if (card !== undefined) return `a further card had gone to ${card.to.name}`;
  const turn = turns.find(({ at, choice }: Turn) => PLAYED.has(choice) && at < call.at);
  return turn && `the decision on ${turn.hand.name} to ${turn.choice}`;
}
