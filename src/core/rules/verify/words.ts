import { textWords } from '../../reading/meaning/clause-words';
import { wordRows } from '../../reading/meaning/word-rows';
import type { Reading } from '../../reading/reading';
import { citationOf } from '../../values/citation';
import type { InstrumentSource } from '../source';
import type { Disagreement, DisagreementCode } from './disagreement';

/** What `--write-words` settles by itself: the file follows from the text. */
export const settledByWriting = (code: DisagreementCode): boolean =>
  code === 'words-missing' || code === 'words-differ';

/** The file of hashes against the very text it was generated from: it was edited, or the reader has changed since. */
export function wordsDisagreements(
  source: InstrumentSource,
  reading: Reading,
  digest: (text: string) => string,
): readonly Disagreement[] {
  if (source.words === undefined)
    return [
      {
        instrument: source.id,
        citation: undefined,
        code: 'words-missing',
        sentence:
          'There is no words.tsv with the hashes of the official text, so that no link could turn suspect; add it with house-rules verify --write-words.',
      },
    ];
  const due = byPlace(wordRows(textWords(reading, digest)));
  const held = byPlace(source.words);
  const differs = (place: string, what: string): Disagreement => {
    const [book = '', name = ''] = place.split('\t');
    const [label = '', ...term] = name.split(' ');
    const about = term.length === 0 ? `clause ${label}` : `the definition of ${term.join(' ')} in clause ${label}`;
    return {
      instrument: source.id,
      citation: citationOf(source.id, book, label),
      code: 'words-differ',
      sentence: `words.tsv ${what} ${about} of book ${book}, unlike the official text; correct it with house-rules verify --write-words once nothing else disagrees.`,
    };
  };
  return [
    ...[...due].flatMap(([place, hashes]) => {
      if (!held.has(place)) return [differs(place, 'has no hashes of')];
      return held.get(place) === hashes ? [] : [differs(place, 'has other hashes of')];
    }),
    ...[...held.keys()].flatMap((place) => (due.has(place) ? [] : [differs(place, 'has hashes of')])),
  ];
}

/** Hashes by book and place; where a place occurs twice, all of them in order. */
function byPlace(rows: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const row of rows) {
    const [book = '', place = '', ...hashes] = row.split('\t');
    const key = `${book}\t${place}`;
    found.set(key, [found.get(key) ?? '', ...hashes].join('\t'));
  }
  return found;
}
