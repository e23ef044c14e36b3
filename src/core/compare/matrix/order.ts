/** Several orders as one: what only a later one has comes after what stands before it there. */
export function mergedOrder(orders: readonly (readonly string[])[]): readonly string[] {
  const merged: string[] = [];
  for (const order of orders) {
    let at = 0;
    for (const name of order) {
      const known = merged.indexOf(name);
      if (known >= 0) at = known + 1;
      else {
        merged.splice(at, 0, name);
        at += 1;
      }
    }
  }
  return merged;
}
