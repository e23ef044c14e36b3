import { existsSync, readFileSync } from 'node:fs';
import { lintInstrument } from '../../src/core/reading/lint/lint-instrument';
import { readInstrument } from '../../src/core/reading/read-instrument';
import type { DefinitionItem, Reading } from '../../src/core/reading/reading';
import { knownStyle } from '../support/known-style';
import { officialTextPath, officialTexts, type OfficialInstrument } from '../support/official-texts';

/** `npm run golden`: what the reader makes of each official text, in figures. */
function report(instrument: OfficialInstrument): readonly string[] {
  const path = officialTextPath(instrument);
  if (!existsSync(path)) return [instrument, `  its official text is not at ${path}; set INSTRUMENTS_DIR`];
  const text = readFileSync(path, 'utf8');
  const started = performance.now();
  const reading = readInstrument(text, knownStyle(instrument));
  const spent = performance.now() - started;
  const { clauses, definitions, references, unplaced } = reading;
  const items = itemsIn(reading);
  const numbered = clauses.filter(({ kind }) => kind !== 'part').length;
  return [
    `${instrument} (${kilobytes(text)} KB, ${(spent / 1000).toFixed(2)} s)`,
    `  units       ${String(numbered + definitions.length + items)}: ${tally(clauses.map(({ kind }) => kind))}, definition ${String(definitions.length)}, item of a definition ${String(items)}, in ${String(new Set(clauses.map(({ book }) => book)).size)} books`,
    `  labels      ${tally(clauses.map(({ labelBasis }) => labelBasis))}`,
    `  characters  ${String(signs(placedIn(reading)))} placed, ${String(signs(unplaced.map((line) => line.text)))} unplaced on ${String(unplaced.length)} lines`,
    `  references  ${tally(references.map(({ kind }) => kind))}`,
    `  lint        ${tally(lintInstrument(reading).map(({ code }) => code))}`,
  ];
}

function itemsIn({ clauses }: Reading): number {
  const count = (items: readonly DefinitionItem[]): number =>
    items.reduce((sum, { items: inner }) => sum + 1 + count(inner), 0);
  return clauses
    .flatMap(({ blocks }) => blocks)
    .reduce((sum, block) => sum + (block.kind === 'definition' ? count(block.items) : 0), 0);
}

function placedIn({ clauses, furniture, frontMatter }: Reading): readonly string[] {
  return [
    ...clauses.flatMap(({ printed, heading, text }) => [printed, heading, text]),
    ...[...furniture, ...frontMatter.lines].map((line) => line.text),
  ];
}

const signs = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + text.replace(/\s/g, '').length, 0);

function tally(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => `${name} ${String(count)}`).join(', ') || 'none';
}

const kilobytes = (text: string): string => String(Math.round(Buffer.byteLength(text) / 1024));

for (const instrument of Object.keys(officialTexts) as OfficialInstrument[]) {
  process.stdout.write(`${report(instrument).join('\n')}\n\n`);
}
