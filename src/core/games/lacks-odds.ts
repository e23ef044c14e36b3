import type { LackingFor } from './game';

type Stated = ReadonlyMap<string, { readonly cells: readonly { readonly part: string }[] }>;

export const rowsOf = (stated: Stated, ...facts: readonly string[]): readonly string[] =>
  facts.flatMap((fact) => stated.get(fact)?.cells.map(({ part }) => part) ?? []);

/**
 * Whether rules state odds or a prize for a wager, under its own name or by what it wins on. A wager that names a hand or a number after
 * a colon may have the odds of its kind: `dragon-bonus:player`, `dragon-bonus/natural`.
 */
export const hasOdds = (wager: string, stated: Stated): boolean => hasRow(wager, stated, 'pays', 'prizes');

/** Whether these facts have a row for a wager, or for its kind. */
export function hasRow(wager: string, stated: Stated, ...facts: readonly string[]): boolean {
  const kind = wager.split(':')[0] ?? wager;
  return rowsOf(stated, ...facts).some((row) =>
    [wager, kind].some((name) => row === name || row.startsWith(`${name}/`) || row.startsWith(`${name}:`)),
  );
}

/** What rules lack to decide and to pay a wager that has its rows in `outcomes` and `pays`. */
export const lacksRowsFor = (wager: string, stated: Stated): LackingFor => ({
  outcome: hasRow(wager, stated, 'outcomes') ? [] : [`outcomes.${wager}`],
  payment: hasOdds(wager, stated) ? [] : [`pays.${wager}`],
});

/** A permitted wager that no clause settles would pass by silence. */
export const lacksOdds = (stated: Stated): readonly string[] =>
  rowsOf(stated, 'wagers')
    .filter((wager) => !hasOdds(wager, stated))
    .map((wager) => `pays.${wager}`);
