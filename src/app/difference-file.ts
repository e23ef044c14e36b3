import type { Difference } from '../core/differences/difference';
import { differenceCsv } from '../core/exports/difference/difference-csv';
import { differenceMarkdown } from '../core/exports/difference/difference-markdown';
import { differencePage } from '../core/exports/difference/difference-page';
import { differenceJson } from './diff-json';
import { jurisdictionOf } from '../core/values/citation';
import type { Exported } from './export';
import { daysSaid, type Today } from './today';
import { writtenFile, type Writers, type WrittenFormat } from './written-file';

/** A comparison of clauses as a file; `all` also shows what is the same, which CSV and JSON always hold. */
export function differenceFile(difference: Difference, format: WrittenFormat, today: Today, all: boolean): Exported {
  const { from, to } = difference;
  const places = [from, to].map(({ instrument }) => jurisdictionOf(instrument));
  return writtenFile(['diff', from.name, to.name], format, WRITERS[format](difference, daysSaid(today, places), all));
}

const WRITERS: Writers<Difference> = {
  html: differencePage,
  markdown: differenceMarkdown,
  csv: differenceCsv,
  json: (difference) => `${JSON.stringify(differenceJson(difference))}\n`,
};
