import { ANCHOR_WORDS, occursIn, plain } from '../../facts/phrases/plain';
import type { Reading } from '../../reading/reading';
import type { InstrumentSource } from '../source';
import type { Disagreement } from './disagreement';
import { about, entriesOf, factName, valuesOf, type PlacedEntry } from './entries';
import { clauseWords, type ClauseWords } from './clause-words';
import { missingFigures } from './figures';

/** Every entry's clause exists, its anchor and its figures stand there, and its value can be read. */
export function entryDisagreements(source: InstrumentSource, { clauses }: Reading): readonly Disagreement[] {
  const words = clauseWords(clauses);
  return entriesOf(source).flatMap((placed) => [
    ...valueDisagreements(source.id, placed),
    ...labelDisagreements(source.id, placed, words),
    ...wordDisagreements(source.id, placed, words),
  ]);
}

function valueDisagreements(instrument: string, placed: PlacedEntry): readonly Disagreement[] {
  const say = about(instrument, placed);
  const file = `facts/${placed.book}.yaml`;
  if (placed.kind === undefined)
    return [
      say(
        'fact-unknown',
        `The game ${placed.forms[0]?.game ?? ''} has no fact ${placed.name}; correct its name in ${file}, or declare it.`,
      ),
    ];
  const { kind } = placed;
  return valuesOf(placed.entry).flatMap((value) => {
    const read = kind.read(value);
    if (!('problem' in read)) return [];
    const fact = factName(placed.name, placed.forms);
    return [say('value-unreadable', `${fact} cannot be read: ${read.problem}; correct it in ${file}.`)];
  });
}

function labelDisagreements(instrument: string, placed: PlacedEntry, words: ClauseWords): readonly Disagreement[] {
  const { book, entry } = placed;
  const absent = [entry.clause, ...entry.also].filter((label) => words.own(book, label) === undefined);
  return absent.map((label) =>
    about(instrument, placed)(
      'fact-clause-not-in-text',
      `${factName(placed.name, placed.forms)} rests on clause ${label}, which the official text does not have; correct the label in facts/${book}.yaml.`,
    ),
  );
}

function wordDisagreements(instrument: string, placed: PlacedEntry, words: ClauseWords): readonly Disagreement[] {
  const { book, entry, kind, forms } = placed;
  const fact = factName(placed.name, forms);
  const say = about(instrument, placed);
  const found: Disagreement[] = [];
  const length = plain(entry.anchor).split(' ').length;
  if (length > ANCHOR_WORDS)
    found.push(
      say(
        'anchor-too-long',
        `The anchor of ${fact} has ${String(length)} words, and at most ${String(ANCHOR_WORDS)} of the official text may be quoted; shorten it in facts/${book}.yaml.`,
      ),
    );
  const own = words.own(book, entry.clause);
  if (own === undefined) return found;
  if (!occursIn(own, plain(entry.anchor)))
    found.push(
      say(
        'anchor-not-in-clause',
        `The anchor of ${fact}, "${entry.anchor}", does not occur in clause ${entry.clause}; quote words of that clause in facts/${book}.yaml, or cite the clause that has these.`,
      ),
    );
  // What is known from elsewhere has no figures to be found in the clause.
  if (kind === undefined || entry.basis === 'general-knowledge') return found;
  const resting = [own, ...entry.also.map((label) => words.own(book, label) ?? '')].join(' ');
  const around = [resting, words.above(book, entry.clause), ...Object.keys(entry.options ?? {})].join(' ');
  const missing = valuesOf(entry).flatMap((value) => missingFigures(kind, value, resting, around));
  if (missing.length > 0)
    found.push(
      say(
        'figure-not-in-clause',
        `${fact} states ${[...new Set(missing)].join(', ')}, which clause ${entry.clause} does not; correct the figure or the clause in facts/${book}.yaml.`,
      ),
    );
  return found;
}
