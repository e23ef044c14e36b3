import { folded } from '../../reading/meaning/folded';
import { grouped } from '../../values/grouped';
import { assign } from './assignment';
import type { ComparedClause } from './compared-clause';
import { diffTokens } from '../words/runs';
import type { Group } from './groups';
import { joinParts, type Part } from './join-parts';
import { candidates, WeighedClauses } from './likeness';
import { traitsOf, type Traits } from './traits';
import { Scale } from './weighed-side';

/** Less alike than this, two clauses are no versions of one, in thousandths. */
const LEAST = 300;
/** How much the same number speaks for a pair, in thousandths. */
const SAME_NUMBER = 500;
/** Beyond so many differences two texts are no versions of one instrument. */
const MOST_EDITS = 3000;
/** So much of a part that was split off must stand in the words the whole has lost, in thousandths. */
const FROM_LOST_WORDS = 500;

/**
 * The clauses of two versions of an instrument. Words that stand in both, in their order, are the same clauses whatever their numbers, which
 * tells a renumbering from a change; words that stand elsewhere were moved; the rest is told by numbers, words and what stands around it.
 */
export function matchVersions(from: readonly ComparedClause[], to: readonly ComparedClause[]): readonly Group[] {
  const fixed = sameWords(from, to);
  const taken = new Set(fixed.values());
  const [ours, theirs] = [rest(from, fixed), rest(to, taken)];
  const traits = { from: traitsOf(from), to: traitsOf(to) };
  const both = [...traits.from, ...traits.to];
  const scales = { words: new Scale(both.map(({ words }) => words)), facts: new Scale(both.map(({ facts }) => facts)) };
  const known = candidates(
    new WeighedClauses(traits.from, scales),
    new WeighedClauses(traits.to, scales),
    [
      { from: ours, to: [...to.keys()] },
      { from: [...fixed.keys()], to: theirs },
    ],
    LEAST,
  );
  const pairs = assign(from, to, known, {
    fixed,
    books: (a, b) => (a === b ? 1000 : 0),
    numbered: (a, b) => (from[a]?.book === to[b]?.book && from[a]?.label === to[b]?.label ? SAME_NUMBER : 0),
  });
  const sure = [...fixed].map(([a, b]) => ({ from: a, to: b, score: 1000 }));
  return joinParts(
    from,
    to,
    known,
    [...sure, ...pairs, ...sameNumber(from, to, [...sure, ...pairs])],
    splitOff(traits),
  );
}

const rest = (clauses: readonly ComparedClause[], taken: { has(at: number): boolean }): readonly number[] =>
  [...clauses.keys()].filter((at) => !taken.has(at));

/** A clause that is said anew under its old number and heading is the same clause. */
function sameNumber(
  from: readonly ComparedClause[],
  to: readonly ComparedClause[],
  pairs: readonly { readonly from: number; readonly to: number }[],
): readonly { readonly from: number; readonly to: number; readonly score: number }[] {
  const [left, right] = [new Set(pairs.map((pair) => pair.from)), new Set(pairs.map((pair) => pair.to))];
  const named = new Map(rest(to, right).map((at) => [nameOf(to[at]), at]));
  return rest(from, left).flatMap((at) => {
    const other = named.get(nameOf(from[at]));
    const [was, is] = [from[at], other === undefined ? undefined : to[other]];
    if (other === undefined || was === undefined || is === undefined) return [];
    const headed = was.heading !== '' && folded(was.heading) === folded(is.heading);
    const empty = was.heading === '' && was.text.trim() === '' && is.heading === '' && is.text.trim() === '';
    return headed || empty ? [{ from: at, to: other, score: 500 }] : [];
  });
}

const nameOf = (clause: ComparedClause | undefined): string => `${clause?.book ?? ''}/${clause?.label ?? ''}`;

/** All that is printed of a clause but its number; a clause without any words is known by its number alone. */
export function printOf({ book, label, heading, text, tables }: ComparedClause): string {
  const rows = tables.flatMap((table) => [...(table.headerRows ?? [table.header]), ...table.rows]);
  const words = folded(`${heading} ${text}`);
  return words === '' ? `#${book}/${label}` : [words, ...rows.map((row) => row.map(folded).join('|'))].join('\n');
}

function sameWords(from: readonly ComparedClause[], to: readonly ComparedClause[]): ReadonlyMap<number, number> {
  const [ours, theirs] = [from.map(printOf), to.map(printOf)];
  const inOrder = new Map<number, number>();
  for (const {
    same,
    from: [a, end],
    to: [b],
  } of diffTokens(ours, theirs, MOST_EDITS))
    if (same) for (let n = 0; a + n < end; n += 1) inOrder.set(a + n, b + n);
  const bearers = (prints: readonly string[]) => grouped(prints.keys(), (at) => prints[at] ?? '');
  const [inOurs, inTheirs] = [bearers(ours), bearers(theirs)];
  const isOnly = (at: number): boolean =>
    inOurs.get(ours[at] ?? '')?.length === 1 && inTheirs.get(ours[at] ?? '')?.length === 1;
  for (const at of ours.keys()) {
    const [there] = inTheirs.get(ours[at] ?? '') ?? [];
    if (!inOrder.has(at) && there !== undefined && isOnly(at)) inOrder.set(at, there);
  }
  // Words that stand in several places are only where they are if what they stand in is the same too.
  const known = new Map<number, boolean>();
  const holds = (at: number): boolean => {
    const sure = known.get(at) ?? (isOnly(at) || parentsMeet(at));
    known.set(at, sure);
    return sure;
  };
  function parentsMeet(at: number): boolean {
    const [above, over] = [from[at]?.parent, to[inOrder.get(at) ?? -1]?.parent];
    if (above === undefined || over === undefined) return above === over;
    const answer = inOrder.get(above);
    return answer === over
      ? above === at || holds(above)
      : answer === undefined && nameOf(from[above]) === nameOf(to[over]);
  }
  return new Map([...inOrder].filter(([at]) => holds(at)));
}

/** A part was split off, or merged into, a whole that has lost, or gained, its words. */
function splitOff(traits: {
  readonly from: readonly Traits[];
  readonly to: readonly Traits[];
}): (part: Part) => boolean {
  return ({ side, at, whole, beside }) => {
    const own = traits[side][at]?.own ?? new Set<string>();
    const all = traits[side === 'from' ? 'to' : 'from'][whole]?.own ?? new Set<string>();
    const kept = new Set(beside.flatMap((other) => [...(traits[side][other]?.own ?? [])]));
    const from = [...own].filter((word) => all.has(word) && !kept.has(word));
    return from.length * 1000 >= own.size * FROM_LOST_WORDS;
  };
}
