import { isPair, isPicture } from '../../games/baccarat/coup';
import type { BaccaratFacts } from '../../games/baccarat/game';
import type { Hand, Wager } from '../../games/baccarat/round';
import { printCard } from '../../values/card';
import { baccaratCheck } from './baccarat-check';
import { judgeOutcome, OUTCOME_FACTS, type OutcomeReason } from './wager-outcome';
import { POINTS_FOLLOW } from './following';

type PairFact = 'pairHand' | 'pairOfPips' | 'pairOfPictures' | 'outcomesByHand';

const PAIRS = /^(?:player|banker)-pair\//;

export const pairWagerFollowsTheFirstCards = baccaratCheck({
  id: 'baccarat/pair-wager-follows-the-first-cards',
  requirement: "A pair wager wins when the hand's first two cards are a pair, and loses otherwise.",
  enforces: ['pairHand', 'pairOfPips', 'pairOfPictures'],
  mayEnforce: ['outcomesByHand'],
  concerns: 'pair',
  enforcesRow: (fact, row) => fact !== 'outcomesByHand' || PAIRS.test(row),
  uses: OUTCOME_FACTS,
  judges: 'outcome',
  follows: POINTS_FOLLOW,
  messages: { wrongOutcome: '{{because}}, so a wager on {{bet}} must {{ending}}; it was {{settled}}.' },
  run: (round, facts, ruling) => {
    for (const wager of round.wagers) {
      if (wager.decidedBy !== 'pair') continue;
      const hand = wager.bet === 'player-pair' ? round.player : round.banker;
      const pair = isPair(hand);
      const due = pair === undefined ? undefined : pair ? 'win' : 'lose';
      judgeOutcome(round, wager, due, facts, ruling, () => reasonOf(hand, wager, facts.outcomesByHand));
    }
  },
});

function reasonOf(
  hand: Hand,
  wager: Wager,
  byHand: BaccaratFacts['outcomesByHand'] | undefined,
): OutcomeReason<PairFact> {
  const [first = 0, second = 0] = hand;
  const because = `The ${wager.bet === 'player-pair' ? 'player' : 'banker'}'s first two cards are ${printCard(first)} and ${printCard(second)}`;
  const row = `${wager.bet}/${isPair(hand) ? 'pair' : 'no-pair'}`;
  if (byHand?.has(row)) return { cites: [['outcomesByHand', row]], because, byFirstCards: true };
  const cites: readonly PairFact[] = isPair(hand)
    ? [isPicture(first) ? 'pairOfPictures' : 'pairOfPips', 'pairHand']
    : ['pairHand', 'pairOfPips', 'pairOfPictures'];
  return { cites, because, byFirstCards: true };
}
