/** The level a label speaks of when the official text is not at hand: `8` a section, `8.4` a clause, `8.4.2` a paragraph. */
export type LabelLevel = 'section' | 'clause' | 'paragraph' | 'subparagraph' | 'item';

const DECIMAL_LEVELS: readonly LabelLevel[] = ['section', 'clause', 'paragraph', 'subparagraph'];

export const levelOf = (label: string): LabelLevel =>
  label.includes('(') && !label.startsWith('(')
    ? 'item'
    : (DECIMAL_LEVELS[label.split('.').length - 1] ?? 'subparagraph');

/** The label one level up: `5.7(a)` for `5.7(a)(i)`, `8.4` for `8.4.2`; none for a section. */
export function labelAbove(label: string): string | undefined {
  const above = label.endsWith(')')
    ? label.slice(0, label.lastIndexOf('('))
    : label.slice(0, Math.max(label.lastIndexOf('.'), 0));
  return above === '' ? undefined : above;
}
