import { handOf, scoreOf, valueOf } from '../../games/baccarat/coup';
import type { BaccaratFacts } from '../../games/baccarat/game';
import type { BaccaratRound, Score, Side } from '../../games/baccarat/round';

/** The facts that say how a coup is dealt. */
export const DEAL_FACTS = [
  'dealOrder',
  'naturals',
  'playerDraws',
  'bankerDraws',
  'bankerDrawsAlone',
  'thirdCards',
  'cardValues',
] as const;
export type DealFacts = Partial<Pick<BaccaratFacts, (typeof DEAL_FACTS)[number]>>;

/** What would be needed to judge a coup that was dealt wrongly: the one that should have been dealt. */
export const AS_IT_SHOULD_BE = 'hands dealt as the rules require';

/** Irregularities whose own treatment is judged, and which leave hands that no longer speak against the table. */
const EXPLAINED: ReadonlySet<string> = new Set(['card-to-wrong-hand', 'insufficient-cards']);

/** The cards of this coup show how it was dealt: it was not voided, nor misdealt or cut short and treated as such. */
export const dealIsJudged = (round: BaccaratRound): boolean =>
  !round.voided && (round.irregularities.length === 0 || !round.irregularities.some(({ kind }) => EXPLAINED.has(kind)));

/** The hand's third card was noted as one too many; what was done about it is judged by the check of that treatment. */
export const excessIsNoted = (round: BaccaratRound, side: Side): boolean =>
  handOf(round, side).length > 2 &&
  round.irregularities.some(({ kind, to }) => kind === 'excess-card-drawn' && to === side);

/** The first cards went to the hands they belong to. */
export function dealtInOrder(round: BaccaratRound, { dealOrder }: DealFacts): boolean {
  if (!dealOrder) return true;
  if (round.orderedBy !== dealOrder) {
    let kept = true;
    for (let index = 0; index < dealOrder.length; index += 1) kept &&= round.dealtTo[index] === dealOrder[index];
    round.inOrder = kept;
    round.orderedBy = dealOrder;
  }
  return round.inOrder;
}

/** The score of a coup by which the taking of further cards is judged: hands known, and rightly dealt so far. */
export const scoreToDrawBy = (
  round: BaccaratRound,
  facts: DealFacts & Pick<BaccaratFacts, 'cardValues'>,
): Score | undefined =>
  dealIsJudged(round) && dealtInOrder(round, facts) ? scoreOf(round, facts.cardValues) : undefined;

/** Whether the banker's hand must draw: by the player's third card, or alone where the player's hand stood. */
export function bankerMustDraw(round: BaccaratRound, score: Score, facts: DealFacts): boolean | undefined {
  const third = round.player[2];
  if (third === undefined) return facts.bankerDrawsAlone?.[score.bankerFirst];
  const value = facts.cardValues && valueOf(third, facts.cardValues);
  return value === undefined ? undefined : facts.bankerDraws?.rows[score.bankerFirst]?.[value + 1];
}

/**
 * Both hands took the cards the rules give them. Where they did not, that is the breach: what the coup would have come
 * to is not known, and settling or announcing it otherwise than by these hands is not a second one.
 */
export function dealtByTheRules(round: BaccaratRound, facts: DealFacts): boolean {
  const score = facts.cardValues && scoreOf(round, facts.cardValues);
  if (!score || !dealtInOrder(round, facts)) return false;
  const further = Math.max(round.player.length, round.banker.length) - 2;
  if (facts.thirdCards !== undefined && further > facts.thirdCards) return false;
  if (facts.naturals?.[score.playerFirst] || facts.naturals?.[score.bankerFirst]) return further === 0;
  const playerDraws = facts.playerDraws?.[score.playerFirst];
  if (playerDraws !== undefined && (playerDraws === 'draw') !== round.player.length > 2) return false;
  const bankerDraws = bankerMustDraw(round, score, facts);
  return bankerDraws === undefined || bankerDraws === round.banker.length > 2;
}
