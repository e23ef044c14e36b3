import type { RuleSet } from '../rules/rule-set';
import type { Question } from './question';
import type { Tally } from './tally';

/** How the rows of one game are read. */
export interface GameProof {
  readonly game: string;
  /** The facts that state results and odds: every row of them must speak on some outcome. */
  readonly settling: readonly string[];
  /** Whether a row of a fact bears on a kind of wager, so that a choice of the operator between such rows does. */
  concerns(kind: string, fact: string, row: string): boolean;
  /** How many outcomes a round has. */
  outcomes(ruleSet: RuleSet): number;
  /** What has to be asked of each wager of a kind; nothing where what decides it is outside the game. */
  questions(kind: string, ruleSet: RuleSet): readonly Question<never>[] | undefined;
  /** What must hold of the rules as a whole, beside the wagers: how hands draw, that opposites do not win together. */
  proveRest(ruleSet: RuleSet, tally: Tally): void;
}

/** Questions differ in the outcomes they are about, which only their own game looks at. */
export const questionsOf = <O>(questions: readonly Question<O>[]): readonly Question<never>[] =>
  questions as unknown as readonly Question<never>[];
