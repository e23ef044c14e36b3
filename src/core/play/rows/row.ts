/** A row of `outcomes` or `pays`: the wager, and the cases that must all hold for it to decide. */
export interface Row<T> {
  readonly name: string;
  /** A bet as the rules name it, or the kind of several: `symbol:5`, `symbol`. */
  readonly wager: string;
  readonly cases: readonly string[];
  readonly value: T;
}

function rowNamed<T>(name: string, value: T): Row<T> {
  const [wager = '', ...cases] = name.split('/');
  return { name, wager, cases, value };
}

const read = new WeakMap<ReadonlyMap<string, unknown>, ReadonlyMap<string, readonly Row<unknown>[]>>();

/** The rows of a fact by the wager they are of, the one with most cases first; read once for each fact. */
function rowsByWager<T>(fact: ReadonlyMap<string, T>): ReadonlyMap<string, readonly Row<T>[]> {
  const known = read.get(fact) as ReadonlyMap<string, readonly Row<T>[]> | undefined;
  if (known !== undefined) return known;
  const rows = new Map<string, Row<T>[]>();
  for (const [name, value] of fact) {
    const row = rowNamed(name, value);
    const others = rows.get(row.wager);
    if (others === undefined) rows.set(row.wager, [row]);
    else others.push(row);
  }
  for (const others of rows.values()) others.sort((one, other) => other.cases.length - one.cases.length);
  read.set(fact, rows);
  return rows;
}

const NONE: readonly Row<never>[] = [];

/** The rows of a bet under its own name and that of its kind. */
export function rowsFor<T>(
  fact: ReadonlyMap<string, T> | undefined,
  { bet, kind }: { readonly bet: string; readonly kind: string },
): readonly Row<T>[] {
  if (fact === undefined) return NONE;
  const rows = rowsByWager(fact);
  const own = bet === kind ? undefined : rows.get(bet);
  const shared = rows.get(kind);
  if (own === undefined) return shared ?? NONE;
  return shared === undefined ? own : [...own, ...shared];
}
