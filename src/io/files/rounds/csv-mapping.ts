/** How the columns of a file become fields of the record; docs/csv-rounds.md. */
export interface CsvMapping {
  /** Absent: the one of comma, semicolon and tab that the first line has most of. */
  readonly separator?: string | undefined;
  /** From the name of a column to the field; without it every column is called as its field is. */
  readonly columns?: Readonly<Record<string, string>> | undefined;
  /** Fields that every round of the file has alike. */
  readonly constants: Readonly<Record<string, string>>;
  /** For a field, what the file writes and what the record says. */
  readonly values: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Amounts that the file gives in dollars and cents. */
  readonly dollars: readonly string[];
  /** Columns that are not read. */
  readonly ignore: readonly string[];
}

export const STANDARD_MAPPING: CsvMapping = { constants: {}, values: {}, dollars: [], ignore: [] };
