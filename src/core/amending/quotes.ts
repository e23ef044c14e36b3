/** Words with every quoted passage taken out and kept: `[x0]` stands where the first one stood. */
export interface Masked {
  readonly words: string;
  readonly quoted: readonly string[];
}

/** Straight quotation marks become curly ones, so that an opening mark can be told from a closing one. */
export function curl(text: string): string {
  return text
    .replace(/"(?=\s*$)|(?<=[^\s([“‘"—–-])"/g, '”')
    .replace(/"/g, '“')
    .replace(/(?<=^|[\s([“—–-])'(?=\S)/g, '‘')
    .replace(/'/g, '’');
}

/** Takes the quoted passages out of a text whose marks are curly. Double marks are taken before single ones. */
export function maskQuotes(text: string, from: readonly string[] = []): Masked {
  const quoted = [...from];
  const keep = (passage: string): string => `[x${quoted.push(passage.trim()) - 1}]`;
  const doubled = maskDouble(text, keep);
  const words = doubled.replace(/‘((?:[^‘’]|’(?=\p{L})){1,2000})’(?!\p{L})/gu, (_, passage: string) => keep(passage));
  return { words, quoted };
}

// Quotation marks nest: the definition of a quoted term is itself quoted when it is inserted.
function maskDouble(text: string, keep: (passage: string) => string): string {
  let words = '';
  let depth = 0;
  let opened = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '“') {
      if (depth === 0) opened = at + 1;
      depth += 1;
    } else if (sign === '”' && depth > 0) {
      depth -= 1;
      if (depth === 0) words += keep(text.slice(opened, at));
    } else if (depth === 0) words += sign;
  }
  return depth === 0 ? words : words + text.slice(opened - 1);
}

/** Matter printed wholly between single marks loses them too. */
export function withoutSingleMarks(text: string): string {
  return /^‘([^‘]*)’[.;,]?$/.exec(text)?.[1] ?? text;
}
