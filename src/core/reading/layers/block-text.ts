import type { Block } from '../reading';

/** The words of a block as they are read; a table row by row, its cells separated by tabs. */
export function blockText(block: Block): string {
  if (block.kind === 'example') return [block.title, block.text].filter((text) => text !== '').join('\n');
  if (block.kind !== 'table') return block.text;
  const rows = [block.header, ...block.rows].map((row) => row.join('\t'));
  return [block.title ?? '', block.banner ?? '', ...rows].filter((text) => text !== '').join('\n');
}
