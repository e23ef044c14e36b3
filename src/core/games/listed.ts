const lists = new WeakMap<readonly string[], ReadonlySet<string>>();

/** The names that rules list, to be looked up; gathered once for each list. */
function setOf(list: readonly string[]): ReadonlySet<string> {
  const known = lists.get(list);
  if (known !== undefined) return known;
  const names = new Set(list);
  lists.set(list, names);
  return names;
}

/** Whether rules list a name: asked for the wagers of every round of an audit, of lists that may be long. */
export const isListed = (list: readonly string[] | undefined, name: string): boolean =>
  list !== undefined && list.length > 0 && setOf(list).has(name);
