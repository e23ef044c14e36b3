import type { Exported } from './export';

/** What a comparison can be written as, of rules and of clauses alike. */
export const WRITTEN_FORMATS = ['html', 'markdown', 'csv', 'json'] as const;
export type WrittenFormat = (typeof WRITTEN_FORMATS)[number];

/** By format; `all` also shows what is the same, which CSV and JSON always hold. */
export type Writers<T> = Readonly<Record<WrittenFormat, (of: T, day: string, all: boolean) => string>>;

const MEDIA: Readonly<Record<WrittenFormat, { readonly mediaType: string; readonly extension: string }>> = {
  html: { mediaType: 'text/html; charset=utf-8', extension: 'html' },
  markdown: { mediaType: 'text/markdown; charset=utf-8', extension: 'md' },
  csv: { mediaType: 'text/csv; charset=utf-8', extension: 'csv' },
  json: { mediaType: 'application/json', extension: 'json' },
};

/** A file of this content, with a name that any system takes. */
export function writtenFile(names: readonly string[], format: WrittenFormat, content: string): Exported {
  const { mediaType, extension } = MEDIA[format];
  return { fileName: `${names.join('-').replace(/[^A-Za-z0-9]+/g, '-')}.${extension}`, mediaType, content };
}
