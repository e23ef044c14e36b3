import type { Reading } from '../../reading/reading';
import type { Instruction } from '../instruction';
import { comparable } from '../known-instruments';
import { Refusal } from './next-version';

/**
 * Refuses instructions that amend some other instrument. The target is known by the names printed on it; where none of those
 * named is printed there, the instrument that most instructions amend is taken to be the one the caller means.
 */
export function isAbout(
  target: Reading,
  instructions: readonly Instruction[],
): (instruction: Instruction) => Refusal | undefined {
  const printed = printedNames(target);
  const names = instructions.flatMap(({ target: { instrument } }) =>
    instrument === undefined ? [] : [instrument.name],
  );
  const matching = new Set(names.filter((name) => printed.some((line) => line.includes(comparable(name)))));
  const usual = commonest(
    instructions.flatMap(({ action, target: { instrument } }) =>
      action === 'revoke' || instrument === undefined ? [] : [instrument.name],
    ),
  );
  return ({ action, target: { instrument } }) => {
    if (instrument === undefined) return undefined;
    const { name } = instrument;
    if (matching.has(name) || (matching.size === 0 && name === usual && action !== 'revoke')) return undefined;
    const does = action === 'revoke' ? 'revokes' : 'amends';
    return new Refusal(`It ${does} ${name}, which is not the target; apply it to that instrument.`);
  };
}

function printedNames({ frontMatter, furniture }: Reading): readonly string[] {
  const titles = furniture.filter(({ why }) => why === 'title' || why === 'running head');
  const lines = [...frontMatter.lines, ...titles, ...(frontMatter.title === undefined ? [] : [frontMatter.title])];
  return lines.map(({ text }) => comparable(text));
}

function commonest(names: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}
