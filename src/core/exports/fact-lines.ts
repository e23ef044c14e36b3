import { declarationOf } from '../games/registry';
import type { RuleSet } from '../rules/rule-set';
import { figureName, type StatedCell } from '../rules/stated-fact';

/** More figures than these are a table of their own and are only counted. */
const FEW = 24;

/** For every clause what it states, one line a fact: `Banker wins: 19 to 20`. Rule sets that share a fact share its line. */
export function factLinesByClause(ruleSets: readonly RuleSet[]): ReadonlyMap<string, readonly string[]> {
  const lines = new Map<string, Set<string>>();
  for (const { game, facts } of ruleSets)
    for (const { name, cells, clauses } of facts.values()) {
      const label = declarationOf(game, name)?.label ?? name;
      for (const clause of clauses) {
        const stated = cells.filter((cell) => cell.clauses.includes(clause));
        if (stated.length > 0) lines.set(clause, (lines.get(clause) ?? new Set()).add(`${label}: ${figures(stated)}`));
      }
    }
  return new Map([...lines].map(([clause, said]) => [clause, [...said]]));
}

/** A word, a list, or the parts with the same figure together: `draw for 0, 1, 2; stand for 6, 7`. */
function figures(cells: readonly StatedCell[]): string {
  if (cells.length > FEW) return `${String(cells.length)} figures`;
  const isList = cells.every(
    ({ part, text, option }, index) =>
      option === undefined && (part === text || part === String(index + 1) || part === ''),
  );
  if (isList) return cells.map(({ text }) => text).join(', ');
  const texts = [...new Set(cells.map(({ text }) => text))];
  return texts
    .map((text) => {
      const parts = cells.filter((cell) => cell.text === text).map(figureName);
      return `${text} for ${parts.join(', ')}`;
    })
    .join('; ');
}
