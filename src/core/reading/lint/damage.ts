import type { Diagnostic } from '../reading';
import type { Damage, KnownBefore, Losses, TextRead } from './damage-kinds';
import { damagedNumbers } from './damaged-numbers';
import { misreadLines } from './misread-lines';

export type { Damage, KnownBefore, TextRead } from './damage-kinds';

export const lossesOf = ({ unplaced, diagnostics, content }: Omit<TextRead, 'clauses'>): Losses => ({
  unplaced: unplaced.length,
  dropped: droppedIn(diagnostics).length,
  misread: misreadLines(content).length,
});

/**
 * What would corrupt the model if this text were published. The law may well drop its last clause, renumber a list or say
 * something else: that is a change. Nothing known before, only signs that stand for themselves count.
 */
export function damageOf(now: TextRead, before: KnownBefore | undefined): readonly Damage[] {
  const misread = misreadDamage(now, before?.losses?.misread ?? 0);
  if (before === undefined) return misread;
  return [
    ...damagedNumbers(now, before),
    ...(before.losses === undefined ? [] : lostLines(now, before.losses, before.called)),
    ...misread,
  ];
}

function lostLines(now: TextRead, before: Losses, called: string): readonly Damage[] {
  const { unplaced, dropped } = lossesOf(now);
  const found: Damage[] = [];
  if (unplaced > before.unplaced)
    found.push({
      code: 'lines-unplaced',
      sentence: `${linesAt(now.unplaced)} could not be placed under any clause, and in ${called} ${were(before.unplaced)}; supply a copy whose numbers can be read.`,
    });
  if (dropped > before.dropped)
    found.push({
      code: 'passage-dropped',
      sentence: `Passages were left out of this copy at ${linesAt(droppedIn(now.diagnostics))}, and in ${called} ${were(before.dropped)}; supply a copy without omissions.`,
    });
  return found;
}

function misreadDamage({ content }: TextRead, before: number): readonly Damage[] {
  const lines = misreadLines(content);
  if (lines.length <= before) return [];
  return [
    {
      code: 'wrong-decoding',
      sentence: `${capitalised(linesAt(lines.map((line) => ({ line }))))} with signs that no text has, as when a file is read in the wrong encoding; supply it as UTF-8 text or as a PDF whose letters can be copied.`,
    },
  ];
}

const SHOWN = 5;

function linesAt(lines: readonly { readonly line: number }[]): string {
  const shown = lines.slice(0, SHOWN).map(({ line }) => String(line));
  const more = lines.length > SHOWN ? ', …' : '';
  return lines.length === 1 ? `line ${shown.join('')}` : `${String(lines.length)} lines (${shown.join(', ')}${more})`;
}

const were = (count: number): string => (count === 0 ? 'there were none' : `there were ${String(count)}`);
const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const droppedIn = (diagnostics: readonly Diagnostic[]): readonly Diagnostic[] =>
  diagnostics.filter(({ code }) => code === 'passage-dropped');
