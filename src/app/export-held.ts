import type { DataSource } from 'typeorm';
import { Failure } from '../core/failures/failure';
import { storedReading } from '../io/postgres/store/stored-reading';
import { exportInstrument, type Exported, type ExportFormat, type ExportRequest } from './export';
import type { Held } from './held';

export interface ExportAsked {
  readonly instrument: string;
  readonly format: ExportFormat;
  readonly book?: string | undefined;
}

/** A file of an instrument as it is known: in the official words where its text was ingested, else in ours. */
export const exportHeld = async (dataSource: DataSource, held: Held, asked: ExportAsked): Promise<Exported> =>
  exportInstrument({ ...(await exportOf(dataSource, held, asked)), ruleSets: held.book.ruleSets });

/** What is to be exported, but for the rule sets. */
export async function exportOf(
  dataSource: DataSource,
  held: Held,
  asked: ExportAsked,
): Promise<Omit<ExportRequest, 'ruleSets'>> {
  const { instrument, format, book } = asked;
  const source = held.source(instrument);
  if (source === undefined)
    throw new Failure(
      'NO_SUCH_INSTRUMENT',
      `No rule sources are held for ${instrument}; there are some for ${held.book.instruments.map(({ id }) => id).join(', ')}.`,
    );
  const text = format.startsWith('facts') ? undefined : held.text(instrument);
  return {
    ...{ source, format, book },
    reading: text && (await storedReading(dataSource, text.id)),
    textSha256: text?.sha256,
    compilation: source.compilation,
  };
}
