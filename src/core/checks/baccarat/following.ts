import { scoreOf } from '../../games/baccarat/coup';
import type { BaccaratFacts } from '../../games/baccarat/game';
import type { BaccaratRound, Result, Score } from '../../games/baccarat/round';
import { JOKER } from '../../values/card';
import type { Cause } from '../../play/judging/check';
import { isSettledBy } from '../../play/wagers/settled-by';
import { AS_IT_SHOULD_BE } from './dealt-hands';
import { COUP } from './settling';

type CoupCause = Cause<BaccaratRound, BaccaratFacts>;

/** Hands dealt against the rules leave open what the coup would have come to. */
const FROM_THE_DEAL: CoupCause = {
  of: [
    'baccarat/first-cards-dealt-in-order',
    'baccarat/natural-ends-the-deal',
    'baccarat/player-draws-or-stands',
    'baccarat/banker-draws-or-stands-by-third-card',
    'baccarat/banker-draws-or-stands-alone',
    'baccarat/additional-cards-as-stated',
    'baccarat/misdealt-coup-treated-as-stated',
    'baccarat/players-excess-card-treated-as-stated',
    'baccarat/bankers-excess-card-treated-as-stated',
  ],
  ledTo: ({ missing }) => missing?.includes(AS_IT_SHOULD_BE) === true,
};

/** A hand with a joker has no point count. */
const FROM_A_JOKER: CoupCause = {
  of: ['baccarat/no-jokers'],
  ledTo: ({ missing }, _breach, { player, banker }) =>
    [player, banker].some((hand) => hand.includes(JOKER)) &&
    missing?.some((field) => field.startsWith('deal events of')) === true,
};

/** Odds that depend on the number of decks are not known for a number that the rules do not have. */
export const FROM_THE_DECKS: CoupCause = {
  of: ['baccarat/decks-as-stated'],
  ledTo: ({ missing }) => missing?.includes('equipment.decks') === true,
};

const FROM_THE_POINTS_ANNOUNCED: CoupCause = {
  of: ['baccarat/announced-points-match-the-cards'],
  ledTo: ({ subject, breach }, _breach, round, facts) => {
    const score = scoreAnnounced(round, facts);
    return breach !== undefined && score !== undefined && isSettledAt(score, subject, round, facts);
  },
};

const FROM_THE_RESULT_ANNOUNCED: CoupCause = {
  of: ['baccarat/announced-result-matches-the-points'],
  ledTo: ({ subject, breach }, { breach: announced }, round, facts) => {
    const score = scoreAnnounced(round, facts);
    if (breach === undefined || announced === undefined || score === undefined) return false;
    return isSettledAt({ ...score, result: announced.recorded as Result }, subject, round, facts);
  },
};

/** A wrong result that was entered and left to stand settles wagers by it. */
const FROM_THE_RESULT_ENTERED: CoupCause = {
  of: ['baccarat/irregularity-treated-as-stated'],
  ledTo: ({ subject, breach }, treated, round, facts) => {
    const entered = round.irregularities.find(({ place }) => place === treated.subject);
    const score = facts.cardValues && scoreOf(round, facts.cardValues);
    if (breach === undefined || entered?.kind !== 'wrong-result-entered' || !score) return false;
    return RESULTS.some((result) => isSettledAt({ ...score, result }, subject, round, facts));
  },
};

const RESULTS: readonly Result[] = ['player', 'banker', 'tie'];

/** Why a point count that was announced may not be judged. */
export const POINTS_FOLLOW: readonly CoupCause[] = [FROM_THE_DEAL, FROM_A_JOKER];

/** A result may follow from wrong points that were announced before it. */
export const RESULT_FOLLOWS: readonly CoupCause[] = [
  {
    of: FROM_THE_POINTS_ANNOUNCED.of,
    ledTo: ({ breach }, _breach, round, facts) =>
      breach !== undefined && scoreAnnounced(round, facts)?.result === breach.recorded,
  },
  ...POINTS_FOLLOW,
];

/** A wager settled by what was announced is no second error, nor is one that the deal leaves open. */
export const WAGER_FOLLOWS: readonly CoupCause[] = [
  FROM_THE_RESULT_ANNOUNCED,
  FROM_THE_POINTS_ANNOUNCED,
  FROM_THE_RESULT_ENTERED,
  ...POINTS_FOLLOW,
];

/** The score as the table gave it out: the points announced last for each whole hand, those of the cards for the other. */
function scoreAnnounced(round: BaccaratRound, { cardValues }: Partial<BaccaratFacts>): Score | undefined {
  const counted = cardValues && scoreOf(round, cardValues);
  if (!counted) return undefined;
  let { player, banker } = counted;
  for (const { of, value, playerCards, bankerCards } of round.announcements) {
    const points = typeof value === 'number' ? value : Number.parseInt(value, 10);
    if (Number.isNaN(points)) continue;
    if (of === 'player' && playerCards === round.player.length) player = points;
    else if (of === 'banker' && bankerCards === round.banker.length) banker = points;
  }
  return { ...counted, player, banker, result: player > banker ? 'player' : player < banker ? 'banker' : 'tie' };
}

function isSettledAt(score: Score, id: string, round: BaccaratRound, facts: Partial<BaccaratFacts>): boolean {
  const wager = round.wagers.find((one) => one.id === id);
  return wager !== undefined && isSettledBy(COUP, { ...round, score, scoredBy: facts.cardValues }, wager, facts);
}
