import type { Comparison } from '../core/compare/matrix/comparison';
import { comparisonCsv } from '../core/exports/comparison/comparison-csv';
import { comparisonMarkdown } from '../core/exports/comparison/comparison-markdown';
import { comparisonPage } from '../core/exports/comparison/comparison-page';
import { comparisonJson } from './comparison-json';
import type { Exported } from './export';

export const COMPARISON_FORMATS = ['html', 'markdown', 'csv', 'json'] as const;
export type ComparisonFormat = (typeof COMPARISON_FORMATS)[number];

const MEDIA: Readonly<Record<ComparisonFormat, { readonly mediaType: string; readonly extension: string }>> = {
  html: { mediaType: 'text/html; charset=utf-8', extension: 'html' },
  markdown: { mediaType: 'text/markdown; charset=utf-8', extension: 'md' },
  csv: { mediaType: 'text/csv; charset=utf-8', extension: 'csv' },
  json: { mediaType: 'application/json', extension: 'json' },
};

/** A comparison as a file; `all` also shows what is the same, which CSV and JSON always hold. */
export function comparisonFile(comparison: Comparison, format: ComparisonFormat, day: string, all: boolean): Exported {
  const { mediaType, extension } = MEDIA[format];
  const name = [comparison.game, ...comparison.sides].join('-').replace(/[^A-Za-z0-9]+/g, '-');
  return { fileName: `${name}.${extension}`, mediaType, content: WRITERS[format](comparison, day, all) };
}

const WRITERS: Readonly<Record<ComparisonFormat, (comparison: Comparison, day: string, all: boolean) => string>> = {
  html: comparisonPage,
  markdown: comparisonMarkdown,
  csv: comparisonCsv,
  json: (comparison) => `${JSON.stringify(comparisonJson(comparison))}\n`,
};
