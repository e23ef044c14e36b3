import { PDFDocument, StandardFonts, type PDFFont, type PDFPage } from '@cantoo/pdf-lib';
import { compose, LEADING, type Measure, type Piece, type SetLine } from './compose';
import { passagesOf, type Passage } from './printed-text';

const WIDTH = 595;
const HEIGHT = 842;
const MARGIN = 54;
const GUTTER = 22;
const COLUMN = (WIDTH - 2 * MARGIN - GUTTER) / 2;
const TOP = HEIGHT - 70;
const BOTTOM = 64;

/** Two hyphenated columns, wide tables across both, running heads that alternate and a page number at the foot. */
export async function typesetByPdfLib(text: string, head: string): Promise<Buffer> {
  const document = await PDFDocument.create();
  const fonts = await Promise.all(
    [
      StandardFonts.Helvetica,
      StandardFonts.HelveticaBold,
      StandardFonts.HelveticaOblique,
      StandardFonts.HelveticaBoldOblique,
    ].map((name) => document.embedFont(name)),
  );
  const fontOf = ({ bold, italic }: Look): PDFFont => {
    const font = fonts[(bold ? 1 : 0) + (italic ? 2 : 0)];
    if (font === undefined) throw new Error('A font is missing.');
    return font;
  };
  const measure: Measure = (words, look) => fontOf(look).widthOfTextAtSize(words, look.size);
  const press = new Press(document, fontOf, head);
  let column: SetLine[] = [];
  for (const passage of passagesOf(text)) {
    if (!isWide(passage)) {
      column.push(...compose(passage, COLUMN, measure));
      continue;
    }
    press.setColumns(column);
    press.setAcross(compose(passage, WIDTH - 2 * MARGIN, measure));
    column = [];
  }
  press.setColumns(column);
  return Buffer.from(await document.save());
}

const isWide = (passage: Passage): boolean =>
  passage.kind === 'table' && passage.rows.some(({ cells }) => cells.length > 5);

type Look = Pick<Piece, 'bold' | 'italic'>;

class Press {
  readonly #document: PDFDocument;
  readonly #fontOf: (look: Look) => PDFFont;
  readonly #head: string;
  #page: PDFPage | undefined;
  #y = BOTTOM;

  constructor(document: PDFDocument, fontOf: (look: Look) => PDFFont, head: string) {
    this.#document = document;
    this.#fontOf = fontOf;
    this.#head = head;
  }

  /** Full pages first, then what is left in two columns of equal height. */
  setColumns(lines: readonly SetLine[]): void {
    let rest = lines;
    while (rest.length > 0) {
      if (this.#y - BOTTOM < 40) this.#turnPage();
      const room = this.#y - BOTTOM;
      const total = heightOf(rest);
      const tall = total > 2 * room ? room : Math.min(room, total / 2 + 14);
      const left = rest.slice(0, howMany(rest, tall));
      const right = rest.slice(left.length, left.length + howMany(rest.slice(left.length), tall));
      const ends = [this.#draw(left, MARGIN), this.#draw(right, MARGIN + COLUMN + GUTTER)];
      this.#y = Math.min(...ends);
      rest = rest.slice(left.length + right.length);
      if (rest.length > 0) this.#y = BOTTOM;
    }
  }

  setAcross(lines: readonly SetLine[]): void {
    let rest = lines;
    while (rest.length > 0) {
      if (this.#y - BOTTOM < 40) this.#turnPage();
      const set = rest.slice(0, howMany(rest, this.#y - BOTTOM));
      this.#y = this.#draw(set, MARGIN) - 6;
      rest = rest.slice(set.length);
      if (rest.length > 0) this.#y = BOTTOM;
    }
  }

  #draw(lines: readonly SetLine[], left: number): number {
    let y = this.#y;
    lines.forEach((line, index) => {
      const top = y - (index === 0 ? 0 : line.above) - LEADING;
      for (const { text, x, down, size, ...look } of line.pieces)
        this.#page?.drawText(text, { x: left + x, y: top - down, size, font: this.#fontOf(look) });
      y = top + LEADING - line.height;
    });
    return y;
  }

  #turnPage(): void {
    this.#page = this.#document.addPage([WIDTH, HEIGHT]);
    this.#y = TOP;
    const number = String(this.#document.getPageCount());
    const even = this.#document.getPageCount() % 2 === 0;
    const font = this.#fontOf({ bold: false, italic: true });
    this.#page.drawText(even ? `${number}   ${this.#head}` : this.#head, { x: MARGIN, y: HEIGHT - 40, size: 8, font });
    this.#page.drawText(`- ${number} -`, { x: WIDTH / 2 - 8, y: 36, size: 8, font });
  }
}

const heightOf = (lines: readonly SetLine[]): number =>
  lines.reduce((sum, { height, above }) => sum + height + above, 0);

function howMany(lines: readonly SetLine[], room: number): number {
  let used = 0;
  let count = 0;
  for (const { height, above } of lines) {
    used += height + (count === 0 ? 0 : above);
    if (used > room) break;
    count += 1;
  }
  return Math.max(1, count);
}
