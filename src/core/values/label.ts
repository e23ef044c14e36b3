/** The level a label speaks of when the official text is not at hand: `8` a section, `8.4` a clause, `8.4.2` a paragraph. */
export type LabelLevel = 'section' | 'clause' | 'paragraph' | 'subparagraph' | 'item';

const DECIMAL_LEVELS: readonly LabelLevel[] = ['section', 'clause', 'paragraph', 'subparagraph'];

export const levelOf = (label: string): LabelLevel =>
  label.includes('(') && !label.startsWith('(')
    ? 'item'
    : (DECIMAL_LEVELS[label.split('.').length - 1] ?? 'subparagraph');

/** The label one level up: `5.7(a)` for `5.7(a)(i)`, `8.4` for `8.4.2`, `21` for `21(2)[2]`; none for a section. */
export function labelAbove(label: string): string | undefined {
  const own = label.replace(/\[\d+\]$/, '');
  const above = own.endsWith(')')
    ? own.slice(0, own.lastIndexOf('('))
    : own.slice(0, Math.max(own.lastIndexOf('.'), 0));
  return above === '' ? undefined : above;
}

/** The name of a clause whose number was given before under the same parent: `21(2)[2]` is the second 21(2). */
export const repeatedLabel = (label: string, time: number): string =>
  time === 1 ? label : `${label}[${String(time)}]`;

/** The number as the text prints it and others cite it, which several clauses may share: `21(2)(d)` for `21(2)[2](d)`. */
export const printedLabel = (label: string): string => label.replace(/\[\d+\]/g, '');
