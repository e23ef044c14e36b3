import type { Comparison } from '../core/compare/matrix/comparison';
import { comparisonCsv } from '../core/exports/comparison/comparison-csv';
import { comparisonMarkdown } from '../core/exports/comparison/comparison-markdown';
import { comparisonPage } from '../core/exports/comparison/comparison-page';
import { comparisonJson } from './comparison-json';
import type { Exported } from './export';
import { writtenFile, type Writers, type WrittenFormat } from './written-file';

/** A comparison as a file; `all` also shows what is the same, which CSV and JSON always hold. */
export const comparisonFile = (comparison: Comparison, format: WrittenFormat, day: string, all: boolean): Exported =>
  writtenFile([comparison.game, ...comparison.sides], format, WRITERS[format](comparison, day, all));

const WRITERS: Writers<Comparison> = {
  html: comparisonPage,
  markdown: comparisonMarkdown,
  csv: comparisonCsv,
  json: (comparison) => `${JSON.stringify(comparisonJson(comparison))}\n`,
};
