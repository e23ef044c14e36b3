import type { Difference } from '../core/differences/difference';
import { differenceCsv } from '../core/exports/difference/difference-csv';
import { differenceMarkdown } from '../core/exports/difference/difference-markdown';
import { differencePage } from '../core/exports/difference/difference-page';
import { differenceJson } from './diff-json';
import type { Exported } from './export';

export const DIFFERENCE_FORMATS = ['html', 'markdown', 'csv', 'json'] as const;
export type DifferenceFormat = (typeof DIFFERENCE_FORMATS)[number];

const MEDIA: Readonly<Record<DifferenceFormat, { readonly mediaType: string; readonly extension: string }>> = {
  html: { mediaType: 'text/html; charset=utf-8', extension: 'html' },
  markdown: { mediaType: 'text/markdown; charset=utf-8', extension: 'md' },
  csv: { mediaType: 'text/csv; charset=utf-8', extension: 'csv' },
  json: { mediaType: 'application/json', extension: 'json' },
};

/** A comparison of clauses as a file; `all` also shows what is the same, which CSV and JSON always hold. */
export function differenceFile(difference: Difference, format: DifferenceFormat, day: string, all: boolean): Exported {
  const { mediaType, extension } = MEDIA[format];
  const name = `diff-${difference.from.name}-${difference.to.name}`.replace(/[^A-Za-z0-9]+/g, '-');
  return { fileName: `${name}.${extension}`, mediaType, content: WRITERS[format](difference, day, all) };
}

const WRITERS: Readonly<Record<DifferenceFormat, (difference: Difference, day: string, all: boolean) => string>> = {
  html: differencePage,
  markdown: differenceMarkdown,
  csv: differenceCsv,
  json: (difference) => `${JSON.stringify(differenceJson(difference))}\n`,
};
