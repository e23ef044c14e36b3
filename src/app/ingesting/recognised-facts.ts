import { isPaidRow, type RecognisedFact } from '../../core/games/recognised-fact';
import type { InstrumentSource } from '../../core/rules/source';
import { recognitionDisagreements } from '../../core/rules/verify/agreement';
import { entriesOf, valuesOf, type PlacedEntry } from '../../core/rules/verify/entries';
import { citationOf } from '../../core/values/citation';
import { grouped } from '../../core/values/grouped';

/** A fact found in a text beside what is held of it. */
export interface FactFound {
  readonly fact: string;
  readonly game: string;
  readonly variant: string | undefined;
  /** Citation of the clause it was found in. */
  readonly clause: string;
  readonly anchor: string;
  readonly value: string;
  /** Absent where the rule sources state no such fact in that clause. */
  readonly held: string | undefined;
  /** Absent where there are no rule sources to agree with. */
  readonly agrees: boolean | undefined;
  /** What is at odds, and what to do about it. */
  readonly sentence: string | undefined;
}

export function factsFound(
  instrument: string,
  source: InstrumentSource | undefined,
  recognised: readonly RecognisedFact[],
): readonly FactFound[] {
  const disagreements = source === undefined ? [] : recognitionDisagreements(source, recognised);
  // Those about entries that are no longer recognised are told by the changed words of their clauses.
  const odds = grouped(
    disagreements.filter(({ code }) => code === 'value-differs' || code === 'fact-missing'),
    ({ citation = '', fact = '' }) => `${citation} ${fact}`,
  );
  const entries = grouped(source === undefined ? [] : entriesOf(source), ({ book, name }) => `${book} ${name}`);
  return recognised.map((found) => {
    const clause = citationOf(instrument, found.book, found.clause);
    const about = odds.get(`${clause} ${found.name}`) ?? [];
    // Rows of one table share a name; the sentence quotes the words of the row it is about.
    const own = about.find(({ sentence }) => !isPaidRow(found) || sentence.includes(`"${found.words ?? ''}"`));
    const value = printed(found.value);
    const held = heldIn(entries.get(`${found.book} ${found.name}`) ?? [], found.clause);
    const agrees = source === undefined ? undefined : own === undefined;
    return {
      ...{ fact: found.name, game: found.game, variant: found.variant, clause, anchor: found.anchor, value },
      held: held ?? (agrees === true ? value : undefined),
      agrees,
      sentence: own?.sentence,
    };
  });
}

function heldIn(entries: readonly PlacedEntry[], clause: string): string | undefined {
  const values = entries
    .filter(({ entry }) => entry.clause === clause || entry.also.includes(clause))
    .flatMap(({ entry }) => valuesOf(entry).map(printed));
  return values.length === 0 ? undefined : [...new Set(values)].join('; ');
}

const printed = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
