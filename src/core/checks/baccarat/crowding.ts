import type { BaccaratFacts } from '../../games/baccarat/game';
import type { BaccaratRound, Wager } from '../../games/baccarat/round';
import type { Cents } from '../../values/money';
import { mayBeTurnedDownAsSpoken } from '../../play/wagers/oral';
import { isAccepted } from '../../play/wagers/standing';
import { rowCounting, TIE_OF_THE_TABLE } from './counted-together';
import { rowsOfTable } from './size-of-table';

/** The facts by which a wager may be one too many beside others that were taken, or was made in a way that is not allowed. */
export const CROWDING_FACTS = [
  'oralWagers',
  'oralWagersNeed',
  'boxesPerPlayer',
  'playersPerArea',
  'wagersPerPosition',
  'maximumApplies',
  'oneOfferedOf',
] as const;
type CrowdingFacts = Partial<Pick<BaccaratFacts, (typeof CROWDING_FACTS)[number]>>;

/** Whether a table may have turned a wager down for how it was made or for the wagers beside it; or what would tell. */
export function isOneTooMany(round: BaccaratRound, wager: Wager, facts: CrowdingFacts): boolean | string {
  if (round.oral.some((spoken) => spoken.wager === wager && spoken.afterCall)) return true;
  const taken = round.wagers.filter((other) => other !== wager && isAccepted(other));
  if (taken.some((other) => excludes(other, wager, facts))) return true;
  const over = isOverMaximumWith(round, taken, wager, facts);
  if (over === true) return true;
  const spoken = mayBeTurnedDownAsSpoken(round.oral, wager, facts);
  if (spoken !== false) return spoken;
  return isOverMaximumOfArea(round, taken, wager, facts) ? WHAT_BINDS_AN_AREA : over;
}

/** Whether a wager that was taken leaves no room for another, by where they are or what they are on. */
function excludes(taken: Wager, wager: Wager, facts: CrowdingFacts): boolean {
  const place = taken.position;
  const own = wager.position;
  const samePlayer = taken.player === wager.player;
  if (place !== undefined && own !== undefined) {
    if (facts.boxesPerPlayer !== undefined && samePlayer && place !== own) return true;
    if (facts.playersPerArea !== undefined && !samePlayer && place === own) return true;
    if (facts.wagersPerPosition?.has('area') && place === own && taken.bet === wager.bet) return true;
  }
  const kinds = [taken.known.kind, wager.known.kind] as const;
  const { oneOfferedOf } = facts;
  return oneOfferedOf !== undefined && kinds[0] !== kinds[1] && kinds.every((kind) => oneOfferedOf.includes(kind));
}

/**
 * Whether those that were taken leave no room under a maximum that is counted over all of them: of a player, or of the table on
 * the tie. Where each wager counts by itself, those of one player on one bet may have been taken for one.
 */
function isOverMaximumWith(
  { differential }: BaccaratRound,
  taken: readonly Wager[],
  wager: Wager,
  { maximumApplies }: CrowdingFacts,
): boolean | string {
  const { bet, player, stake, limit } = wager;
  if (limit?.max === undefined) return false;
  const row = maximumApplies && rowCounting(wager, differential !== undefined, maximumApplies);
  const isOfTable = row === TIE_OF_THE_TABLE;
  const counted = taken.filter((other) => other.bet === bet && (isOfTable || other.player === player));
  if (!goOver(counted, stake, limit.max)) return false;
  return row === undefined ? `whether the wagers of ${player} on ${bet} were taken for one` : true;
}

/** Whether a stake goes over the maximum with others; by itself it is not for the others that it does. */
const goOver = (others: readonly Wager[], stake: Cents, max: Cents): boolean =>
  others.length > 0 && others.reduce((total, other) => total + other.stake, stake) > max;

/** What an operator may direct without a record of the round saying so. */
const WHAT_BINDS_AN_AREA = 'whether the maximum was directed to bind all wagers on an area together';

/** Whether those that were taken on the same area leave no room, if the maximum is to bind all of them together. */
const isOverMaximumOfArea = (
  round: BaccaratRound,
  taken: readonly Wager[],
  { position, stake, limit }: Wager,
  { maximumApplies }: CrowdingFacts,
): boolean =>
  maximumApplies !== undefined &&
  rowsOfTable(round, maximumApplies).some((row) => maximumApplies.get(row) === 'as-operator-directs') &&
  limit?.max !== undefined &&
  goOver(
    taken.filter((other) => other.position === position),
    stake,
    limit.max,
  );
