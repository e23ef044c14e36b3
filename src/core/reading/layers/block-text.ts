import type { Block, DefinitionItem } from '../reading';

/** The words of a block as they are read; a table row by row, its cells separated by tabs. */
export function blockText(block: Block): string {
  if (block.kind === 'example') return [block.title, block.text].filter((text) => text !== '').join('\n');
  if (block.kind === 'definition') return [block.text, ...block.items.map(itemText)].join('\n');
  if (block.kind !== 'table') return block.text;
  const rows = [...(block.headerRows ?? [block.header]), ...block.rows].map((row) => row.join('\t'));
  return [block.title ?? '', block.banner ?? '', ...rows, block.note ?? ''].filter((text) => text !== '').join('\n');
}

function itemText({ marker, text, items }: DefinitionItem): string {
  return [`${marker} ${text}`, ...items.map(itemText)].join('\n');
}
