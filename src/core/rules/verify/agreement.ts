import { isPaidRow, type RecognisedFact } from '../../games/recognised-fact';
import { citationOf } from '../../values/citation';
import { sameForm } from '../layers';
import { EVERY_GAME, type InstrumentSource } from '../source';
import { differenceOf } from './difference';
import type { Disagreement } from './disagreement';
import { isRecognised, rowDisagreements } from './paid-rows';
import { cellsRecognised } from './recognised-cells';
import { about, entriesOf, factName, kindOf, valuesOf, type PlacedEntry } from './entries';

/**
 * What is recognised whatever the game holds for every form its book states; and what is said of no form in particular, in a book
 * that sets out a variant only, is said of that variant.
 */
const sameFact = (
  { book, name, forms }: PlacedEntry,
  found: RecognisedFact,
  hasBase: (book: string, game: string) => boolean,
): boolean =>
  book === found.book &&
  name === found.name &&
  (found.words !== undefined ||
    forms.some(
      (form) =>
        form.game === EVERY_GAME ||
        sameForm(form, found) ||
        (found.variant === undefined && form.game === found.game && !hasBase(book, form.game)),
    ));

/** Tells whether what was recognised is the fact of an entry. */
export function matcherIn(entries: readonly PlacedEntry[]): (placed: PlacedEntry, found: RecognisedFact) => boolean {
  const bases = new Set(
    entries.flatMap(({ book, forms }) =>
      forms.flatMap(({ game, variant }) => (variant === undefined ? [`${book} ${game}`] : [])),
    ),
  );
  return (placed, found) => sameFact(placed, found, (book, game) => bases.has(`${book} ${game}`));
}

/** Sources and recognisers read the same text by different means; where both read a fact, they must agree. */
export function recognitionDisagreements(
  source: InstrumentSource,
  recognised: readonly RecognisedFact[],
): readonly Disagreement[] {
  const entries = entriesOf(source);
  const same = matcherIn(entries);
  const rows = recognised.filter(isPaidRow);
  const lacking = excludedIn(source);
  const facts = recognised.filter((found) => !isPaidRow(found) && !lacking.has(`${found.book} ${found.name}`));
  return [
    ...entries.flatMap((placed) =>
      fromSource(
        source.id,
        placed,
        facts.filter((found) => same(placed, found)),
        isRecognised(placed, rows),
      ),
    ),
    ...facts.flatMap((found) =>
      fromText(
        source.id,
        found,
        entries.filter((placed) => same(placed, found)),
      ),
    ),
    ...rowDisagreements(source.id, entries, rows),
  ];
}

/** A form may do without a fact that its words seem to state, since it has others in its place; a person has said so. */
function excludedIn({ books }: InstrumentSource): ReadonlySet<string> {
  return new Set(
    books.flatMap(({ id, facts }) =>
      facts.flatMap(({ without }) =>
        without.filter((name) => facts.every((layer) => layer.without.includes(name))).map((name) => `${id} ${name}`),
      ),
    ),
  );
}

function fromSource(
  instrument: string,
  placed: PlacedEntry,
  recognised: readonly RecognisedFact[],
  asRows: boolean,
): readonly Disagreement[] {
  const { book, entry } = placed;
  const fact = factName(placed.name, placed.forms);
  const say = about(instrument, placed);
  const here = asRows || cellsRecognised(placed, recognised);
  if (entry.basis === 'recognised' && !here) {
    const elsewhere = recognised.map(({ clause }) => clause).join(', ');
    return [
      say(
        'not-recognised',
        `No recogniser finds ${fact} in clause ${entry.clause}${elsewhere === '' ? '' : ` (it is found in ${elsewhere})`}; correct the clause, or mark the entry "by: person" in facts/${book}.yaml after reading the clause.`,
      ),
    ];
  }
  if (entry.basis !== 'person' || !here) return [];
  return [
    say(
      'recognised-after-all',
      `${fact} is marked as read by a person, and a recogniser finds it in clause ${entry.clause}; remove "by: person" in facts/${book}.yaml.`,
    ),
  ];
}

function fromText(instrument: string, found: RecognisedFact, entries: readonly PlacedEntry[]): readonly Disagreement[] {
  const at = {
    instrument,
    citation: citationOf(instrument, found.book, found.clause),
    fact: found.name,
  };
  const stating = entries.filter(({ entry }) => entry.clause === found.clause);
  const citing = stating.length > 0 ? stating : entries.filter(({ entry }) => entry.also.includes(found.clause));
  // A consequence of other words may well be stated by a clause of its own.
  const resting = citing.length === 0 && found.follows === true ? entries : citing;
  if (resting.length === 0) return [{ ...at, code: 'fact-missing', sentence: missing(found, entries) }];
  const differences = resting.flatMap(({ entry, kind = kindOf(found.game, found.name) }) =>
    valuesOf(entry).map((value) => differenceOf(kind, value, found.value)),
  );
  const [difference] = differences;
  if (difference === undefined || differences.includes(undefined)) return [];
  return [
    {
      ...at,
      code: 'value-differs',
      sentence: `${factName(found.name, [found])} is ${difference.ours} in the sources, and clause ${found.clause} ("${found.anchor}", line ${String(found.line)}) says ${difference.theirs}; correct facts/${found.book}.yaml, or the recogniser if it misreads the clause.`,
    },
  ];
}

function missing(found: RecognisedFact, entries: readonly PlacedEntry[]): string {
  const words = `Clause ${found.clause} ("${found.anchor}", line ${String(found.line)}) states ${factName(found.name, [found])}`;
  const [elsewhere] = entries;
  return elsewhere === undefined
    ? `${words}, and the sources do not; add it to facts/${found.book}.yaml.`
    : `${words}, which the sources rest on clause ${elsewhere.entry.clause}; cite clause ${found.clause} too, under "also" in facts/${found.book}.yaml, or correct the clause.`;
}
