import { deflateSync } from 'node:zlib';

const DRAWN = 'BT /F1 12 Tf 60 760 Td (1. A berth is lit.) Tj ET ';

/** A page of a few words and so many megabytes of blanks, packed twice, so that the file has a few kilobytes. */
export const swellingPdf = (megabytes: number): Buffer =>
  onePage(packedTwice(Buffer.concat([Buffer.from(DRAWN), Buffer.alloc(megabytes * 2 ** 20, ' ')])));

/** Forms that each draw the next ten times: so many below one another are drawn ten times as often for each. */
export function repeatingPdf(depth: number): Buffer {
  const fonts = '/Font << /F1 3 0 R >>';
  const forms = Array.from({ length: depth }, (_, at) => {
    const resources = `${fonts} /XObject << /X${String(at + 1)} ${String(at + 7)} 0 R >>`;
    const drawn = at === depth - 1 ? DRAWN : `/X${String(at + 1)} Do `.repeat(10);
    return stream(
      `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << ${resources} >>`,
      Buffer.from(drawn, 'latin1'),
    );
  });
  return onePage(stream('', Buffer.from('/X0 Do ')), `${fonts} /XObject << /X0 6 0 R >>`, forms);
}

const stream = (about: string, bytes: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`<< ${about} /Length ${String(bytes.length)} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);

const packedTwice = (bytes: Buffer): Buffer =>
  stream('/Filter [/FlateDecode /FlateDecode]', deflateSync(deflateSync(bytes, { level: 9 }), { level: 9 }));

function onePage(content: Buffer, resources = '/Font << /F1 3 0 R >>', more: readonly Buffer[] = []): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [4 0 R] /Count 1 >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << ${resources} >> >>`,
    content,
    ...more,
  ].map((object, at) =>
    Buffer.concat([Buffer.from(`${String(at + 1)} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]),
  );
  const head = Buffer.from('%PDF-1.5\n');
  let end = head.length;
  const places = objects.map((object) => {
    const place = end;
    end += object.length;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const size = String(objects.length + 1);
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${String(end)}\n%%EOF\n`;
  return Buffer.concat([head, ...objects, Buffer.from(table + trailer)]);
}
