import { isPair, isPicture } from '../../games/baccarat/coup';
import type { Hand, Wager } from '../../games/baccarat/round';
import { printCard } from '../../values/card';
import { baccaratCheck } from './baccarat-check';
import { decidedWagers, judgeOutcome, OUTCOME_FACTS, type DueOutcome } from './wager-outcome';

type PairFact = 'pairHand' | 'pairOfPips' | 'pairOfPictures';

export const pairWagerFollowsTheFirstCards = baccaratCheck({
  id: 'baccarat/pair-wager-follows-the-first-cards',
  requirement: "A pair wager wins when the hand's first two cards are a pair, and loses otherwise.",
  needs: ['pairHand', 'pairOfPips', 'pairOfPictures'],
  uses: OUTCOME_FACTS,
  judges: 'outcome',
  messages: { wrongOutcome: '{{because}}, so a wager on {{bet}} must {{expected}}; it was settled as {{recorded}}.' },
  run: (round, facts, ruling) => {
    for (const wager of decidedWagers(round, 'player-pair', 'banker-pair'))
      judgeOutcome(
        round,
        wager,
        dueOn(wager.bet === 'player-pair' ? round.player : round.banker, wager),
        facts,
        ruling,
      );
  },
});

function dueOn(hand: Hand, wager: Wager): DueOutcome<PairFact> | undefined {
  const [first, second] = hand;
  const pair = isPair(hand);
  if (first === undefined || second === undefined || pair === undefined) return undefined;
  const because = `The ${wager.bet === 'player-pair' ? 'player' : 'banker'}'s first two cards are ${printCard(first)} and ${printCard(second)}`;
  const cites: readonly PairFact[] = pair
    ? [isPicture(first) ? 'pairOfPictures' : 'pairOfPips', 'pairHand']
    : ['pairHand', 'pairOfPips', 'pairOfPictures'];
  return { outcome: pair ? 'win' : 'lose', cites, because, byFirstCards: true };
}
