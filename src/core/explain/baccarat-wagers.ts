import { printScore, relationOf } from '../checks/baccarat/hand-outcome';
import { COUP, type SettlingFacts } from '../checks/baccarat/settling';
import { voidingFact } from '../checks/baccarat/void-coup-returns-every-stake';
import { pointsPaidOnThreeCards } from '../checks/baccarat/winning-odds';
import type { Cited } from '../play/judging/ruling';
import { scoreOf } from '../games/baccarat/coup';
import type { BaccaratFacts } from '../games/baccarat/game';
import type { BaccaratRound, Score } from '../games/baccarat/round';
import type { Wager } from '../games/wager';
import { printCard } from '../values/card';
import type { Reason } from './narrator';
import type { GameInWords } from './table-events';

type Facts = Partial<BaccaratFacts> & SettlingFacts;

/** How wagers on a coup end and are paid, in words and by their rules. */
export const COUP_IN_WORDS: GameInWords<BaccaratRound, Facts> = {
  game: 'baccarat',
  noun: 'coup',
  settling: COUP,
  because: (round, { bet }, { cardValues }) => {
    if (bet === 'player-pair' || bet === 'banker-pair') {
      const side = bet === 'player-pair' ? 'player' : 'banker';
      return `The ${side}'s first two cards are ${round[side].slice(0, 2).map(printCard).join(' and ')}`;
    }
    // What decides an additional wager is its own; only what its checks say of it is told.
    if (bet !== 'player' && bet !== 'banker' && bet !== 'tie') return undefined;
    const score = cardValues && scoreOf(round, cardValues);
    return score && printScore(score);
  },
  reasonsOf: (round, wager, facts) => {
    const score = facts.cardValues && scoreOf(round, facts.cardValues);
    const outcome = outcomeReason(wager, score);
    if (outcome === undefined) return [];
    const won = COUP.resultOf(round, wager, facts) === 'win' && wager.result === 'win';
    const pays = won ? paymentReason(round, wager, score, facts) : undefined;
    return pays === undefined ? [outcome] : [outcome, pays];
  },
  voidedBy: (round, { id: subject }, facts) =>
    round.voided
      ? [{ check: 'baccarat/void-coup-returns-every-stake', subject, cites: [voidingFact(round, facts)] }]
      : [],
  permittedAs: (bet) => bet,
};

function outcomeReason({ id, bet }: Wager, score: Score | undefined): Reason | undefined {
  switch (bet) {
    case 'player':
    case 'banker':
      return {
        check: `baccarat/${bet}-wager-follows-the-points`,
        subject: id,
        cites: score ? [[`${bet}Outcome`, relationOf(score, bet)]] : [`${bet}Outcome`],
      };
    case 'tie': {
      const relation = score?.result === 'tie' ? 'equal' : 'unequal';
      return { check: 'baccarat/tie-wager-follows-the-points', subject: id, cites: [['tieOutcome', relation]] };
    }
    case 'player-pair':
    case 'banker-pair':
      return { check: 'baccarat/pair-wager-follows-the-first-cards', subject: id };
    default:
      return undefined;
  }
}

function paymentReason(round: BaccaratRound, { id, bet }: Wager, score: Score | undefined, facts: Facts): Reason {
  const paid = bet.endsWith('-pair') ? 'pair' : bet;
  return { check: `baccarat/${paid}-wins-pay-stated-odds`, subject: id, cites: [oddsCited(round, paid, score, facts)] };
}

function oddsCited(round: BaccaratRound, bet: string, score: Score | undefined, facts: Facts): Cited<string> {
  const three = score && facts.threeCardPays && pointsPaidOnThreeCards(round, score, facts.threeCardPays);
  if (three !== undefined && (bet === 'player' || bet === 'banker')) return ['threeCardPays', String(three)];
  if (bet === 'banker' && score && facts.bankerPaysByPoints?.[score.banker] !== undefined)
    return ['bankerPaysByPoints', String(score.banker)];
  return `${bet}Pays`;
}
