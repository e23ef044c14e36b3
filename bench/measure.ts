/** The least disturbed of several runs of each, taken in turn, so that a noisy moment of the machine falls on all alike. */
export function inTurn(runs: number, works: Readonly<Record<string, () => void>>): Readonly<Record<string, number>> {
  const times: Record<string, number[]> = {};
  for (const work of Object.values(works)) work();
  for (let run = 0; run < runs; run += 1)
    for (const [name, work] of Object.entries(works)) {
      const start = process.hrtime.bigint();
      work();
      (times[name] ??= []).push(Number(process.hrtime.bigint() - start) / 1e6);
    }
  return Object.fromEntries(Object.entries(times).map(([name, taken]) => [name, Math.min(...taken)]));
}

/** A figure beside what is allowed of it. */
export const tell = (what: string, figure: string, bound: string): void => {
  console.log(`  ${what.padEnd(46)} ${figure}   (${bound})`);
};
