const SMALL = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

const UNITS = `(?:${SMALL.slice(1, 10).join('|')})`;
// Longer words first: "sixteen" must not be read as "six".
const BELOW_TWENTY = [...SMALL].sort((a, b) => b.length - a.length).join('|');
const BELOW_HUNDRED = `(?:(?:${TENS.join('|')})(?:[- ]${UNITS})?|${BELOW_TWENTY})`;
/** Source of a pattern for a number in words. */
export const IN_WORDS = `(?:${UNITS} hundred(?: and ${BELOW_HUNDRED})?|${BELOW_HUNDRED})`;
const IN_DIGITS = String.raw`\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?`;

/** Source of a pattern for one number in plain words: `twelve`, `12`, `twelve (12)`. Holds no capturing group. */
export const NUMBER = String.raw`(?<![\w.])(?:${IN_DIGITS}|${IN_WORDS}(?: \(\d+\))?)(?!\w|\.\d)`;

const WHOLE = new RegExp(String.raw`^(?:(${IN_DIGITS})|(${IN_WORDS})(?: \((\d+)\))?)$`);
const EACH = new RegExp(`${IN_DIGITS}|\\b${IN_WORDS}\\b`, 'g');

/** The number a phrase states; undefined where words and figures contradict each other ("five (6)"). */
export function readNumber(phrase: string): number | undefined {
  const [, digits, words, figure] = WHOLE.exec(phrase.trim()) ?? [];
  if (digits !== undefined) return Number(digits.replaceAll(',', ''));
  if (words === undefined) return undefined;
  const value = fromWords(words);
  return figure === undefined || Number(figure) === value ? value : undefined;
}

/** Every number in a text, written either way, for asking whether a figure stands there at all. */
export function numbersIn(text: string): ReadonlySet<number> {
  return new Set(Array.from(text.matchAll(EACH), ([found]) => readNumber(found) ?? Number.NaN));
}

function fromWords(words: string): number {
  const [hundreds, rest] = words.includes(' hundred') ? words.split(/ hundred(?: and )?/) : ['', words];
  const [first = '', second = ''] = (rest ?? '').split(/[- ]/);
  return 100 * valueOf(hundreds ?? '') + valueOf(first) + valueOf(second);
}

/** Of one word below twenty or a multiple of ten; an absent word adds nothing. */
function valueOf(word: string): number {
  const ten = TENS.indexOf(word);
  return ten >= 0 ? 20 + 10 * ten : Math.max(0, SMALL.indexOf(word));
}
