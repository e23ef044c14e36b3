import { setImmediate } from 'node:timers/promises';
import PDFDocument from 'pdfkit';

export type Pdf = InstanceType<typeof PDFDocument>;

export const INK = '#1e2421';
export const FAINT = '#58625c';
export const RULE = '#d5d0c3';
export const ACCENT = '#14523f';
export const DOUBT = '#98201b';
export const OPEN = '#b98a1d';

const MARGIN = 42;
const FOOT = 34;
const CELL = 4;
const SIZE = 8.5;

export interface Column {
  readonly title: string;
  /** A share of the width. */
  readonly width: number;
  readonly align?: 'left' | 'right';
}

/** A cell in pieces, one below the other. */
export interface Piece {
  readonly text: string;
  readonly strong?: boolean;
  readonly colour?: string;
}
export type Cell = string | readonly Piece[];

/** Upright sheets of A4 that are written from the top down; what does not fit goes on the next one. */
export class Sheets {
  readonly pdf: Pdf;
  readonly left = MARGIN;

  /** The day stands for the making of the file, so that the same report makes the same bytes. */
  constructor(title: string, day: Date, producer: string) {
    this.pdf = new PDFDocument({
      ...{ size: 'A4', margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN }, bufferPages: true },
      ...{ lang: 'en', displayTitle: true },
      info: { Title: printable(title), Creator: producer, Producer: producer, CreationDate: day, ModDate: day },
    });
  }

  get width(): number {
    return this.pdf.page.width - 2 * MARGIN;
  }

  private get bottom(): number {
    return this.pdf.page.height - MARGIN - FOOT / 2;
  }

  /** A new sheet where less than this is left. */
  need(height: number): void {
    if (this.pdf.y + height > this.bottom) this.pdf.addPage();
  }

  title(text: string, about: string): void {
    this.pdf
      .font('Helvetica-Bold')
      .fontSize(19)
      .fillColor(INK)
      .text(printable(text), this.left, this.pdf.y, { width: this.width });
    this.pdf.moveDown(0.25);
    this.say(about, FAINT);
    this.pdf.moveDown(0.8);
  }

  heading(text: string, room = 90): void {
    this.need(room);
    this.pdf.y += 14;
    this.pdf
      .font('Helvetica-Bold')
      .fontSize(12.5)
      .fillColor(ACCENT)
      .text(printable(text), this.left, this.pdf.y, { width: this.width });
    this.pdf.y += 4;
  }

  subheading(text: string, below: string): void {
    this.need(80);
    this.pdf.y += 9;
    this.pdf
      .font('Helvetica-Bold')
      .fontSize(9.5)
      .fillColor(INK)
      .text(printable(text), this.left, this.pdf.y, { width: this.width });
    this.say(below, FAINT);
    this.pdf.y += 3;
  }

  say(text: string, colour = INK): void {
    this.pdf
      .font('Helvetica')
      .fontSize(SIZE)
      .fillColor(colour)
      .text(printable(text), this.left, this.pdf.y, { width: this.width });
  }

  /** The head of a table stands on every sheet that it goes on to; a row stays on one. Between sheets others have their turn. */
  async table(columns: readonly Column[], rows: Iterable<readonly Cell[]>): Promise<void> {
    const widths = columns.map(({ width }) => width * this.width);
    const head = columns.map(({ title }) => [{ text: title, strong: true }]);
    this.row(columns, widths, head, ACCENT, 1.2);
    for (const cells of rows) {
      if (this.pdf.y + this.heightOf(widths, cells) > this.bottom) {
        this.pdf.addPage();
        this.row(columns, widths, head, ACCENT, 1.2);
        await setImmediate();
      }
      this.row(columns, widths, cells, RULE, 0.5);
    }
  }

  private row(
    columns: readonly Column[],
    widths: readonly number[],
    cells: readonly Cell[],
    colour: string,
    line: number,
  ): void {
    const top = this.pdf.y;
    let x = this.left;
    const height = this.heightOf(widths, cells);
    cells.forEach((cell, index) => {
      const width = (widths[index] ?? 0) - 2 * CELL;
      let y = top + CELL;
      for (const piece of piecesOf(cell)) {
        this.styled(piece)
          .fillColor(piece.colour ?? INK)
          .text(printable(piece.text), x + CELL, y, { width, align: columns[index]?.align ?? 'left' });
        ({ y } = this.pdf);
      }
      x += widths[index] ?? 0;
    });
    this.pdf.y = top + height;
    this.pdf
      .moveTo(this.left, this.pdf.y)
      .lineTo(this.left + this.width, this.pdf.y)
      .lineWidth(line)
      .strokeColor(colour)
      .stroke();
  }

  private heightOf(widths: readonly number[], cells: readonly Cell[]): number {
    const heights = cells.map((cell, index) =>
      piecesOf(cell).reduce(
        (sum, piece) =>
          sum + this.styled(piece).heightOfString(printable(piece.text), { width: (widths[index] ?? 0) - 2 * CELL }),
        0,
      ),
    );
    return Math.max(...heights) + 2 * CELL;
  }

  private styled({ strong }: Piece): Pdf {
    return this.pdf.font(strong === true ? 'Helvetica-Bold' : 'Helvetica').fontSize(SIZE);
  }

  /** What stands at the foot of every sheet; ends the document. */
  end(foot: string): Pdf {
    const { pdf } = this;
    const { start, count } = pdf.bufferedPageRange();
    for (let page = start; page < start + count; page += 1) {
      pdf.switchToPage(page);
      // Below the margin, where text would else begin another sheet.
      pdf.page.margins.bottom = 0;
      const y = pdf.page.height - FOOT;
      pdf.font('Helvetica').fontSize(7.5).fillColor(FAINT);
      pdf.text(printable(foot), this.left, y, { width: this.width - 60, lineBreak: false });
      pdf.text(`${String(page + 1)} / ${String(count)}`, this.left, y, {
        width: this.width,
        align: 'right',
        lineBreak: false,
      });
    }
    pdf.end();
    return pdf;
  }
}

const piecesOf = (cell: Cell): readonly Piece[] => (typeof cell === 'string' ? [{ text: cell }] : cell);

/** The built-in type has the letters of western Europe; what it lacks stands by its number, so that nothing is lost unseen. */
export const printable = (text: string): string =>
  text
    .replace(/[\u0000-\u001F\u007F]+/g, ' ')
    .replace(
      /[^\u0020-\u007E\u00A0-\u00FF–—‘’‚“”„†‡•…‰‹›€™ŒœŠšŸŽžƒˆ˜]/gu,
      (sign) => `[U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`,
    );
