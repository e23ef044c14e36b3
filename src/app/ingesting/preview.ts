import { setImmediate } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import type { TextChanges } from '../../core/compare/text-changes';
import { Failure } from '../../core/failures/failure';
import type { Link } from '../../core/links/link';
import { damageOf, type Damage } from '../../core/reading/lint/damage';
import type { LintFinding } from '../../core/reading/lint/lint-finding';
import { lintInstrument } from '../../core/reading/lint/lint-instrument';
import { textWords, type TextWords } from '../../core/reading/meaning/clause-words';
import type { Likeness } from '../../core/reading/meaning/likeness';
import type { ClauseName, Reading } from '../../core/reading/reading';
import { citationOf } from '../../core/values/citation';
import { labelAbove } from '../../core/values/label';
import { grouped } from '../../core/values/grouped';
import { sha256 as digest } from '../../io/files/digest';
import type { Held } from '../held';
import { refuseUnnameable, type NamedBy } from '../instrument-name';
import type { OfficialReading } from '../read-official-text';
import { knownBefore } from './known-before';
import { factsFound, type FactFound } from './recognised-facts';
import { resemblanceHeld } from './resemblance-held';

/** What publishing a text would do, and what speaks against it; nothing of it is stored. */
export interface IngestPreview {
  readonly instrument: string;
  readonly compilation: string;
  readonly reading: Reading;
  readonly lint: readonly LintFinding[];
  readonly books: readonly { readonly id: string; readonly clauses: number }[];
  readonly facts: readonly FactFound[];
  readonly namedBy: NamedBy;
  /** What it resembles, where nobody named the instrument. */
  readonly likeness: Likeness | undefined;
  /** Why publishing would be refused. */
  readonly damage: readonly Damage[];
  readonly changes: TextChanges;
  /** Links that would turn suspect. */
  readonly suspectLinks: readonly Link[];
  /** Names the texts it was held against: it is outdated once another is published. */
  readonly heldAgainst: string;
  /** The edition whose place it would take. */
  readonly replaces: number | undefined;
}

export interface Previewed {
  readonly compilation?: string | undefined;
  /** Citations of clauses that a person has seen to be repealed; they and what stood under them are not missed. */
  readonly repealed?: readonly string[] | undefined;
}

export async function previewText(
  dataSource: DataSource,
  held: Held,
  official: OfficialReading,
  { compilation = '', repealed = [] }: Previewed = {},
): Promise<IngestPreview> {
  const { instrument, sha256, content, reading } = official;
  refuseUnnameable(instrument, compilation);
  const before = await knownBefore(dataSource, held, instrument, compilation);
  const source = held.source(instrument);
  const isVerified = held.sources.some(({ id, textSha256 }) => id === instrument && textSha256 === sha256);
  const { lint = lintInstrument(reading), words = textWords(reading, digest) } = official.prepared ?? {};
  const changes = before.changesTo(reading, words);
  refuseUnlessGone(instrument, changes, repealed);
  const known = before.known && { ...before.known, clauses: without(instrument, before.known.clauses, repealed) };
  // Each of these takes its thread whole for a while, of a long text; others are let in between.
  await setImmediate();
  const facts = factsFound(instrument, source, official.facts);
  await setImmediate();
  return {
    ...{ instrument, namedBy: official.namedBy, compilation, reading, lint, facts },
    likeness: await resemblanceHeld(dataSource, held, official),
    books: [...grouped(reading.clauses, ({ book }) => book)].map(([id, own]) => ({ id, clauses: own.length })),
    damage: isVerified ? [] : damageOf({ ...reading, content }, known),
    changes,
    // The links rest on the version that the sources state; another one puts none of them in doubt.
    suspectLinks:
      source !== undefined && (source.compilation ?? '') === compilation ? turningSuspect(held, official, words) : [],
    heldAgainst: textsOf(held, instrument),
    replaces: held.editions.find(
      (edition) => edition.kind === 'text' && edition.instrument === instrument && edition.compilation === compilation,
    )?.id,
  };
}

/** As long as these are the newest texts of an instrument, what was seen in a preview still holds. */
export const textsOf = ({ editions }: Held, instrument: string): string =>
  editions
    .filter((edition) => edition.kind === 'text' && edition.instrument === instrument)
    .map(({ id }) => String(id))
    .join(' ');

function turningSuspect(held: Held, { instrument, sha256 }: OfficialReading, words: TextWords): readonly Link[] {
  const verified = held.source(instrument)?.textSha256 === sha256;
  const now = new Map(held.links().map((link) => [nameOf(link), JSON.stringify(link.because)]));
  return held
    .linksWith(instrument, verified ? undefined : words)
    .filter((link) => link.state === 'suspect' && now.get(nameOf(link)) !== JSON.stringify(link.because));
}

const nameOf = ({ clause, game = '', fact = '' }: Link): string => `${clause} ${game} ${fact}`;

/** A clause that stands in the text cannot have been repealed, and a misspelt one must not pass for one that was. */
function refuseUnlessGone(instrument: string, { removed }: TextChanges, repealed: readonly string[]): void {
  const gone = new Set(removed.map(({ book, label }) => citationOf(instrument, book, label)));
  const other = repealed.find((citation) => !gone.has(citation));
  if (other !== undefined)
    throw new Failure('BAD_ARGUMENT', `${other} is not among the clauses this text removes; name only those.`);
}

/** The clauses without those that were repealed, and without all that stood under these. */
function without(
  instrument: string,
  clauses: readonly ClauseName[],
  repealed: readonly string[],
): readonly ClauseName[] {
  const gone = new Set(repealed);
  const isGone = (book: string, label: string | undefined): boolean =>
    label !== undefined && (gone.has(citationOf(instrument, book, label)) || isGone(book, labelAbove(label)));
  return gone.size === 0 ? clauses : clauses.filter(({ book, label }) => !isGone(book, label));
}
