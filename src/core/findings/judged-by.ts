import { instrumentsOf, type RuleSet } from '../rules/rule-set';

/** The rules that a verdict rests on: what they are called, which version of them, and what that is made of. */
export interface JudgedBy {
  readonly ruleSet: string;
  readonly version: string;
  readonly instruments: readonly string[];
}

/** So much of a version is enough to tell it from any other by eye. */
const SHOWN = 12;

export const rulesOf = (ruleSet: RuleSet): JudgedBy => ({
  ruleSet: ruleSet.name,
  version: ruleSet.version,
  instruments: instrumentsOf(ruleSet),
});

/** `AU-NSW baccarat, au-nsw/ltgame-2016, version 1a2b3c4d5e6f`: the name alone does not tell the rules of one time from those of another. */
export const judgedBy = ({ ruleSet, instruments, version }: JudgedBy): string =>
  [ruleSet, ...instruments, `version ${version.replace(/^sha256:/, '').slice(0, SHOWN)}`].join(', ');
