import type { Difference } from '../core/differences/difference';
import { differenceCsv } from '../core/exports/difference/difference-csv';
import { differenceMarkdown } from '../core/exports/difference/difference-markdown';
import { differencePage } from '../core/exports/difference/difference-page';
import { differenceJson } from './diff-json';
import type { Exported } from './export';
import { writtenFile, type Writers, type WrittenFormat } from './written-file';

/** A comparison of clauses as a file; `all` also shows what is the same, which CSV and JSON always hold. */
export const differenceFile = (difference: Difference, format: WrittenFormat, day: string, all: boolean): Exported =>
  writtenFile(['diff', difference.from.name, difference.to.name], format, WRITERS[format](difference, day, all));

const WRITERS: Writers<Difference> = {
  html: differencePage,
  markdown: differenceMarkdown,
  csv: differenceCsv,
  json: (difference) => `${JSON.stringify(differenceJson(difference))}\n`,
};
