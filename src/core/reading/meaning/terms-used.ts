import type { Clause, ClauseName, Definition, Reading } from '../reading';

/** A clause in the text as links name it. */
export const nameOf = ({ book, label }: ClauseName): string => `${book}/${label}`;

/** Which defined terms are used where, by their position in `reading.definitions`. */
export interface TermsUsed {
  inClause(name: string): ReadonlySet<number>;
  /** In the clause without its heading, as far as the lines tell them apart. */
  inText(name: string): ReadonlySet<number>;
  /** In the entry of a definition itself: terms are often defined with terms. */
  inEntry(definition: number): ReadonlySet<number>;
}

const none: ReadonlySet<number> = new Set();

export function termsUsed({ clauses, definitions }: Pick<Reading, 'clauses' | 'definitions'>): TermsUsed {
  const byClause = new Map<string, Set<number>>();
  const byText = new Map<string, Set<number>>();
  const byEntry = new Map<number, Set<number>>();
  const headings = headingLines(clauses);
  const entriesOn = entriesByLine(clauses, definitions);
  definitions.forEach(({ uses }, used) => {
    for (const { clause, line } of uses) {
      const name = nameOf(clause);
      addTo(byClause, name, used);
      if (!headings.has(`${name} ${String(line)}`)) addTo(byText, name, used);
      for (const entry of entriesOn.get(line) ?? [])
        if (entry !== used && homeOf(definitions[entry]) === name) addTo(byEntry, entry, used);
    }
  });
  return {
    inClause: (name) => byClause.get(name) ?? none,
    inText: (name) => byText.get(name) ?? none,
    inEntry: (definition) => byEntry.get(definition) ?? none,
  };
}

/** The names of clauses, each with the line of a heading that no other words of the clause stand on. */
const headingLines = (clauses: readonly Clause[]): ReadonlySet<string> =>
  new Set(
    clauses.flatMap((clause) =>
      clause.heading === '' || clause.blocks.some(({ line }) => line <= clause.line)
        ? []
        : [`${nameOf(clause)} ${String(clause.line)}`],
    ),
  );

const homeOf = (definition: Definition | undefined): string | undefined =>
  definition && nameOf({ book: definition.book, label: definition.clause });

/** The definitions whose entries stand on each line; an entry runs to the next block that cannot be part of it. */
function entriesByLine(
  clauses: readonly Clause[],
  definitions: readonly Definition[],
): ReadonlyMap<number, ReadonlySet<number>> {
  const ends = new Map<string, number>();
  for (const clause of clauses) {
    let begun: string | undefined;
    const end = (line: number): void => {
      if (begun !== undefined) ends.set(begun, line);
    };
    for (const block of clause.blocks) {
      if (block.kind === 'bullet' || block.kind === 'closing') continue;
      end(block.line - 1);
      begun = block.kind === 'definition' ? entryName(nameOf(clause), block) : undefined;
    }
    end(clause.endLine);
  }
  const lines = new Map<number, Set<number>>();
  definitions.forEach((definition, at) => {
    const { line } = definition;
    const last = ends.get(entryName(homeOf(definition) ?? '', definition)) ?? line;
    for (let on = line; on <= Math.max(line, last); on += 1) addTo(lines, on, at);
  });
  return lines;
}

const entryName = (clause: string, { term, line }: Pick<Definition, 'term' | 'line'>): string =>
  `${clause} ${String(line)} ${term}`;

function addTo<Key>(sets: Map<Key, Set<number>>, key: Key, value: number): void {
  const set = sets.get(key);
  if (set === undefined) sets.set(key, new Set([value]));
  else set.add(value);
}
