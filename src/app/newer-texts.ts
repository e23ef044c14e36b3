import type { DataSource } from 'typeorm';
import { diffWords, type WordChange } from '../core/compare/words/diff-words';
import { recogniseFacts } from '../core/games/recognise';
import type { NewerText } from '../core/links/doubts-of';
import type { Suspicion } from '../core/links/suspicion';
import { suspicions } from '../core/links/suspicions';
import { revisionsIn } from '../core/rules/doubts/revisions';
import type { InstrumentSource } from '../core/rules/source';
import { parseCitation } from '../core/values/citation';
import { wordsIn, type WordsAsked } from '../io/postgres/store/former-words';
import type { HeldEdition } from '../io/postgres/store/held-editions';
import { storedReading } from '../io/postgres/store/stored-reading';
import { textOf } from './join-clauses';
import type { TextWordsByInstrument } from './text-words';

/** By instrument, what newer texts say otherwise than the rule sources; nothing is read where no words differ. */
export async function newerTexts(
  dataSource: DataSource,
  sources: readonly InstrumentSource[],
  texts: readonly HeldEdition[],
  textWords: TextWordsByInstrument,
): Promise<ReadonlyMap<string, NewerText>> {
  const found = new Map<string, NewerText>();
  for (const source of sources) {
    const suspected = suspicions(source, textWords.get(source.id));
    const text = textOf(texts, source.id, source);
    if (suspected.size > 0 && text !== undefined)
      found.set(source.id, await newerText(dataSource, source, text, suspected));
  }
  return found;
}

async function newerText(
  dataSource: DataSource,
  source: InstrumentSource,
  text: HeldEdition,
  suspected: ReadonlyMap<string, readonly Suspicion[]>,
): Promise<NewerText> {
  const [{ clauses }, words] = await Promise.all([
    storedReading(dataSource, text.id),
    changedWords(dataSource, { verified: source.textSha256, now: text.sha256 }, suspected),
  ]);
  const isOf = (is: (suspicion: Suspicion) => boolean): ReadonlySet<string> =>
    new Set([...suspected].filter(([, because]) => because.some(is)).map(([citation]) => citation));
  const revisions = revisionsIn(source, {
    clauses,
    recognised: recogniseFacts({ clauses }),
    changed: isOf(({ kind }) => kind === 'words-changed' || kind === 'clause-gone' || kind === 'lead-in-changed'),
    moved: isOf((suspicion) => 'movedTo' in suspicion),
  });
  return { source: { id: source.id, compilation: source.compilation }, words, revisions };
}

/** Of each clause its own words, those around it and the definitions that it uses, as far as they are what changed. */
async function changedWords(
  dataSource: DataSource,
  { verified, now }: { readonly verified: string; readonly now: string },
  suspected: ReadonlyMap<string, readonly Suspicion[]>,
): Promise<ReadonlyMap<string, readonly WordChange[]>> {
  const places = new Map(
    [...suspected].map(([citation, because]) => [citation, because.flatMap((one) => placeOf(citation, one))]),
  );
  const asked = [...new Map([...places.values()].flat().map((place) => [keyOf(place), place])).values()];
  const read = async (sha256: string): Promise<ReadonlyMap<string, string>> =>
    new Map(
      (
        await wordsIn(
          dataSource,
          asked.map((place) => ({ ...place, sha256 })),
        )
      ).map((one) => [keyOf(one), one.text]),
    );
  const [before, after] = await Promise.all([read(verified), read(now)]);
  const changes = (place: Place): readonly WordChange[] => {
    const was = before.get(keyOf(place));
    return was === undefined ? [] : diffWords(was, after.get(keyOf(place)) ?? '');
  };
  return new Map([...places].map(([citation, own]) => [citation, own.flatMap(changes)]));
}

type Place = Omit<WordsAsked, 'sha256'>;

function placeOf(citation: string, suspicion: Suspicion): readonly Place[] {
  const place = parseCitation('clause' in suspicion ? suspicion.clause : citation);
  if (place === undefined) return [];
  return [suspicion.kind === 'definition-changed' ? { ...place, term: suspicion.term } : place];
}

const keyOf = ({ book, label, term }: Place): string => `${book}/${label}\n${term ?? ''}`;
