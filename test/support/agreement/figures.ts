/** Figures in two texts that say the same: number words count as digits, citations of clauses do not count. */

const CARDINALS = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen ' +
  'seventeen eighteen nineteen twenty'
).split(' ');
const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');

const NUMBER = String.raw`\(?\d+[a-z]?(?:\.\d+[a-z]?)*(?:\([a-z0-9]+\))*\)?(?!\d)`;
const NOUNS =
  '(?:sub)?(?:section|rule|schedule|part|division|clause|paragraph|item|column|appendix|diagram|step|condition|footnote)s?|pay\\stables?';
/** "sections 12 and 13", "pay table 1", "13.1(b)", "(2)", "2.3.5.1"; not "1, 26 to 1", which are odds. */
const CITED = new RegExp(
  [
    String.raw`\b(?:${NOUNS})\s${NUMBER}(?:\s\([^)]*\)|\sto\s${NUMBER})?(?:(?:,?\sand|,?\sor|,)\s${NUMBER}(?!\sto\s\d)(?:\s\([^)]*\))?)*`,
    String.raw`\d+[a-z]?(?:\.\d+[a-z]?)*(?:\([a-z0-9]+\))+`,
    String.raw`(?<!\w)\(\d+\)`,
    String.raw`\d+(?:\.\d+){2,}|\b[a-z]\.\d+(?:\.\d+)*`,
  ].join('|'),
  'g',
);
/** "5,000" and "$20 000" are one figure each; "7,7,7" and "7 200 to 1" are not. */
const THOUSANDS = /(?<=\b(?<!,)\d{1,3}),(?=\d{3}\b)|(?<=\$\d{1,3}) (?=\d{3}\b)/g;

/** The mark of a footnote, as it stands behind a sentence: "in the schedule.1". */
const FOOTNOTE = /(?<=[a-z]{2}[.,;])\d\b/g;

/** Every figure a reader may find; of number words also the small ones and those of an order. */
export const figuresFound = (text: string): ReadonlySet<string> => figures(text, 0, ORDINALS);

/** The figures that matter: one and two in words are turns of phrase. */
export const figuresStated = (text: string): ReadonlySet<string> => figures(text, 3, []);

function figures(text: string, least: number, ordinals: readonly string[]): ReadonlySet<string> {
  const plain = text.toLowerCase().replace(FOOTNOTE, ' ').replace(CITED, ' ').replace(THOUSANDS, '');
  const found = new Set<string>();
  for (const [word] of plain.matchAll(/\d+(?:\.\d+)?|[a-z]+/g)) {
    const singular = word.replace(/(?<=[a-z]{3})s$/, '').replace(/^sixe$/, 'six');
    const [cardinal, ordinal] = [CARDINALS.indexOf(singular), ordinals.indexOf(singular)];
    if (/^\d/.test(word)) found.add(word.includes('.') ? word.replace(/\.?0+$/, '') : word);
    else if (cardinal >= least) found.add(String(cardinal));
    else if (ordinal >= 0) found.add(String(ordinal + 1));
  }
  return found;
}
