/** Several orders as one: what only a later one has comes after what stands before it there, else before what stands after it. */
export function mergedOrder(orders: readonly (readonly string[])[]): readonly string[] {
  const merged: string[] = [];
  for (const order of orders) {
    const first = order.find((name) => merged.includes(name));
    let at = first === undefined ? merged.length : merged.indexOf(first);
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
