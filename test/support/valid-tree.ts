import type { Clause, Reading } from '../../src/core/reading/reading';

/** What is wrong with a reading as a tree over its text; empty for every text, however damaged. */
export function faultsOf(reading: Reading, text: string): readonly string[] {
  return [...treeFaults(reading), ...lineFaults(reading, text), ...wordFaults(reading, text)];
}

function treeFaults({ clauses, diagnostics }: Reading): readonly string[] {
  const seen = new Set<string>();
  const reported = new Set(diagnostics.filter(({ code }) => code === 'number-repeated').map(({ line }) => line));
  const faults = clauses.flatMap((clause, index) => {
    const name = `${clause.book}/${clause.label}`;
    const own = [
      clause.label.trim() === '' || clause.book.trim() === '' ? `clause ${index + 1} has no name` : '',
      clause.order === index + 1 ? '' : `${name} is number ${clause.order} and stands at ${index + 1}`,
      isOrphan(clause, seen) ? `${name} comes before its parent ${clause.parent ?? ''}` : '',
      seen.has(name) && !reported.has(clause.line) ? `${name} is repeated and no diagnostic says so` : '',
    ];
    seen.add(name);
    return own.filter((fault) => fault !== '');
  });
  const silent = clauses.length === 0 && diagnostics[0]?.code !== 'no-clauses';
  return silent ? [...faults, 'no clause was found and no diagnostic says so'] : faults;
}

function isOrphan({ book, parent }: Clause, seen: ReadonlySet<string>): boolean {
  return parent !== undefined && !seen.has(`${book}/${parent}`);
}

function lineFaults(reading: Reading, text: string): readonly string[] {
  const count = text.split(/\r\n|\n|\r/).length;
  const lines = [
    ...reading.clauses.flatMap(({ line, endLine, blocks }) => [line, endLine, ...blocks.map((block) => block.line)]),
    ...[...reading.furniture, ...reading.frontMatter.lines, ...reading.unplaced].map(({ line }) => line),
    ...[...reading.definitions, ...reading.references, ...reading.diagnostics].map(({ line }) => line),
  ];
  const outside = lines.find((line) => !Number.isInteger(line) || line < 1 || line > count);
  return outside === undefined ? [] : [`line ${outside} is not one of the ${count} lines of the text`];
}

/** Every word of the source is placed exactly once. */
function wordFaults(reading: Reading, text: string): readonly string[] {
  const placed = [
    ...reading.clauses.flatMap(({ printed, heading, text: own }) => [printed, heading, own]),
    ...[...reading.furniture, ...reading.frontMatter.lines, ...reading.unplaced].map((line) => line.text),
  ];
  const left = counted(unmarked(text));
  for (const [word, count] of counted(placed.join('\n').replaceAll('*', '')))
    left.set(word, (left.get(word) ?? 0) - count);
  const wrong = [...left].filter(([, count]) => count !== 0).slice(0, 5);
  return wrong.map(([word, count]) => (count > 0 ? `“${word}” was lost` : `“${word}” was said twice`));
}

/** Removes markup in a crude way of its own, so that the reader is not measured with its own rule. */
function unmarked(text: string): string {
  return text
    .replace(/<\|[^|<>\r\n]{0,200}\|>/g, '')
    .replace(/<\/?(?:sup|sub|b|i|u|em|strong|span|div|p|br)(?: [^<>\r\n]{0,200})?\/?>/gi, '')
    .replaceAll('*', '');
}

function counted(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of text.match(/[\p{L}\p{N}]+/gu) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
