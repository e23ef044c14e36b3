/** What stands in the place of a line that is no valid record. */
export interface LineError {
  readonly line: number;
  readonly error: string;
  /** The file breaks off here. */
  readonly isEnd?: true;
}
