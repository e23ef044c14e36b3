import type { ReadingStyle } from '../style';

/** A law named in running words: "the Ferries and Harbours Act 1990", "the Act". */
export interface NamedLaw {
  readonly words: string;
  readonly at: number;
}

export interface LawReader {
  /** The law after a number: " of the Ferries Act 1990", " of that Act". */
  readonly after: (text: string, end: number) => string | undefined;
  /** True when a law stands before the number: "Ferries Act 1990, section 12". */
  readonly isBefore: (text: string, at: number) => boolean;
  /** Laws named with their year, wherever they stand. */
  readonly namedIn: (text: string) => readonly NamedLaw[];
}

const capitals = "(?:[A-Z][\\w'’-]{0,30} |\\([A-Z][\\w ]{0,40}\\) |and |of |for )";
const farthest = 400;

export function lawReader(style: ReadingStyle): LawReader {
  const kinds = style.lawWords.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}s?`).join('|');
  const after = new RegExp(
    `^,? (?:of|in|to|under) (?:the |that |those )?${capitals}{0,12}(?:${kinds})(?: \\d{4})?(?![\\w])`,
  );
  const before = new RegExp(`(?:${kinds})(?: \\d{4})?, $`);
  const withYear = new RegExp(`\\b(?:${kinds}) \\d{4}\\b`, 'g');
  const name = new RegExp(`(?:${capitals}){1,10}$`);
  return {
    after: (text, end) => after.exec(text.slice(end, end + farthest))?.[0],
    isBefore: (text, at) => before.test(text.slice(Math.max(0, at - 24), at)),
    namedIn: (text) => {
      if (!/\d{4}/.test(text)) return [];
      return [...text.matchAll(withYear)].flatMap((match) => {
        const found = name.exec(text.slice(Math.max(0, match.index - 120), match.index))?.[0];
        const title = found?.replace(/^(?:and|of|for) /, '');
        return title === undefined ? [] : [{ words: title + match[0], at: match.index - title.length }];
      });
    },
  };
}
