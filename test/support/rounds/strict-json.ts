/** A value of JSON with every field that was written, also those that are named twice. */
export type Written =
  | string
  | number
  | boolean
  | null
  | { readonly entries: readonly Written[] }
  | { readonly fields: readonly (readonly [string, Written])[] };

interface Manner {
  /** Around every sign. */
  readonly space: string;
  /** Names and texts as numbers of their letters. */
  readonly escaped: boolean;
  /** A space before each colon. */
  readonly spaced: boolean;
}

/** The text of a value, written in some manner that JSON allows. */
export function written(value: Written, manner: Manner): string {
  const { space, escaped, spaced } = manner;
  const text = (of: string): string =>
    escaped
      ? `"${Array.from({ length: of.length }, (_, at) => `\\u${of.charCodeAt(at).toString(16).padStart(4, '0')}`).join('')}"`
      : JSON.stringify(of);
  if (typeof value === 'string') return text(value);
  if (typeof value !== 'object' || value === null) return String(value);
  if ('entries' in value)
    return `[${space}${value.entries.map((entry) => written(entry, manner)).join(`${space},${space}`)}${space}]`;
  const fields = value.fields.map(
    ([name, held]) => `${text(name)}${spaced ? ' ' : ''}:${space}${written(held, manner)}`,
  );
  return `{${space}${fields.join(`,${space}`)}${space}}`;
}

/** Whether some object in it names a field twice. */
export function namesTwice(value: Written): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if ('entries' in value) return value.entries.some(namesTwice);
  const names = value.fields.map(([name]) => name);
  return new Set(names).size < names.length || value.fields.some(([, held]) => namesTwice(held));
}
