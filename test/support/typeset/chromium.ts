import { depthOf, passagesOf, type Passage, type PrintedLine, type Run } from './printed-text';

const STYLE = `
  body { font: 10pt/1.3 "Liberation Serif", serif; margin: 0; }
  main { columns: 2; column-gap: 9mm; }
  main.single { columns: 1; }
  p { margin: 2pt 0 0; }
  p.blank, table.blank { margin-top: 9pt; }
  p.heading { font-size: 12pt; font-weight: bold; break-after: avoid; }
  p.label { padding-left: 2.6em; text-indent: -2.6em; }
  p.label > b:first-child, p.label > span:first-child { display: inline-block; min-width: 2.6em; text-indent: 0; }
  p.label > b:first-child::after, p.label > span:first-child::after { content: " "; white-space: pre; }
  .deep1 { margin-left: 2.6em; }
  .deep2 { margin-left: 5.2em; }
  table { border-collapse: collapse; margin: 2pt 0 0; }
  td { vertical-align: top; padding: 1pt 14pt 1pt 0; }
  table.wide { column-span: all; font-size: 7pt; width: 100%; }
  table.wide td { padding-right: 6pt; }
`;

/** A page for a browser to print: two columns unless `single`. The running head and page number are the browser's own. */
export function printablePage(text: string, single = false): string {
  const body = passagesOf(text).map(passageHtml).join('\n');
  return `<!doctype html><meta charset="utf-8"><style>${STYLE}</style><main class="${single ? 'single' : ''}">${body}</main>`;
}

const furniture = (content: string): string =>
  `<div style="font-size: 8pt; font-family: serif; width: 100%; padding: 0 18mm;">${content}</div>`;

export const printOptions = (head: string) => ({
  format: 'A4',
  margin: { top: '22mm', bottom: '22mm', left: '18mm', right: '18mm' },
  displayHeaderFooter: true,
  headerTemplate: furniture(escapeHtml(head)),
  footerTemplate: furniture('Page <span class="pageNumber"></span> of <span class="totalPages"></span>'),
});

function passageHtml(passage: Passage): string {
  return passage.kind === 'paragraph' ? paragraphHtml(passage.line) : tableHtml(passage.rows);
}

function paragraphHtml(line: PrintedLine): string {
  const runs = line.cells[0] ?? [];
  const look = [
    ...(line.blankBefore ? ['blank'] : []),
    ...(line.heading ? ['heading'] : []),
    ...(line.label === undefined ? [] : ['label', `deep${depthOf(line)}`]),
  ];
  const tag = runs[0]?.bold === true ? 'b' : 'span';
  const label = line.label === undefined ? '' : `<${tag}>${escapeHtml(line.label)}</${tag}>`;
  return `<p class="${look.join(' ')}">${label}${runs.map(runHtml).join('')}</p>`;
}

function tableHtml(rows: readonly PrintedLine[]): string {
  const look = [
    ...(rows[0]?.blankBefore === true ? ['blank'] : []),
    ...(rows.some(({ cells }) => cells.length > 6) ? ['wide'] : []),
  ];
  const body = rows.map(
    ({ cells }) => `<tr>${cells.map((cell) => `<td>${cell.map(runHtml).join('')}</td>`).join('')}</tr>`,
  );
  return `<table class="${look.join(' ')}">${body.join('')}</table>`;
}

function runHtml({ text, bold, italic }: Run): string {
  const words = italic ? `<i>${escapeHtml(text)}</i>` : escapeHtml(text);
  return bold ? `<b>${words}</b>` : words;
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
