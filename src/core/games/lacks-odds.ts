type Stated = ReadonlyMap<string, { readonly cells: readonly { readonly part: string }[] }>;

export const rowsOf = (stated: Stated, ...facts: readonly string[]): readonly string[] =>
  facts.flatMap((fact) => stated.get(fact)?.cells.map(({ part }) => part) ?? []);

/**
 * Whether rules state odds or a prize for a wager, under its own name or by what it wins on. A wager that names a hand or a number after
 * a colon may have the odds of its kind: `dragon-bonus:player`, `dragon-bonus/natural`.
 */
export function hasOdds(wager: string, stated: Stated): boolean {
  const kind = wager.split(':')[0] ?? wager;
  return rowsOf(stated, 'pays', 'prizes').some((row) =>
    [wager, kind].some((name) => row === name || row.startsWith(`${name}/`) || row.startsWith(`${name}:`)),
  );
}

/** A permitted wager that no clause settles would pass by silence. */
export const lacksOdds = (stated: Stated): readonly string[] =>
  rowsOf(stated, 'wagers')
    .filter((wager) => !hasOdds(wager, stated))
    .map((wager) => `pays.${wager}`);
