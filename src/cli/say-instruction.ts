import type { Instruction, Target } from '../core/amending/instruction';

/** The instrument that most instructions amend: named once, and not again at each of them. */
export function principalOf(instructions: readonly Instruction[]): string | undefined {
  const names = instructions.flatMap(({ action, target }) =>
    action === 'revoke' || target.instrument === undefined ? [] : [target.instrument.name],
  );
  const times = (name: string): number => names.filter((other) => other === name).length;
  return names.toSorted((one, other) => times(other) - times(one))[0];
}

/** An instruction in one line: what is done where, with which words. */
export function sayInstruction(
  { action, target, place, matter, newLabel, reason }: Instruction,
  principal: string | undefined,
): string {
  const name = target.instrument?.name ?? '';
  const what = [nameTarget(target), name === principal ? '' : name].filter((part) => part !== '').join(' of ');
  if (reason !== undefined) return `${what === '' ? '' : `${what}: `}${reason}`;
  if (action === 'renumber') return `${what} as ${newLabel ?? ''}`;
  const find =
    place.find === undefined ? '' : `“${place.find}”${place.everywhere === true ? ' wherever it occurs' : ''}`;
  const put = matter === undefined ? '' : sayMatter(matter);
  if (action === 'insert')
    return `${PLACES[place.at] ?? ''} ${[find, what].filter((part) => part !== '').join(' in ')}: ${put}`;
  if (find !== '') return `${what}: ${find}${put === '' ? '' : ` by ${put}`}`;
  return put === '' ? what : `${what} by ${put}`;
}

const PLACES: Readonly<Record<string, string>> = {
  after: 'after',
  before: 'before',
  'after-words': 'after',
  'before-words': 'before',
  end: 'at the end of',
  start: 'at the start of',
  'in-order': 'as',
};

function nameTarget({ element, book, part, label, name }: Target): string {
  const place = [book, part, label].filter((one) => one !== undefined).join(' ');
  if (element === 'definition') return `${place === '' ? '' : `${place}, `}definition of “${name ?? ''}”`;
  if (element === 'heading' || element === 'table' || element === 'row')
    return `${place}, ${element}${name === undefined ? '' : ` ${name}`}`;
  return place;
}

function sayMatter({ text, clauses }: NonNullable<Instruction['matter']>): string {
  if (clauses.length > 3)
    return `${String(clauses.length)} clauses, ${clauses[0]?.label ?? ''} to ${clauses.at(-1)?.label ?? ''}`;
  return clauses.length > 0
    ? clauses.map(({ label, heading, text: words }) => `${label} ${heading || words}`).join(' / ')
    : `“${text}”`;
}
