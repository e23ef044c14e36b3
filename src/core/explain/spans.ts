/** Numbers in order as a person would say them: `0 to 5`, `6 and 7`, `0 to 2, 5 and 8`. */
export function spans(numbers: readonly number[]): string {
  const runs: { from: number; to: number }[] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last?.to === number - 1) last.to = number;
    else runs.push({ from: number, to: number });
  }
  const said = runs.flatMap(({ from, to }) => {
    if (to - from > 1) return [`${String(from)} to ${String(to)}`];
    return from === to ? [String(from)] : [String(from), String(to)];
  });
  const [last = '', ...before] = said.reverse();
  return before.length === 0 ? last : `${before.reverse().join(', ')} and ${last}`;
}
