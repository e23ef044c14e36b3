import type { LineError } from './line-error';

/** Some rounds of a file as JSON texts, with the lines on which they begin and what could not be read between them. */
export interface RoundChunk {
  readonly firstLine: number;
  readonly lines: readonly string[];
  /** The line of each text, where they do not simply follow one another. */
  readonly at?: readonly number[];
  readonly errors?: readonly LineError[];
  /** How much of the file, as it lies on disk, has been read so far. */
  readonly bytesRead?: number;
}

export const lineOf = ({ firstLine, at }: RoundChunk, index: number): number => at?.[index] ?? firstLine + index;
