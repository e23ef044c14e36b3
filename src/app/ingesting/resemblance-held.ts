import type { DataSource } from 'typeorm';
import type { KnownText, Likeness } from '../../core/reading/meaning/likeness';
import { readWordRows } from '../../core/reading/meaning/word-rows';
import { storedWordRows } from '../../io/postgres/store/text-reader';
import type { Held } from '../held';
import type { OfficialReading } from '../read-official-text';
import { isSettled } from './resemblance';
import { resemblanceIn } from './resemblance-in';

/** The instrument a text resembles where nobody named it, out of all that is held, also of what has no rule sources. */
export async function resemblanceHeld(
  dataSource: DataSource,
  held: Held,
  official: OfficialReading,
): Promise<Likeness | undefined> {
  if (isSettled(official.namedBy)) return undefined;
  const texts = await Promise.all(
    held.editions
      .filter(({ kind }) => kind === 'text')
      .map(async ({ id, instrument }): Promise<KnownText> => {
        const rows = await storedWordRows(dataSource, id);
        const read = rows && readWordRows(rows);
        return { instrument, words: read?.clauses.map(({ words }) => words) ?? [] };
      }),
  );
  return resemblanceIn(official, held.sources, texts);
}
