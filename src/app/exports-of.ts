import { EXPORT_FORMATS, mediaTypeOf } from './export';
import type { Held } from './held';

export interface ExportLink {
  readonly format: string;
  readonly mediaType: string;
  readonly url: string;
}

/** Where the files of an instrument are to be had, once its rule sources say what it is. */
export const exportsOf = (held: Held, instrument: string): readonly ExportLink[] =>
  held.source(instrument) === undefined
    ? []
    : EXPORT_FORMATS.map((format) => ({
        format,
        mediaType: mediaTypeOf(format),
        url: `/exports/${format}/${instrument}`,
      }));
