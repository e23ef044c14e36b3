import type { CsvMapping } from '../io/files/rounds/csv-mapping';

export const MAPPING_FLAG = [
  '--mapping <file>',
  'how the columns of a CSV file are to be read (docs/csv-rounds.md)',
] as const;

/** Read only where one is named: most files need none, and reading YAML takes a while to load. */
export async function mappingOption(file: string | undefined): Promise<CsvMapping | undefined> {
  if (file === undefined) return undefined;
  const { readMapping } = await import('../io/files/rounds/read-mapping');
  return readMapping(file);
}
