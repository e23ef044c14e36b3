import type { FactKind } from '../../facts/kind';
import { isRecord } from '../../facts/kind';
import { numbersIn } from '../../facts/phrases/numbers';
import { oddsIn, sameOdds } from '../../facts/phrases/odds';
import { parseOdds, printOdds, type Odds } from '../../values/odds';

/** A value with other figures; `isRead` where they are those of the text, and not merely others. */
export interface OtherValue {
  readonly value: unknown;
  readonly isRead: boolean;
}

/** The words that an entry rests on in the newer text, and those that it is read with. */
export interface EntryWords {
  readonly resting: string;
  readonly around: string;
  /** All odds that the sources rest on the same clause. */
  readonly odds: readonly Odds[];
}

/**
 * A value whose figures no longer stand in its clause, with others in their place: those that the clause has now where it is plain
 * which are meant, and else any. Undefined where all of them stand there still, or nothing else could stand in their place.
 */
export function otherFigures(kind: FactKind<unknown>, raw: unknown, words: EntryWords): OtherValue | undefined {
  const stated = oddsIn(words.resting).map(({ odds }) => odds);
  const gone = distinct(words.odds).filter((odds) => !stated.some((one) => sameOdds(one, odds)));
  const fresh = distinct(stated).filter((odds) => !words.odds.some((one) => sameOdds(one, odds)));
  const isRead = gone.length === 1 && fresh.length === 1;
  const numbers = numbersIn(words.around);
  const missing = new Set(kind.figures(raw).filter((figure) => !numbers.has(Number(figure))));
  for (const step of [1, -1]) {
    const value = eachLeaf(raw, (leaf) => {
      const odds = kind.odds === undefined ? undefined : parseOdds(String(leaf));
      if (odds === undefined) return withOtherNumbers(leaf, missing, step);
      if (!gone.some((one) => sameOdds(one, odds))) return leaf;
      const [only] = fresh;
      return isRead && only ? printOdds(only) : printOdds({ ...odds, wins: odds.wins + odds.on });
    });
    if (JSON.stringify(value) === JSON.stringify(raw)) return undefined;
    if (!('problem' in kind.read(value))) return { value, isRead: isRead && missing.size === 0 };
  }
  return undefined;
}

/** Every odds in a raw value. */
export function oddsWithin(raw: unknown): readonly Odds[] {
  const found: Odds[] = [];
  eachLeaf(raw, (leaf) => {
    const odds = parseOdds(String(leaf));
    if (odds) found.push(odds);
    return leaf;
  });
  return found;
}

const distinct = (all: readonly Odds[]): readonly Odds[] =>
  all.filter((odds, at) => all.findIndex((one) => sameOdds(one, odds)) === at);

function withOtherNumbers(leaf: unknown, missing: ReadonlySet<string>, step: number): unknown {
  if (typeof leaf === 'number') return missing.has(String(leaf)) ? leaf + step : leaf;
  if (typeof leaf !== 'string') return leaf;
  return leaf.replace(/\d+(?:\.\d+)?/g, (figure) => (missing.has(figure) ? String(Number(figure) + step) : figure));
}

/** The names of rows are no figures. */
function eachLeaf(raw: unknown, change: (leaf: unknown) => unknown): unknown {
  if (Array.isArray(raw)) return raw.map((one) => eachLeaf(one, change));
  if (!isRecord(raw)) return change(raw);
  return Object.fromEntries(Object.entries(raw).map(([name, value]) => [name, eachLeaf(value, change)]));
}
