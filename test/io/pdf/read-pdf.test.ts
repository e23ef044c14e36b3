import { PDFDocument } from '@cantoo/pdf-lib';
import PDFKit from 'pdfkit';
import { layOut } from '../../../src/core/reading/layout/lay-out';
import type { PositionedPage } from '../../../src/core/reading/layout/positioned';
import { rowsOf, type PageOfRows } from '../../../src/core/reading/layout/rows';
import { textOf } from '../../../src/core/reading/lines/lines';
import type { PdfLimits } from '../../../src/io/pdf/pdf-watch';
import { readPdf } from '../../../src/io/pdf/read-pdf';
import { UnreadablePdf } from '../../../src/io/pdf/unreadable-pdf';
import { repeatingPdf, swellingPdf } from '../../support/hostile-pdf';
import { smallPdf } from '../../support/small-pdf';
import { readPrint } from './read-print';

async function pagesOf(bytes: Uint8Array, limits?: Partial<PdfLimits>): Promise<readonly PositionedPage[]> {
  const pages: PositionedPage[] = [];
  for await (const page of readPdf(bytes, limits)) pages.push(page);
  return pages;
}

function drawn(
  draw: (document: InstanceType<typeof PDFKit>) => void,
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Buffer> {
  const document = new PDFKit({ size: 'A4', margin: 0, ...options });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Buffer>((resolve) => document.on('end', () => resolve(Buffer.concat(chunks))));
  draw(document);
  document.end();
  return done;
}

describe('a page of a PDF', () => {
  it('has its words with place, size and look', async () => {
    const bytes = await drawn((document) => {
      document.font('Times-Bold').fontSize(14).text('Lamps', 72, 100, { baseline: 'alphabetic' });
      document.font('Times-Italic').fontSize(10).text('at dusk', 200, 300, { baseline: 'alphabetic' });
    });
    const [page] = await pagesOf(bytes);
    expect(page?.texts).toMatchObject([
      { text: 'Lamps', x: 72, size: 14, bold: true, italic: false, level: true },
      { text: 'at dusk', x: 200, size: 10, bold: false, italic: true, level: true },
    ]);
    expect(page?.texts.map(({ baseline }) => Math.round(baseline))).toEqual([100, 300]);
  });

  it('turned on its side is read as it is looked at', async () => {
    const document = await PDFDocument.load(smallPdf(['1.1 A berth is lit.']));
    const [sheet] = document.getPages();
    sheet?.setRotation({ type: 'degrees', angle: 90 } as never);
    const [page] = await pagesOf(await document.save());
    expect(page?.texts).toMatchObject([{ text: '1.1 A berth is lit.', level: false }]);
  });
});

describe('a PDF that gives no text', () => {
  const onePixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const bytes: Record<string, () => Promise<Uint8Array>> = {
    scanned: () => drawn((document) => document.image(onePixel, 0, 0, { width: 500 })),
    encrypted: () => drawn((document) => document.text('1.1 A berth is lit.'), { userPassword: 'oar' }),
    truncated: async () => (await drawn((document) => document.text('1.1 A berth is lit.'))).subarray(0, 700),
    'truncated after its objects': () => Promise.resolve(smallPdf(['1.1 A berth is lit.']).subarray(0, 500)),
  };

  test.each([
    ['scanned', /^holds no text, only pictures of pages; supply a copy with a text layer$/],
    ['encrypted', /^is encrypted; supply a copy without a password$/],
    ['truncated', /^cannot be read as a PDF \(.+\); supply an undamaged copy$/],
    ['truncated after its objects', /^cannot be read as a PDF \(.+\); supply an undamaged copy$/],
  ])('%s, says so in a sentence', async (kind, sentence) => {
    const read = bytes[kind]?.().then((pdf) => pagesOf(pdf));
    await expect(read).rejects.toThrow(UnreadablePdf);
    await expect(read).rejects.toThrow(sentence);
  });

  it('for want of memory says so in a sentence', async () => {
    await expect(pagesOf(smallPdf(['1.1 A berth is lit.']), { megabytes: 4 })).rejects.toThrow(
      /^needs more than 4 MB of memory to be read; supply it in smaller parts$/,
    );
  });
});

describe('a PDF that is made to be dear', () => {
  const read = async (bytes: Uint8Array, limits: Partial<PdfLimits>) =>
    (await pagesOf(bytes, limits)).flatMap(({ texts }) => texts.map(({ text }) => text)).slice(0, 1);

  it('of a few kilobytes that swell may need so much memory, and no more', async () => {
    const [small, large] = [swellingPdf(8), swellingPdf(256)];
    expect(large.length).toBeLessThan(4096);
    expect(await read(small, { megabytes: 256 })).toEqual(['1. A berth is lit.']);
    await expect(read(large, { megabytes: 256 })).rejects.toThrow(UnreadablePdf);
    await expect(read(large, { megabytes: 256 })).rejects.toThrow(
      /^needs more than 256 MB of memory to be read; supply it in smaller parts$/,
    );
  });

  it('that draws its words ever again may take so long for a page, and no longer', async () => {
    expect(await read(repeatingPdf(1), { pageSeconds: 30 })).toEqual(['1. A berth is lit.']);
    await expect(read(repeatingPdf(12), { pageSeconds: 3 })).rejects.toThrow(
      /^takes more than 3 seconds to read page 1; supply a copy that was printed anew, or plain text$/,
    );
  });

  it('by its pages may have so many, and no more', async () => {
    const bytes = smallPdf(Array.from({ length: 61 }, () => '1.1 A berth is lit.'));
    expect(await pagesOf(bytes, { pages: 3 })).toHaveLength(3);
    await expect(pagesOf(bytes, { pages: 2 })).rejects.toThrow(
      /^has 3 pages, more than the 2 that are read; supply it in smaller parts$/,
    );
  });
});

describe('a long PDF', () => {
  const pages = 2000;
  const clauses = Array.from(
    { length: pages * 10 },
    (_, nth) => `${Math.floor(nth / 100) + 1}.${(nth % 100) + 1} A berth is lit.`,
  );

  it('of 2,000 pages is read whole, within half of the memory allowed', async () => {
    const bytes = smallPdf(clauses.flatMap((clause) => [clause, '', '']));
    const before = process.memoryUsage().heapUsed;
    const rows: PageOfRows[] = [];
    for await (const page of readPdf(bytes, { megabytes: 256 })) rows.push(rowsOf(page));
    const lines = layOut(rows).flatMap((page) => page.lines.map(textOf));
    expect(lines).toEqual(clauses);
    expect((process.memoryUsage().heapUsed - before) / 2 ** 20).toBeLessThan(200);
  });

  it('that is not wanted to its end stops its reader', async () => {
    for await (const page of readPdf(smallPdf(clauses))) {
      expect(page.number).toBe(1);
      break;
    }
  });

  it('is read into clauses', async () => {
    const { clauses: read } = await readPrint(smallPdf(clauses.slice(0, 300).flatMap((clause) => [clause, ''])));
    expect(read.filter(({ kind }) => kind === 'clause')).toHaveLength(300);
  });
});
