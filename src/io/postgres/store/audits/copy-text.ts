/** A field of COPY's text format; `\N` is nothing. */
export function copyField(value: string | number | null | undefined): string {
  if (value == null) return String.raw`\N`;
  const text = String(value);
  return NEEDS_CARE.test(text) ? text.replace(CARE, escaped) : text;
}

const NEEDS_CARE = /[\\\t\n\r\0]/;
const CARE = /[\\\t\n\r\0]/g;

// The server keeps no zero byte in a text; a sign that says so stands in its place.
const escaped = (sign: string): string =>
  sign === '\\' ? '\\\\' : sign === '\t' ? '\\t' : sign === '\n' ? '\\n' : sign === '\r' ? '\\r' : '\uFFFD';

/** A list as PostgreSQL writes one. */
export const copyList = (values: readonly string[] | undefined): string =>
  values === undefined
    ? String.raw`\N`
    : copyField(`{${values.map((value) => `"${value.replace(/["\\]/g, String.raw`\$&`)}"`).join(',')}}`);
