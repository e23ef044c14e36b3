import type { DataSource } from 'typeorm';
import { Failure } from '../core/failures/failure';
import { storedReading } from '../io/postgres/store/stored-reading';
import { exportInstrument, type Exported, type ExportFormat } from './export';
import type { Held } from './held';

/** A file of an instrument as it is known: in the official words where its text was ingested, else in ours. */
export async function exportHeld(
  dataSource: DataSource,
  held: Held,
  asked: { readonly instrument: string; readonly format: ExportFormat; readonly book?: string | undefined },
): Promise<Exported> {
  const { instrument, format, book } = asked;
  const source = held.source(instrument);
  if (source === undefined)
    throw new Failure(
      'NO_SUCH_INSTRUMENT',
      `No rule sources are held for ${instrument}; there are some for ${held.book.instruments.map(({ id }) => id).join(', ')}.`,
    );
  const text = format.startsWith('facts') ? undefined : held.text(instrument);
  return exportInstrument({
    ...{ source, format, book, ruleSets: held.book.ruleSets },
    reading: text && (await storedReading(dataSource, text.id)),
    textSha256: text?.sha256,
    compilation: source.compilation,
  });
}
