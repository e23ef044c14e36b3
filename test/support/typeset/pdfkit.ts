import PDFDocument from 'pdfkit';
import { depthOf, passagesOf, textOf, type Passage, type PrintedLine, type Run } from './printed-text';

const MARGIN = 62;
const HANG = 34;
const SIZE = 10.5;

/** One column, justified, numbers in the margin, running head and page number on every page: pdfkit's own line breaking. */
export function typesetByPdfkit(text: string, head: string): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', margin: MARGIN, bufferPages: true, info: { Title: head } });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Buffer>((resolve) => document.on('end', () => resolve(Buffer.concat(chunks))));
  document.fontSize(SIZE);
  for (const passage of passagesOf(text)) setPassage(document, passage);
  addFurniture(document, head);
  document.end();
  return done;
}

type Document = InstanceType<typeof PDFDocument>;

const bottom = (document: Document): number => document.page.height - MARGIN;
const measure = (document: Document): number => document.page.width - 2 * MARGIN;

function setPassage(document: Document, passage: Passage): void {
  if (passage.kind === 'paragraph') setParagraph(document, passage.line);
  else setTable(document, passage.rows);
}

function space(document: Document, line: PrintedLine): void {
  document.y += line.blankBefore ? 9 : 2.5;
}

function setParagraph(document: Document, line: PrintedLine): void {
  space(document, line);
  const runs = line.cells[0] ?? [];
  document.fontSize(line.heading ? SIZE + 2 : SIZE);
  if (document.y + 2 * document.currentLineHeight() > bottom(document)) document.addPage();
  const left = MARGIN + depthOf(line) * HANG;
  const top = document.y;
  let indent = 0;
  if (line.label !== undefined) {
    document.font(fontOf({ text: '', bold: line.heading || (runs[0]?.bold ?? false), italic: false }));
    document.text(line.label, left, top, { lineBreak: false });
    indent = Math.max(HANG, document.widthOfString(`${line.label}  `));
  }
  const width = measure(document) - (left - MARGIN) - indent;
  runs.forEach((run, index) => {
    document.font(fontOf({ ...run, bold: run.bold || line.heading }));
    const how = { width, continued: index < runs.length - 1, align: runs.length === 1 ? 'justify' : 'left' } as const;
    if (index === 0) document.text(run.text, left + indent, top, how);
    else document.text(run.text, how);
  });
  document.fontSize(SIZE);
}

function fontOf({ bold, italic }: Run): string {
  if (bold) return italic ? 'Times-BoldItalic' : 'Times-Bold';
  return italic ? 'Times-Italic' : 'Times-Roman';
}

function setTable(document: Document, rows: readonly PrintedLine[]): void {
  const [first] = rows;
  if (first !== undefined) space(document, first);
  const columns = Math.max(...rows.map(({ cells }) => cells.length));
  document.fontSize(columns > 12 ? 7 : SIZE);
  const widths = columnWidths(document, rows, columns);
  for (const { cells } of rows) {
    document.font('Times-Bold');
    const heights = cells.map((cell, index) =>
      document.heightOfString(textOf(cell), { width: (widths[index] ?? 9) - 8 }),
    );
    const height = Math.max(...heights);
    if (document.y + height > bottom(document)) document.addPage();
    const top = document.y;
    let left = MARGIN;
    cells.forEach((cell, index) => {
      const width = widths[index] ?? 1;
      document.font(fontOf(cell[0] ?? { text: '', bold: false, italic: false }));
      document.text(textOf(cell), left, top, { width: width - 8 });
      left += width;
    });
    document.y = top + height + 2;
  }
  document.fontSize(SIZE);
}

/** As wide as the widest cell where the page allows it, else in proportion. */
function columnWidths(document: Document, rows: readonly PrintedLine[], columns: number): readonly number[] {
  document.font('Times-Bold');
  const natural = Array.from({ length: columns }, (_, index) =>
    Math.max(14, ...rows.map(({ cells }) => 18 + document.widthOfString(textOf(cells[index] ?? [])))),
  );
  const total = natural.reduce((sum, width) => sum + width, 0);
  const room = measure(document);
  if (total <= room) return natural;
  const narrow = natural.filter((width) => width <= room / columns);
  const left = room - narrow.reduce((sum, width) => sum + width, 0);
  return natural.map((width) => (width <= room / columns ? width : left / (columns - narrow.length)));
}

function addFurniture(document: Document, head: string): void {
  const { start, count } = document.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    document.switchToPage(page);
    document.page.margins.bottom = 0;
    document.font('Times-Italic').fontSize(9);
    document.text(head, MARGIN, 30, { lineBreak: false });
    document
      .font('Times-Roman')
      .text(`Page ${page + 1}`, document.page.width - MARGIN - 40, document.page.height - 36, {
        lineBreak: false,
      });
  }
}
