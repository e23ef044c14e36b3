/** A permitted wager that no clause settles would pass by silence: it needs odds or a prize, under its own name or by what it wins on. */
export function lacksOdds(
  stated: ReadonlyMap<string, { readonly cells: readonly { readonly part: string }[] }>,
): readonly string[] {
  const settled = ['pays', 'prizes'].flatMap((fact) => stated.get(fact)?.cells.map(({ part }) => part) ?? []);
  const wagers = stated.get('wagers')?.cells.map(({ part }) => part) ?? [];
  return wagers
    .filter(
      (wager) => !settled.some((row) => row === wager || row.startsWith(`${wager}/`) || row.startsWith(`${wager}:`)),
    )
    .map((wager) => `pays.${wager}`);
}
