import type { Instruction } from '../instruction';
import { changed, Refusal, withBlocks, type AmendedClause, type NextVersion } from './next-version';
import { findBook, findClause, type Stretch } from './find';
import { holdsBlock } from './blocks';
import { mapTexts, occurrences, replaceWords, textsOf } from './replace-words';

/** Changes words inside a clause and what stands under it, in its heading, or in one definition or table of it. */
export function changeWords(version: NextVersion, instruction: Instruction): NextVersion | Refusal {
  const { target, place, matter, number } = instruction;
  const scope = scopeOf(version, instruction);
  if (scope instanceof Refusal) return scope;
  const inScope = (index: number): boolean => index >= scope.from && index < scope.to;
  const find = place.find ?? '';
  const count = version.clauses
    .filter((_, index) => inScope(index))
    .reduce((sum, clause) => sum + timesIn(clause, instruction, find), 0);
  const where = target.label ?? target.book ?? 'the target';
  if (count === 0) return new Refusal(absent(version, scope, find, where));
  if (count > 1 && place.everywhere !== true)
    return new Refusal(
      `“${find}” occurs ${count} times in ${where} and the instruction does not say which; decide and change it by hand.`,
    );
  const words = matter?.text.replace(/\s+/g, ' ') ?? '';
  const clauses = version.clauses.map((clause, index) =>
    inScope(index) && timesIn(clause, instruction, find) > 0
      ? reworded(clause, instruction, (text) => replaceWords(text, place, words), number)
      : clause,
  );
  return { ...version, clauses };
}

function scopeOf(version: NextVersion, { target }: Instruction): Stretch | Refusal {
  if (target.label === undefined && target.book !== undefined) return findBook(version, target);
  if (target.label === undefined) return { from: 0, to: version.clauses.length };
  const found = findClause(version, target);
  return found instanceof Refusal || target.element !== 'heading' ? found : { from: found.from, to: found.from + 1 };
}

function timesIn(clause: AmendedClause, { target }: Instruction, find: string): number {
  if (target.element === 'heading') return occurrences(clause.heading, find);
  return clause.blocks
    .filter((block) => holdsBlock(block, target))
    .flatMap(textsOf)
    .reduce((sum, text) => sum + occurrences(text, find), 0);
}

function reworded(
  clause: AmendedClause,
  { target }: Instruction,
  change: (text: string) => string,
  by: number,
): AmendedClause {
  if (target.element === 'heading') return changed({ ...clause, heading: change(clause.heading) }, by);
  const blocks = clause.blocks.map((block) => (holdsBlock(block, target) ? mapTexts(block, change) : block));
  return withBlocks(clause, blocks, by);
}

function absent({ clauses }: NextVersion, { from, to }: Stretch, find: string, where: string): string {
  const earlier = clauses.slice(from, to).flatMap(({ changedBy }) => changedBy);
  const why =
    earlier.length === 0
      ? 'compare the words with the target'
      : `instruction ${[...new Set(earlier)].join(' and ')} changed it before, so see whether they conflict`;
  return `“${find}” does not occur in ${where}; ${why}.`;
}
