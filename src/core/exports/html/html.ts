/** Markup that is already safe. Whatever else goes into a page is escaped on its way in. */
export class Html {
  constructor(readonly markup: string) {}
}

export type Part = Html | string | number | undefined | null | false | readonly Part[];

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');

function markupOf(part: Part): string {
  if (part === undefined || part === null || part === false) return '';
  if (part instanceof Html) return part.markup;
  if (typeof part === 'object') return part.map(markupOf).join('');
  return escaped(String(part));
}

/** A page in pieces: html`<p>${text}</p>`. Attributes must stand in double quotes; lists are joined, what is absent is nothing. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(strings.reduce((markup, string, index) => markup + markupOf(parts[index - 1]) + string));

/** Pieces with something between them: links with commas, places with arrows. */
export const joined = (parts: readonly Part[], between: Part): Html =>
  html`${parts.flatMap((part, index) => (index === 0 ? [part] : [between, part]))}`;
