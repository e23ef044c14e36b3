/**
 * Replacement characters, control characters, UTF-8 read as Latin ("â€™" for an apostrophe), letters of a PDF that name no sign, and
 * private signs inside a word. A private sign before a word is how some programs write a bullet.
 */
const MISREAD =
  /[\uFFFD\u0000-\u0008\u000E-\u001F\u007F-\u009F]|[ÂÃ][\u0080-\u00BF]|â[€\u0080]|\(cid:\d+\)|\p{L}\p{Co}/u;

/** The lines, counted from 1, that were decoded wrongly. */
export const misreadLines = (content: string): readonly number[] =>
  content.split('\n').flatMap((line, index) => (MISREAD.test(line) ? [index + 1] : []));
