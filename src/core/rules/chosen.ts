import { declarationOf } from '../games/registry';
import { chooseIn } from './choose-in';
import type { RuleSet } from './rule-set';
import { silentWithout } from './silence';
import type { StatedFact } from './stated-fact';

/** What a choice that is not known leaves open of a fact: the fields of a record that would settle it, and the fact's clauses. */
export interface Undecided {
  readonly fields: readonly string[];
  /** The field for each row that is left open. */
  readonly byRow: ReadonlyMap<string, string>;
  readonly clauses: readonly string[];
}

/** A rule set once the operator's choices are known, and what they leave open. */
export interface ChosenRuleSet extends RuleSet {
  readonly undecided: ReadonlyMap<string, Undecided>;
}

/** The fields of a record that name choices these rules leave to the operator. */
export const choiceFields = ({ facts }: RuleSet): readonly string[] => [
  ...new Set([...facts.values()].flatMap(({ shares }) => shares.flatMap(({ choice }) => choice?.field ?? []))),
];

const NONE_UNKNOWN: ReadonlyMap<string, string> = new Map();

export function chosenRuleSet(ruleSet: RuleSet, chosen: (field: string) => string | undefined): ChosenRuleSet {
  const facts = new Map<string, StatedFact>();
  const undecided = new Map<string, Undecided>();
  for (const [name, fact] of ruleSet.facts) {
    const kind = declarationOf(ruleSet.game, name)?.kind;
    const left = kind === undefined ? { fact, unknown: NONE_UNKNOWN } : chooseIn(fact, kind, chosen);
    if (left.fact !== undefined) facts.set(name, left.fact);
    if (left.unknown.size > 0)
      undecided.set(name, {
        fields: [...new Set(left.unknown.values())],
        byRow: left.unknown,
        clauses: fact.clauses,
      });
  }
  // What holds only under another choice is not stated under this one, and known to be so.
  const silent = silentWithout(ruleSet, (name) => facts.has(name) || undecided.has(name));
  return { ...ruleSet, facts, undecided, ...silent };
}

/** For each choice that is not known, the rules under everything that may have been chosen. */
export function choicesLeft(
  ruleSet: RuleSet,
  { undecided }: ChosenRuleSet,
  chosen: (field: string) => string | undefined,
): ReadonlyMap<string, readonly ChosenRuleSet[]> {
  const left = new Set([...undecided.values()].flatMap(({ fields }) => fields));
  const optionsOf = (field: string): readonly string[] => [
    ...new Set(
      [...ruleSet.facts.values()].flatMap(({ shares }) =>
        shares.flatMap(({ choice }) => (choice?.field === field ? choice.option : [])),
      ),
    ),
  ];
  return new Map(
    [...left].map((field) => [
      field,
      optionsOf(field).map((option) => chosenRuleSet(ruleSet, (one) => (one === field ? option : chosen(one)))),
    ]),
  );
}
