import { Failure } from '../core/failures/failure';
import { CHECKED_GAMES } from '../core/checks/registry';
import type { Effort } from '../core/witnessing/candidates';
import { WITNESS_EFFORT, witness, type WitnessAnswer } from '../core/witnessing/witness';
import type { UncheckedReason } from '../core/rules/source';
import { parseCitation } from '../core/values/citation';
import { NO_DRAFTS, type Drafts } from './drafts';
import type { RuleBook } from './rule-book';
import { sideOf } from './sides';
import type { Today } from './today';

/** Looks for a round that tells two sides apart in a check or a fact. */
export function findWitness(
  rules: RuleBook,
  game: string,
  subject: string,
  [from, to]: readonly [string, string],
  today: Today,
  drafts: Drafts = NO_DRAFTS,
  effort: Effort = WITNESS_EFFORT,
): WitnessAnswer {
  const judged = CHECKED_GAMES.map(({ code }) => code);
  if (!judged.includes(game))
    throw new Failure('UNKNOWN_GAME', `Rounds of ${game} cannot be judged; those of ${judged.join(', ')} can.`);
  const sides = [sideOf(rules, game, from, today, drafts), sideOf(rules, game, to, today, drafts)] as const;
  return witness(game, subject, sides, effort, undefined, (clause) => uncheckedIn(rules, clause));
}

/** Why the rule sources say that no check reaches a clause. */
function uncheckedIn(rules: RuleBook, citation: string): UncheckedReason | undefined {
  const { instrument, book, label } = parseCitation(citation) ?? {};
  const source = rules.instruments.find(({ id }) => id === instrument);
  const clauses = source?.books.find(({ id }) => id === book)?.clauses;
  return clauses?.find((clause) => clause.label === label)?.unchecked;
}
