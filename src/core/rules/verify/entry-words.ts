import { figuresIn, isRecord, type FactKind } from '../../facts/kind';
import { numbersIn } from '../../facts/phrases/numbers';
import { oddsIn, sameOdds } from '../../facts/phrases/odds';
import { ANCHOR_WORDS, occursIn, plain } from '../../facts/phrases/plain';
import type { Reading } from '../../reading/reading';
import { parseOdds, printOdds } from '../../values/odds';
import type { InstrumentSource } from '../source';
import type { Disagreement } from './disagreement';
import { about, entriesOf, factName, type PlacedEntry } from './entries';

/** Every entry's clause exists, its anchor and its figures stand there, and its value can be read. */
export function entryDisagreements(source: InstrumentSource, { clauses }: Reading): readonly Disagreement[] {
  const texts = new Map(clauses.map(({ book, label, text }) => [`${book}/${label}`, plain(text)]));
  return entriesOf(source).flatMap((placed) => [
    ...valueDisagreements(source.id, placed),
    ...labelDisagreements(source.id, placed, texts),
    ...wordDisagreements(source.id, placed, texts.get(`${placed.book}/${placed.entry.clause}`)),
  ]);
}

function valueDisagreements(instrument: string, placed: PlacedEntry): readonly Disagreement[] {
  const say = about(instrument, placed);
  const file = `facts/${placed.book}.yaml`;
  if (placed.kind === undefined)
    return [
      say(
        'fact-unknown',
        `The game ${placed.game} has no fact ${placed.name}; correct its name in ${file}, or declare it.`,
      ),
    ];
  const read = placed.kind.read(placed.entry.value);
  if (!('problem' in read)) return [];
  return [say('value-unreadable', `${factName(placed)} cannot be read: ${read.problem}; correct it in ${file}.`)];
}

function labelDisagreements(
  instrument: string,
  placed: PlacedEntry,
  texts: ReadonlyMap<string, string>,
): readonly Disagreement[] {
  const { book, entry } = placed;
  const absent = [entry.clause, ...entry.also].filter((label) => !texts.has(`${book}/${label}`));
  return absent.map((label) =>
    about(instrument, placed)(
      'fact-clause-not-in-text',
      `${factName(placed)} rests on clause ${label}, which the official text does not have; correct the label in facts/${book}.yaml.`,
    ),
  );
}

function wordDisagreements(instrument: string, placed: PlacedEntry, text: string | undefined): readonly Disagreement[] {
  const { book, entry, kind } = placed;
  const say = about(instrument, placed);
  const found: Disagreement[] = [];
  const length = plain(entry.anchor).split(' ').length;
  if (length > ANCHOR_WORDS)
    found.push(
      say(
        'anchor-too-long',
        `The anchor of ${factName(placed)} has ${String(length)} words, and at most ${String(ANCHOR_WORDS)} of the official text may be quoted; shorten it in facts/${book}.yaml.`,
      ),
    );
  if (text === undefined) return found;
  if (!occursIn(text, plain(entry.anchor)))
    found.push(
      say(
        'anchor-not-in-clause',
        `The anchor of ${factName(placed)}, "${entry.anchor}", does not occur in clause ${entry.clause}; quote words of that clause in facts/${book}.yaml, or cite the clause that has these.`,
      ),
    );
  // What is known from elsewhere has no figures to be found in the clause.
  const missing =
    kind === undefined || entry.basis === 'general-knowledge' ? [] : missingFigures(kind, entry.value, text);
  if (missing.length > 0)
    found.push(
      say(
        'figure-not-in-clause',
        `${factName(placed)} states ${missing.join(', ')}, which clause ${entry.clause} does not; correct the figure or the clause in facts/${book}.yaml.`,
      ),
    );
  return found;
}

/** Odds must stand there as odds, in whatever notation; every other figure as digits or as a number word. */
function missingFigures(kind: FactKind<unknown>, raw: unknown, text: string): readonly string[] {
  const read = kind.read(raw);
  if ('problem' in read) return [];
  const stated = oddsIn(text).map(({ odds }) => odds);
  const wanted = kind.cells(read.value).flatMap(({ text: cell }) => parseOdds(cell) ?? []);
  const unstated = wanted.filter((odds) => !stated.some((one) => sameOdds(one, odds))).map(printOdds);
  // The figures inside odds need not stand in the clause one by one, only those that say when the odds hold.
  const others = wanted.length === 0 ? kind.figures(raw) : isRecord(raw) ? figuresIn(Object.keys(raw)) : [];
  const numbers = numbersIn(text);
  return [...new Set([...unstated, ...others.filter((figure) => !numbers.has(Number(figure)))])];
}
