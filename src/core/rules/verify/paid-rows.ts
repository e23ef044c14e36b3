import type { RecognisedFact } from '../../games/recognise';
import { likeness, telling } from '../../facts/recognisers/paid-row';
import { citationOf } from '../../values/citation';
import { parseOdds, printOdds } from '../../values/odds';
import type { Disagreement } from './disagreement';
import { valuesOf, type PlacedEntry } from './entries';

/** One figure the sources say is paid, with the words of its name. */
interface Stated {
  readonly placed: PlacedEntry;
  readonly name: string;
  readonly paid: string;
}

/** A row printed in a clause against what the sources rest on that clause: the same figure, and under the name most like it. */
export function rowDisagreements(
  instrument: string,
  entries: readonly PlacedEntry[],
  rows: readonly RecognisedFact[],
): readonly Disagreement[] {
  const stated = new Map<string, Stated[]>();
  for (const placed of entries)
    for (const clause of [placed.entry.clause, ...placed.entry.also]) {
      const at = clause.includes('/') ? clause : `${placed.book}/${clause}`;
      stated.set(at, [...(stated.get(at) ?? []), ...statedBy(placed)]);
    }
  const printed = new Map<string, RecognisedFact[]>();
  for (const row of rows) {
    const at = `${row.book}/${row.clause}`;
    printed.set(at, [...(printed.get(at) ?? []), row]);
  }
  return rows.flatMap((row) => {
    const at = `${row.book}/${row.clause}`;
    const problem = problemOf(row, stated.get(at) ?? [], printed.get(at) ?? []);
    if (problem === undefined) return [];
    const citation = citationOf(instrument, row.book, row.clause);
    return [{ instrument, citation, fact: row.name, ...problem }];
  });
}

function problemOf(
  row: RecognisedFact,
  here: readonly Stated[],
  printed: readonly RecognisedFact[],
): Pick<Disagreement, 'code' | 'sentence'> | undefined {
  const paid = paidBy(row);
  const says = `Clause ${row.clause} ("${row.anchor}", line ${String(row.line)}) pays ${paid} for "${row.words ?? ''}"`;
  if (row.named === true) return nameProblem(row, here, says);
  const same = here.filter((one) => one.paid === paid);
  if (same.length === 0) {
    const others = [...new Set(here.map(({ name, paid: other }) => `${name}: ${other}`))].slice(0, 3).join(', ');
    return {
      code: 'fact-missing',
      sentence: `${says}, and no fact that rests on it does${others === '' ? '' : ` (they say ${others})`}; add it to facts/${row.book}.yaml, or correct the figure.`,
    };
  }
  const shared = sharedBy(here);
  const like = ({ name }: Stated, { words = '' }: RecognisedFact): number =>
    likeness(new Set([...telling(name)].filter((word) => !shared.has(word))), telling(words));
  const [nearest] = [...here].sort((a, b) => like(b, row) - like(a, row));
  if (nearest === undefined || nearest.paid === paid || like(nearest, row) < CLEARLY_LIKE) return undefined;
  // Another row may be the one that the nearest name is for.
  const meant = printed.some(
    (one) => paidBy(one) === nearest.paid && like(nearest, one) >= like(nearest, row) - HARDLY_MORE,
  );
  if (meant || same.some((one) => like(one, row) >= like(nearest, row))) return undefined;
  return {
    code: 'value-differs',
    sentence: `${says}, and the fact that is named most like it, ${nearest.name}, is ${nearest.paid} in the sources; correct facts/${row.book}.yaml, or its names.`,
  };
}

/** A name that is made of numbers is meant and nothing like it. */
function nameProblem(
  row: RecognisedFact,
  here: readonly Stated[],
  says: string,
): Pick<Disagreement, 'code' | 'sentence'> | undefined {
  const own = here.filter(({ name }) => name === nameIn(row));
  if (own.some(({ paid }) => paid === paidBy(row))) return undefined;
  const [other] = own;
  return other === undefined
    ? {
        code: 'fact-missing',
        sentence: `${says}, and no fact of that name rests on it; add it to facts/${row.book}.yaml, or correct the name.`,
      }
    : {
        code: 'value-differs',
        sentence: `${says}, which is ${other.paid} in the sources; correct facts/${row.book}.yaml, or the recogniser if it misreads the table.`,
      };
}

/** Below this, two names have too little in common to say that one is meant by the other. */
const CLEARLY_LIKE = 0.5;
const HARDLY_MORE = 0.1;

/** Words that every name has, such as the wager's in a table for one wager, tell nothing apart. */
function sharedBy(stated: readonly Stated[]): ReadonlySet<string> {
  const [first, ...others] = stated.map(({ name }) => telling(name));
  if (first === undefined || others.length === 0) return new Set();
  return new Set([...first].filter((word) => others.every((words) => words.has(word))));
}

/** Whether every figure of an entry stands in the rows recognised in its clause. */
export function isRecognised(placed: PlacedEntry, rows: readonly RecognisedFact[]): boolean {
  const here = rows.filter(({ book, clause }) => book === placed.book && clause === placed.entry.clause);
  const paidHere = new Set(here.filter(({ named }) => named !== true).map(paidBy));
  const namesHere = new Set(here.filter(({ named }) => named === true).map(nameIn));
  const stated = statedBy(placed);
  return stated.length > 0 && stated.every(({ name, paid }) => paidHere.has(paid) || namesHere.has(name));
}

function statedBy(placed: PlacedEntry): readonly Stated[] {
  const { kind, name, entry } = placed;
  if (kind === undefined || (kind.odds === undefined && name !== 'prizes')) return [];
  return valuesOf(entry).flatMap((value) => {
    const read = kind.read(value);
    if ('problem' in read) return [];
    return kind.cells(read.value).map(({ part, text }) => ({ placed, name: part === '' ? name : part, paid: text }));
  });
}

const nameIn = ({ value }: RecognisedFact): string => Object.keys(value as Readonly<Record<string, string>>)[0] ?? '';

/** In one notation, as kinds print it. */
function paidBy({ value }: RecognisedFact): string {
  const [paid] = Object.values(value as Readonly<Record<string, string>>);
  const odds = parseOdds(paid ?? '');
  return odds ? printOdds(odds) : (paid ?? '');
}
