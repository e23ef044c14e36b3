import { printedLabel } from '../../values/label';
import type { Clause, DefinitionScope } from '../reading';
import type { ClauseIndex } from './clause-index';

const inThis = /\bin (this|these|the) ([a-z]{4,12})\b/gi;
const farthestBack = 300;
const ofTheInstrument: ReadonlySet<string> = new Set(['instrument', 'order', 'notice', 'approval', 'determination']);

/** Where the definitions of a clause hold: as the words before them say, else in their book; in the general book, everywhere. */
export function scopeOf(clause: Clause, index: ClauseIndex, general: string | undefined): DefinitionScope {
  const usual: DefinitionScope = clause.book === general ? { kind: 'instrument' } : { kind: 'book', book: clause.book };
  const unit = unitNamed(clause, index);
  if (unit === undefined) return usual;
  if (ofTheInstrument.has(unit)) return { kind: 'instrument' };
  const lineage = index.lineage(clause).filter(({ kind }) => kind !== 'part');
  const held = (around: Clause | undefined): DefinitionScope =>
    around === undefined ? usual : { kind: 'clause', book: around.book, label: around.label };
  if (unit === 'section') return held(lineage.at(-1));
  if (unit === 'subsection') return held(lineage.findLast(({ label }) => printedLabel(label).endsWith(')')) ?? clause);
  if (unit === 'clause' || unit === 'paragraph') return held(clause);
  return usual;
}

/** The unit of the words that introduce the entries, or of the clause around them: "In this section—". */
function unitNamed(clause: Clause, index: ClauseIndex): string | undefined {
  for (const around of index.lineage(clause)) {
    const first = around.blocks.findIndex(({ kind }) => kind === 'definition');
    const before = first < 0 ? around.blocks : around.blocks.slice(0, first);
    const last = before.findLast((block) => block.kind !== 'table');
    const words = last?.text.slice(-farthestBack) ?? '';
    const named = [...words.matchAll(inThis)].at(-1)?.[2]?.toLowerCase();
    if (named !== undefined) return named;
  }
  return undefined;
}
