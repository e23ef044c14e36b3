import type { SourceLine } from '../lines/lines';
import type { Furniture, PlacedLine } from '../reading';

/** Lines that are in no clause: set aside for good, or waiting for the clause they announce. */
export class Aside {
  readonly furniture: Furniture[] = [];
  readonly loose: PlacedLine[] = [];
  /** The signature, where it stands after the rules. */
  readonly signed: PlacedLine[] = [];
  /** Headings waiting for the clause they announce. */
  #headings: SourceLine[] = [];
  /** Words after the title of a book and before its first number. */
  #preamble: SourceLine[] = [];

  get headings(): readonly SourceLine[] {
    return this.#headings;
  }

  keepHeading(line: SourceLine): void {
    this.#headings.push(line);
  }

  keepPreamble(line: SourceLine): void {
    this.#preamble.push(line);
  }

  takeHeadings(): readonly SourceLine[] {
    const waiting = this.#headings;
    this.#headings = [];
    return waiting;
  }

  takePreamble(): readonly SourceLine[] {
    const waiting = this.#preamble;
    this.#preamble = [];
    return waiting;
  }

  /** The headings announced nothing that could be found. */
  dropHeadings(): void {
    this.putAside(this.takeHeadings());
  }

  putAside(lines: readonly (SourceLine | undefined)[]): void {
    for (const line of lines) if (line !== undefined) this.loose.push(placed(line));
  }

  sign(line: SourceLine): void {
    this.signed.push(placed(line));
  }

  entitle(lines: readonly SourceLine[]): void {
    for (const line of lines) this.furniture.push({ ...placed(line), why: 'title' });
  }

  repeatHead(line: SourceLine): void {
    this.furniture.push({ ...placed(line), why: 'running head' });
  }
}

function placed({ number, text }: SourceLine): PlacedLine {
  return { line: number, text };
}
