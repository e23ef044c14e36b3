type Times = Readonly<Record<string, number>>;

/** The least disturbed of several runs of each, taken in turn, so that a noisy moment of the machine falls on all alike. */
export const inTurn = (runs: number, works: Readonly<Record<string, () => void>>): Times =>
  partByPart(runs, [undefined], works);

/**
 * The same of work that comes in parts: the least disturbed run of every part, added up. A machine that is shared leaves
 * hardly any long run alone, and the longer of two works is hit more often, so that their ratio would come out too high.
 */
export function partByPart<Part>(
  runs: number,
  parts: readonly Part[],
  works: Readonly<Record<string, (part: Part) => void>>,
): Times {
  const all = Object.entries(works);
  for (const [, work] of all) parts.forEach(work);
  const least: Record<string, number[]> = Object.fromEntries(all.map(([name]) => [name, parts.map(() => Infinity)]));
  for (let run = 0; run < runs; run += 1)
    for (const [at, part] of parts.entries())
      for (const [name, work] of all) {
        const taken = millisecondsOf(() => {
          work(part);
        });
        const known = least[name] ?? [];
        known[at] = Math.min(known[at] ?? Infinity, taken);
      }
  return Object.fromEntries(
    Object.entries(least).map(([name, times]) => [name, times.reduce((one, two) => one + two)]),
  );
}

function millisecondsOf(work: () => void): number {
  const start = process.hrtime.bigint();
  work();
  return Number(process.hrtime.bigint() - start) / 1e6;
}

/** A figure beside what is allowed of it. */
export const tell = (what: string, figure: string, bound: string): void => {
  console.log(`  ${what.padEnd(46)} ${figure}   (${bound})`);
};
