import type { FactKind } from '../../facts/kind';
import { numbersIn } from '../../facts/phrases/numbers';
import { oddsIn, sameOdds } from '../../facts/phrases/odds';
import { printOdds } from '../../values/odds';

/**
 * What a value states and its clause does not. Odds must stand in the clause as odds, in whatever notation; every other figure, as
 * digits or as a number word, there or in the words that the clause is read with.
 */
export function missingFigures(
  kind: FactKind<unknown>,
  raw: unknown,
  clause: string,
  around: string,
): readonly string[] {
  const read = kind.read(raw);
  if ('problem' in read) return [];
  const stated = oddsIn(clause).map(({ odds }) => odds);
  const wanted = kind.odds?.(read.value) ?? [];
  const unstated = wanted.filter((odds) => !stated.some((one) => sameOdds(one, odds))).map(printOdds);
  const numbers = numbersIn(around);
  return [...unstated, ...kind.figures(raw).filter((figure) => !numbers.has(Number(figure)))];
}
