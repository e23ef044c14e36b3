import type { Page, Printed } from './printed';
import type { PrintStyle } from './shapes';

const width = 64;

export function printPage({ blocks, style }: Page): string {
  const printed = blocks.map((block) => linesOf(block, style).join('\n'));
  return printed.join(style.spaced ? '\n\n' : '\n');
}

function linesOf(block: Printed, style: PrintStyle): readonly string[] {
  const { role, marker, words } = block;
  if (role === 'raw') return [words];
  if (role === 'title') return [`## ${words}`];
  if (role === 'section') return heading(marker, words, style).map((line) => emphasised(line, style));
  const text = `${marker} ${words}`.trim();
  return style.wrapped ? wrap(text) : [text];
}

/** An article without a point has its heading on a line of its own. */
function heading(marker: string, words: string, { scheme, dotted, headings }: PrintStyle): readonly string[] {
  const name = headings === 'capitals' ? words.toUpperCase() : words;
  return scheme === 'articles' && !dotted ? [marker, name] : [`${marker} ${name}`];
}

function emphasised(line: string, { headings }: PrintStyle): string {
  if (headings === 'bold') return `**${line}**`;
  return headings === 'signs' ? `### ${line}` : line;
}

function wrap(text: string): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + word.length + 1 > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}
