import { instructionsIn } from '../../../src/core/amending/instructions-in';
import type { Instruction, NewMatter } from '../../../src/core/amending/instruction';
import { pageOf } from '../../../src/core/reading/lines/lines';
import { dedent } from '../reading/outline';

export function instructionsOf(text: string): readonly Instruction[] {
  return instructionsIn([pageOf(dedent(text))]).instructions;
}

/** Each instruction as one line that a lawyer can check against the text. */
export function told(text: string): readonly string[] {
  return instructionsOf(text).map(tell);
}

export function tell({ clause, action, target, place, matter, newLabel }: Instruction): string {
  const { element, book, part, label, name } = target;
  const kind = element === 'clause' || element === 'book' ? undefined : element;
  const what = [book, part, label, kind, name, kind === 'instrument' ? target.instrument?.name : undefined];
  const at = place.at === 'itself' || place.at === 'words' ? undefined : place.at;
  const find =
    place.find === undefined ? undefined : `“${place.find}”${place.everywhere === true ? ' everywhere' : ''}`;
  const put = matter === undefined ? newLabel : `→ ${tellMatter(matter)}`;
  const words = [clause?.label ?? '–', action, ...what, at, find, put];
  return words.filter((word) => word !== undefined && word !== '').join(' ');
}

function tellMatter({ clauses: all, blocks, text }: NewMatter): string {
  const clauses = all.filter(({ kind }) => kind !== 'part');
  if (clauses.length > 0)
    return clauses.map(({ label, heading, text: own }) => `${label} ${heading || own}`).join(' / ');
  return blocks.length > 0 ? blocks.map(({ kind }) => `${kind}: ${text}`).join(' / ') : `“${text}”`;
}
