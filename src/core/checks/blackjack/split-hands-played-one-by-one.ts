import { isPlayers } from '../../games/blackjack/play';
import type { BlackjackRound, Box, Hand, Turn } from '../../games/blackjack/round';
import { totalOf, TWENTY_ONE, type Worths } from '../../games/blackjack/total';
import { blackjackCheck } from './blackjack-check';
import { dealIsJudged } from './dealing';

export const splitHandsPlayedOneByOne = blackjackCheck({
  id: 'blackjack/split-hands-played-one-by-one',
  requirement: 'Of the hands made by splitting, each is completed before the next is dealt a card.',
  enforces: ['splitOrder'],
  uses: ['cardValues'],
  concerns: 'splits',
  messages: {
    interrupted:
      'The hand on {{recorded}} took a card or a decision after {{next}} had been dealt one; each is completed in turn.',
    wrongFirst:
      'The hand on {{recorded}} was dealt a card before {{next}}; the first of the hands made by splitting comes first.',
  },
  run: (round, { cardValues }, ruling) => {
    if (!dealIsJudged(round)) return;
    for (const box of round.boxes) {
      if (box.hands.length < 2) continue;
      const order = stepsOf(round, box, cardValues);
      const [first] = order;
      if (first === undefined) continue;
      const back = order.findIndex((hand, index) => hand !== order[index - 1] && order.indexOf(hand) < index);
      if (first.number !== 1)
        ruling.breaches(box.name, {
          message: 'wrongFirst',
          cites: ['splitOrder'],
          expected: 'the first hand',
          recorded: first.name,
          data: { next: box.hands[0]?.name ?? '' },
        });
      else if (back < 0) ruling.complies(box.name);
      else
        ruling.breaches(box.name, {
          message: 'interrupted',
          cites: ['splitOrder'],
          expected: 'one hand after another',
          recorded: order[back]?.name ?? '',
          data: { next: order[back - 1]?.name ?? '' },
        });
    }
  },
});

/** The hands of a box in the order in which they took cards and decisions, from the first card after the split. */
function stepsOf({ deals, turns }: BlackjackRound, { name, hands }: Box, values: Worths | undefined): readonly Hand[] {
  const steps: { readonly at: number; readonly hand: Hand }[] = [];
  for (const deal of deals)
    if (isPlayers(deal.to) && deal.to.box.name === name && deal.additional) steps.push({ at: deal.at, hand: deal.to });
  const from = steps[0]?.at ?? Number.POSITIVE_INFINITY;
  for (const turn of turns) {
    const { at, hand, choice } = turn;
    if (at > from && hands.includes(hand) && (choice !== 'stand' || completesHand(turn, values)))
      steps.push({ at, hand });
  }
  return steps.sort((one, other) => one.at - other.at).map(({ hand }) => hand);
}

/**
 * Until it was decided to stand on two cards, nothing had completed the hand. To stand on split aces, on 21, or on a hand
 * that has drawn or was decided before, says nothing: such a hand may have been complete by then.
 */
function completesHand({ at, hand, cards }: Turn, values: Worths | undefined): boolean {
  if (values === undefined || hand.ofAces || cards.length !== 2) return false;
  const isDecidedBefore = hand.turns.some(
    (other) => other.at < at && other.cards.length === 2 && other.choice !== 'split',
  );
  return !isDecidedBefore && totalOf(cards, values)?.total !== TWENTY_ONE;
}
