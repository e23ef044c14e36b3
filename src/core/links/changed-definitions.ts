import type { TermWords, TextWords } from '../reading/meaning/clause-words';
import { quotable } from '../reading/meaning/word-rows';
import { grouped } from '../values/grouped';
import type { LeadInPair } from './lead-in-pairs';

/** A definition that is not what it was, and the terms through which it was reached. */
export interface ChangedDefinition {
  readonly term: TermWords;
  readonly via: readonly string[];
}

/** The terms that some words use, before and now; only where those words are the same does a term on one side tell of a change. */
interface Step {
  readonly before: readonly number[];
  readonly now: readonly number[];
  readonly sameWords: boolean;
  readonly via: readonly string[];
}

/**
 * Which definitions make the meaning of a clause another one: those that its words use, or the words around it (`sides`). Both texts are gone through together, term by term, and no further
 * than a definition whose own words have changed: what follows from it is no news.
 */
export function changedDefinitions(
  sides: readonly LeadInPair[],
  heldTerms: TextWords['terms'],
  newTerms: TextWords['terms'],
): readonly ChangedDefinition[] {
  const changed: ChangedDefinition[] = [];
  const reached = new Set<string>();
  const steps = sides.map(({ was, is }): Step => ({
    before: was?.terms ?? [],
    now: is?.terms ?? [],
    sameWords: was?.words === is?.words,
    via: [],
  }));
  // The list grows while it is gone through, nearest terms first; each term is reached once, so that circles end.
  for (const step of steps) {
    const was = byTerm(step.before, heldTerms);
    const is = byTerm(step.now, newTerms);
    for (const name of new Set([...was.keys(), ...is.keys()])) {
      const [old = [], fresh = []] = [was.get(name), is.get(name)];
      const onOneSide = old.length === 0 || fresh.length === 0;
      if (reached.has(name) || (onOneSide && !step.sameWords) || same(old, fresh, 'meaning')) continue;
      reached.add(name);
      const [term] = fresh.length > 0 ? fresh : old;
      if (onOneSide || !same(old, fresh, 'words')) changed.push(...(term ? [{ term, via: step.via }] : []));
      else
        steps.push({
          before: old.flatMap(({ terms }) => terms),
          now: fresh.flatMap(({ terms }) => terms),
          sameWords: true,
          via: [...step.via, name],
        });
    }
  }
  return changed;
}

/** A term may be defined twice where the drafter slipped; both entries count. */
const byTerm = (numbers: readonly number[], terms: TextWords['terms']): ReadonlyMap<string, readonly TermWords[]> =>
  grouped(
    [...new Set(numbers)].flatMap((number) => terms[number] ?? []),
    ({ term }) => quotable(term),
  );

const same = (a: readonly TermWords[], b: readonly TermWords[], hash: 'words' | 'meaning'): boolean =>
  hashesOf(a, hash) === hashesOf(b, hash);

const hashesOf = (terms: readonly TermWords[], hash: 'words' | 'meaning'): string =>
  [...new Set(terms.map((term) => term[hash]))].sort().join(' ');
