import { byName } from './by-name';

const WORTH = /^(?:face|\d{1,3}|\d{1,3} or \d{1,3})$/;

/** What cards or tiles count, where one may count in two ways: `{ a: 1 or 11, 2-10: face, j-k: 10 }`. */
export const worths = byName('values by name', {
  expects: 'a value such as "10", "face" or "1 or 11"',
  read: (text) => (WORTH.test(text) ? text : undefined),
  print: (text) => text,
});
