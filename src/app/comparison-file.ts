import type { Comparison } from '../core/compare/matrix/comparison';
import { comparisonCsv } from '../core/exports/comparison/comparison-csv';
import { comparisonMarkdown } from '../core/exports/comparison/comparison-markdown';
import { comparisonPage } from '../core/exports/comparison/comparison-page';
import { comparisonJson } from './comparison-json';
import type { Exported } from './export';
import { daysSaid, type Today } from './today';
import { writtenFile, type Writers, type WrittenFormat } from './written-file';

/** A comparison as a file; `all` also shows what is the same, which CSV and JSON always hold. */
export function comparisonFile(comparison: Comparison, format: WrittenFormat, today: Today, all: boolean): Exported {
  const places = comparison.columns.map(({ ruleSet }) => ruleSet.jurisdiction);
  const content = WRITERS[format](comparison, daysSaid(today, places), all);
  return writtenFile([comparison.game, ...comparison.sides], format, content);
}

const WRITERS: Writers<Comparison> = {
  html: comparisonPage,
  markdown: comparisonMarkdown,
  csv: comparisonCsv,
  json: (comparison) => `${JSON.stringify(comparisonJson(comparison))}\n`,
};
