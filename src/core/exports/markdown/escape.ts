/** Characters that mean something inside a line of Markdown. */
const INSIDE = /[\\`*_[\]<>|~]/g;

/** At the beginning of a line also these would be a heading, a list or a rule. */
const AT_START = /^(?:([#+=-])|(\d{1,9})([.)])(?=\s|$))/;

/** Words as words, on one line, whatever they contain. */
export const escapeMarkdown = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(INSIDE, String.raw`\$&`)
    .replace(/&(?=[#\w]+;)/g, String.raw`\&`)
    .replace(AT_START, (_, sign?: string, number?: string, point?: string) =>
      sign === undefined ? `${number ?? ''}\\${point ?? ''}` : `\\${sign}`,
    );
