import type { LineError } from './line-error';
import type { RoundChunk } from './round-chunk';

/** What goes into the next chunk. */
export class Gathered {
  readonly lines: string[] = [];
  readonly at: number[] = [];
  readonly errors: LineError[] = [];
  letters = 0;

  get isEmpty(): boolean {
    return this.lines.length + this.errors.length === 0;
  }

  add(line: number, json: string): void {
    this.lines.push(json);
    this.at.push(line);
    this.letters += json.length;
  }

  chunk(bytesRead: number): RoundChunk {
    const { lines, at, errors } = this;
    return { firstLine: at[0] ?? errors[0]?.line ?? 1, lines, at, bytesRead, ...(errors.length > 0 && { errors }) };
  }
}
