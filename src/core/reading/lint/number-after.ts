import { printedLabel } from '../../values/label';

/** The label after another in its list: `8.6(e)` after `8.6(d)`. Undefined where (i) may be a letter or a Roman number. */
export function numberAfter(cited: string): string | undefined {
  const label = printedLabel(cited);
  const [, before, figure, letter] = /^(.*?[(.]?)(?:(\d{1,3})|([a-z]))\)?$/.exec(label) ?? [];
  if (before === undefined) return undefined;
  const close = label.endsWith(')') ? ')' : '';
  if (figure !== undefined) return `${before}${Number(figure) + 1}${close}`;
  if (letter === undefined || /[hivxz]/.test(letter)) return undefined;
  return `${before}${String.fromCharCode(letter.charCodeAt(0) + 1)}${close}`;
}

/** The last level of a label: `(d)` of `8.6(d)`, `.3` of `8.3`. */
export function lastLevel(label: string): string {
  const printed = printedLabel(label);
  return /(?:\([A-Za-z0-9]+\)|\.?[A-Za-z0-9]+)$/.exec(printed)?.[0] ?? printed;
}
