import { citationsIn, type Cited } from './citing/citations';
import { everywhereWords, fillers, insteadWords, unitNouns, verbForms, type Verb } from './drafting-words';

/**
 * A sentence in one plain form, so that a recogniser needs one shape for each habit of drafting. `[t0]` is a citation, `[i0]`
 * an instrument by itself, `[x0]` quoted or set-out matter, `[omit]` any form of that verb, `[all]` "wherever occurring".
 * "Rule 3 is amended by omitting the words “x”, wherever occurring." reads `[t0] is [amend] by [omit] [x0] [all] .`
 */
export interface PlainSentence {
  readonly plain: string;
  readonly cited: readonly Cited[];
}

const verbs = Object.entries(verbForms)
  .flatMap(([verb, forms]) => forms.map((form) => [form, verb as Verb] as const))
  .sort(([a], [b]) => b.length - a.length);
const verbOf = new Map<string, Verb>(verbs);
const verbPattern = new RegExp(`\\b(?:${verbs.map(([form]) => form).join('|')})\\b(?!-)`, 'gi');
const anyOf = (phrases: readonly string[]): RegExp => new RegExp(`\\b(?:${phrases.join('|')})\\b`, 'gi');
const everywhere = anyOf(everywhereWords);
const instead = anyOf(insteadWords);
const filler = anyOf(fillers);
const nouns = [...unitNouns, 'words', 'definition', 'table', 'division', 'schedule', 'part', 'row', 'text', 'heading'];
const following = new RegExp(
  `\\b(?:the following|as follows|a new|new)(?: new)?(?: (?:${nouns.join('|')})s?\\b(?! ?[\\d(]))*`,
  'gi',
);

export function plainSentence(masked: string): PlainSentence {
  const cited = citationsIn(masked);
  let words = '';
  let from = 0;
  cited.forEach(({ at, end, element }, index) => {
    words += `${masked.slice(from, at)}[${element === 'instrument' ? 'i' : 't'}${index}]`;
    from = end;
  });
  words += masked.slice(from);
  const plain = words
    .replace(everywhere, '[all]')
    .replace(following, '[following]')
    .replace(instead, '[instead]')
    .replace(verbPattern, (form) => `[${verbOf.get(form.toLowerCase()) ?? form}]`)
    .replace(filler, '')
    .replace(/\bthere (?:is|are|shall be)\b/gi, '')
    .replace(/\b(?:shall be|are|is to be|are to be|have been|has been)\b/gi, 'is')
    .replace(/[,:—–]|(?<=\s)-+(?=\s|$)|\((?![\w]{1,5}\))|(?<!\(\w{1,5})\)/g, ' ')
    .replace(/([.;])(?=\s|$)/g, ' $1 ')
    .replace(/\s+/g, ' ')
    .trim();
  return { plain, cited };
}

/** The separate operations of a sentence: ". Insert instead" and "; and substituting" go with the omission before them. */
export function segmentsOf(plain: string): readonly string[] {
  const segments: string[] = [];
  for (const piece of plain.split(/ ?[.;](?: |$)| and by (?=\[)/)) {
    const segment = piece
      .replace(/^(?:and |or )?(?:by )?/i, '')
      .replace(/(?:^| )(?:and|or)$/, '')
      .trim();
    if (segment === '') continue;
    const last = segments.at(-1);
    const goesOn =
      /^(?:\[substitute\]|\[insert\] \[instead\]|\[insert\] \[x\d+\]$)/.test(segment) &&
      last !== undefined &&
      /\[(?:omit|revoke)\]/.test(last) &&
      !/\[(?:substitute|insert)\]/.test(last);
    if (goesOn) segments[segments.length - 1] = `${last} ${segment}`;
    else segments.push(segment);
  }
  return segments;
}
