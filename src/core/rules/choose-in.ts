import type { FactKind } from '../facts/kind';
import { agreedShares } from './agreed';
import { rowsOf, sameChoice, type Share } from './share';
import { CHANNEL, stateFact, type StatedFact } from './stated-fact';

/** What is left of a fact once the operator's choices are known; and for the rest, row by row, the field that would have to be known. */
export function chooseIn(
  fact: StatedFact,
  kind: FactKind<unknown>,
  chosen: (field: string) => string | undefined,
): { readonly fact: StatedFact | undefined; readonly unknown: ReadonlyMap<string, string> } {
  const isChosen = ({ choice }: Share): boolean => {
    const named = choice && chosen(choice.field);
    return choice === undefined || (named !== undefined && sameChoice(choice.option, named));
  };
  const shares = fact.shares.filter(isChosen);
  // A choice that is none of those the rules offer leaves as much open as none at all; of a channel they may just say nothing.
  const settled = new Set([CHANNEL, ...shares.flatMap(({ choice }) => choice?.field ?? [])]);
  // A table of which nothing else is known is not made of a few rows: what it lacks would seem to be ruled out.
  const agreed =
    kind.overlays === true && shares.length > 0 ? agreedShares(fact, (field) => chosen(field) !== undefined) : [];
  const decided = new Set(agreed.flatMap(rowsOf));
  const unknown = new Map(
    fact.cells.flatMap(({ part, chosenBy }) =>
      chosenBy === undefined || settled.has(chosenBy) || decided.has(part) ? [] : [[part, chosenBy] as const],
    ),
  );
  const left = [...shares.map(({ choice: _, ...share }): Share => share), ...agreed];
  const stated = left.length === 0 ? undefined : stateFact(fact.name, kind, left);
  return { fact: stated && 'fact' in stated ? stated.fact : undefined, unknown };
}
