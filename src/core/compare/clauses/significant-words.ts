/** Words that say nothing about what a clause is about, among them those by which duties are laid down. */
const EMPTY = new Set(
  `a an and any are as at be been being but by can cannot do does each either for from had has have he her him his i if in into is it its may
   must no nor not of on or other s shall she so such than that the their them then there these they this those to under upon was were when
   where which while who whose will with would rule section subsection subparagraph paragraph clause schedule accordance`.split(
    /\s+/,
  ),
);

/** Words that drafters use for one another, and forms that no ending tells. */
const SAME = new Map(
  `round: coup; stand: stay stood; up: upward; down: downward; wager: bet; gambl: gaming; marker: crown dolly; void: invalid; wash: chemmy;
   draw: drawn drew; deal: dealt; pay: paid payment; win: won; los: lost lose; spin: spun; giv: given gave; tak: taken took; mak: made;
   keep: kept; hold: held; withdraw: withdrawn; show: shown; choos: chosen; oral: verbal; remov: removal; announc: announcement;
   commenc: commencement; approv: approval; requir: requirement; mov: movement; dic: die`
    .split(';')
    .flatMap((line) => {
      const [word = '', others = ''] = line.trim().split(/:\s+/);
      return others.split(/\s+/).map((other) => [other, word] as const);
    }),
);

const NUMBERS = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
]
  .join(' ')
  .split(' ');
const FIGURES: ReadonlyMap<string, string> = new Map(NUMBERS.map((word, value) => [word, String(value)]));

const WORD = /\d+(?:\.\d+)?\s*(?:to|:)\s*\d+(?:\.\d+)?(?![\d.])|\d+(?:\.\d+)?|[\p{L}]+(?:['’][\p{L}]+)?/gu;

const known = new Map<string, string>();

/** What a text is about: its words by their stems, its figures and odds, in order and without those that are empty. */
export function significantWords(text: string): readonly string[] {
  const found: string[] = [];
  for (const [word] of text.toLowerCase().matchAll(WORD)) {
    let stem = known.get(word);
    if (stem === undefined) {
      stem = stemOf(word);
      known.set(word, stem);
    }
    if (stem !== '') found.push(stem);
  }
  return found;
}

function stemOf(printed: string): string {
  if (/^\d/.test(printed)) return printed.replace(/\s*(?:to|:)\s*/, ' to ');
  const word = printed.replace(/['’]s?$/, '').replace(/['’]/g, '');
  if (EMPTY.has(word)) return '';
  const figure = FIGURES.get(word);
  if (figure !== undefined) return figure;
  const stem = ended(word);
  return EMPTY.has(stem) ? '' : (SAME.get(stem) ?? SAME.get(word) ?? stem);
}

/** `wagers`, `wagered` and `wagering` are one word; what is left need not be one. */
function ended(word: string): string {
  const singular = word
    .replace(/ies$/, 'y')
    .replace(/(?<=[sxz]|[cs]h)es$/, '')
    .replace(/(?<![su])s$/, '');
  const bare = singular.length > 5 ? singular.replace(/(?:ing|ed|ly)$/, '') : singular;
  const undoubled = bare.length > 3 && bare !== singular ? bare.replace(/([bdgmnprt])\1$/, '$1') : bare;
  return undoubled.length > 3 ? undoubled.replace(/e$/, '') : undoubled;
}
