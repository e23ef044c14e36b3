import type { Check } from '../core/play/judging/check';
import { CHECKED_GAMES } from '../core/checks/registry';
import type { RuleSet } from '../core/rules/rule-set';
import type { StatedCell, StatedFact } from '../core/rules/stated-fact';

/** A fact and the rule set that states it; the same fact may stand in several. */
export interface FactNode {
  readonly ruleSet: RuleSet;
  readonly fact: StatedFact;
}

export interface CheckNode {
  readonly game: string;
  readonly check: Check<unknown>;
}

export interface InstrumentNode {
  readonly id: string;
}

const CHECKS: ReadonlyMap<string, CheckNode> = new Map(
  CHECKED_GAMES.flatMap(({ code, checks }) => checks.map((check) => [check.id, { game: code, check }])),
);

export const checkNode = (id: string): CheckNode | undefined => CHECKS.get(id);

export const checkNodes = (game?: string): readonly CheckNode[] =>
  [...CHECKS.values()].filter((node) => game === undefined || node.game === game);

/** One figure of a fact under the name the schema has for it. */
export const figureNode = ({ text, ...cell }: StatedCell) => ({ ...cell, value: text });
