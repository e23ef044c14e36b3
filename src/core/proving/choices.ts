import { declarationOf } from '../games/registry';
import { chooseIn } from '../rules/choose-in';
import type { RuleSet } from '../rules/rule-set';
import { rowsOf } from '../rules/share';
import { CHANNELS } from '../rules/source';
import { CHANNEL, type StatedFact } from '../rules/stated-fact';

const DECKS = 'equipment.decks';

/** The operator's choices, by the fields of a record that name them. */
export type Choices = ReadonlyMap<string, string>;

/** Every combination of those choices of the operator that bear on the rows concerned; one without any where none does. */
export function waysToChoose(ruleSet: RuleSet, concerns: (fact: string, row: string) => boolean): readonly Choices[] {
  const options = new Map<string, Set<string>>();
  for (const { name, shares } of ruleSet.facts.values())
    for (const share of shares) {
      if (share.choice === undefined) continue;
      const rows = rowsOf(share);
      if (!(rows.length === 0 ? [''] : rows).some((row) => concerns(name, row))) continue;
      const { field, option } = share.choice;
      options.set(field, (options.get(field) ?? new Set(alsoPossible(ruleSet, field))).add(option));
    }
  return [...options].reduce<readonly Choices[]>(
    (ways, [field, values]) => ways.flatMap((way) => [...values].map((value) => new Map([...way, [field, value]]))),
    [new Map()],
  );
}

/** What a table may have although the fact that depends on it does not name it. */
function alsoPossible({ facts }: RuleSet, field: string): readonly string[] {
  if (field === CHANNEL) return CHANNELS;
  return field === DECKS ? ((facts.get('decks')?.value as readonly number[] | undefined) ?? []).map(String) : [];
}

/** A rule set under some choices; what no choice bears on is left as it is stated. */
export function underChoices(ruleSet: RuleSet, choices: Choices): RuleSet {
  const facts = new Map<string, StatedFact>();
  for (const [name, fact] of ruleSet.facts) {
    const kind = declarationOf(ruleSet.game, name)?.kind;
    const isOpen = fact.shares.some(({ choice }) => choice !== undefined);
    const left = isOpen && kind !== undefined ? chooseIn(fact, kind, (field) => choices.get(field)).fact : fact;
    if (left !== undefined) facts.set(name, left);
  }
  return { ...ruleSet, facts };
}
