/**
 * The groups of things that lead to one another in a circle, each thing in one group; a group comes after all it leads to.
 * (Tarjan's method, without recursion: a dictionary may be deep.)
 */
export function circlesOf(leadsTo: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const circles: number[][] = [];
  const order: (number | undefined)[] = [];
  const lowest: number[] = [];
  const open: number[] = [];
  const isOpen = new Set<number>();
  let next = 0;
  const enter = (at: number): { at: number; step: number } => {
    order[at] = lowest[at] = next++;
    open.push(at);
    isOpen.add(at);
    return { at, step: 0 };
  };
  const lower = (at: number, to: number | undefined): void => {
    lowest[at] = Math.min(lowest[at] ?? 0, to ?? Infinity);
  };
  const close = (first: number): void => {
    const circle = open.splice(open.lastIndexOf(first));
    for (const member of circle) isOpen.delete(member);
    circles.push(circle);
  };
  for (let start = 0; start < leadsTo.length; start += 1) {
    if (order[start] !== undefined) continue;
    const path = [enter(start)];
    for (let here = path.at(-1); here !== undefined; here = path.at(-1)) {
      const to = leadsTo[here.at]?.[here.step++];
      if (to !== undefined) {
        if (order[to] === undefined) path.push(enter(to));
        else if (isOpen.has(to)) lower(here.at, order[to]);
        continue;
      }
      path.pop();
      const before = path.at(-1);
      if (before !== undefined) lower(before.at, lowest[here.at]);
      if (lowest[here.at] === order[here.at]) close(here.at);
    }
  }
  return circles;
}
