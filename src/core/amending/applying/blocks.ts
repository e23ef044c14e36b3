import type { Block, Table } from '../../reading/reading';
import type { Instruction, NewMatter, Target } from '../instruction';
import { Refusal, withBlocks, type NextVersion } from './next-version';
import { findClause, type Stretch } from './find';

/** The block an instruction speaks of, by the term of a definition or the number of a table; any block of a clause. */
export function holdsBlock(block: Block, { element, name }: Target): boolean {
  if (element === 'definition') return block.kind === 'definition' && same(block.term, name ?? '');
  if (element === 'table') return block.kind === 'table' && isTable(block, name);
  if (element === 'row') return block.kind === 'table';
  return true;
}

/** Omits, replaces or adds a definition, a table or a row. */
export function changeBlocks(version: NextVersion, instruction: Instruction): NextVersion | Refusal {
  const { target, number } = instruction;
  const scope = target.label === undefined ? whole(version) : findClause(version, target);
  if (scope instanceof Refusal) return scope;
  const holders = version.clauses.flatMap(({ blocks }, index) =>
    index >= scope.from && index < scope.to
      ? blocks.flatMap((block, at) => (holdsBlock(block, target) ? [{ index, at, block }] : []))
      : [],
  );
  const [holder, another] = holders;
  const what = target.element === 'definition' ? `definition of “${target.name ?? ''}”` : target.element;
  const where = target.label ?? 'the target';
  if (holder === undefined) return new Refusal(`There is no ${what} in ${where}; check where it stands.`);
  if (another !== undefined)
    return new Refusal(`There are ${holders.length} that may be the ${what} in ${where}; decide which is meant.`);
  const put = target.element === 'row' ? withRow(holder.block, instruction) : withBlock(holder.block, instruction);
  if (put instanceof Refusal) return put;
  const clauses = version.clauses.map((clause, index) =>
    index === holder.index ? withBlocks(clause, clause.blocks.toSpliced(holder.at, 1, ...put), number) : clause,
  );
  return { ...version, clauses };
}

function withBlock(block: Block, { action, place, target, matter }: Instruction): readonly Block[] | Refusal {
  if (action === 'omit') return [];
  const added = newBlocks(matter, target);
  if (added.length === 0)
    return new Refusal(`Nothing is set out to stand in ${target.label ?? 'the target'}; read the instruction.`);
  if (action === 'substitute') return added;
  return place.at === 'before' || place.at === 'start' ? [...added, block] : [block, ...added];
}

/** A definition set without emphasis is read as a paragraph; the instruction says that it is a definition. */
function newBlocks(matter: NewMatter | undefined, { element }: Target): readonly Block[] {
  const blocks = matter?.blocks ?? [];
  if (element === 'table') return blocks.filter(({ kind }) => kind === 'table');
  return blocks.map((block) => {
    const term =
      block.kind === 'paragraph'
        ? /^[“*]{0,2}(.{1,80}?)[”*]{0,2},? (?:means|includes)\b/.exec(block.text)?.[1]
        : undefined;
    return term === undefined || block.kind !== 'paragraph' ? block : { ...block, kind: 'definition', term, items: [] };
  });
}

function withRow(block: Block, { action, place, target, matter }: Instruction): readonly Block[] | Refusal {
  if (block.kind !== 'table') return [block];
  const name = target.name ?? '';
  const at = block.rows.findIndex(([first = '']) => same(first, name));
  if (at < 0)
    return new Refusal(`The table in ${target.label ?? 'the target'} has no row that begins with “${name}”; check it.`);
  const added = (matter?.text ?? '')
    .split('\n')
    .filter((row) => row !== '')
    .map((row) => row.split('\t'));
  if (action === 'omit') return [{ ...block, rows: block.rows.toSpliced(at, 1) }];
  if (added.length === 0 || added.some((row) => row.length !== block.header.length))
    return new Refusal(
      `The new row has not as many cells as the table in ${target.label ?? 'the target'}; set it by hand.`,
    );
  if (action === 'substitute') return [{ ...block, rows: block.rows.toSpliced(at, 1, ...added) }];
  return [{ ...block, rows: block.rows.toSpliced(place.at === 'before' ? at : at + 1, 0, ...added) }];
}

function isTable({ title }: Table, name: string | undefined): boolean {
  return name === undefined || new RegExp(`\\b${name}\\b`).test(title ?? '');
}

function whole({ clauses }: NextVersion): Stretch {
  return { from: 0, to: clauses.length };
}

function same(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}
