import type { Sentence } from '../../../facts/phrases/passages';
import { EVEN_MONEY_FORM, EVEN_MONEY_NAMES, oneOf, OTHER_FORMS } from './vocabulary';

const EVEN_MONEY = new RegExp(String.raw`\b${oneOf(EVEN_MONEY_NAMES)}\b`);
const OTHER = new RegExp(String.raw`\b${oneOf(OTHER_FORMS)}\b`);

/** The base form has no name of its own; the other forms are those of which nothing is recognised. */
export type FormNamed = typeof EVEN_MONEY_FORM | 'base' | 'other';

/** The form of the game a sentence holds for: named in it, in the words that open its list, or in a heading above it. */
export function formNamed({ plain, leads, headings }: Sentence): FormNamed {
  const around = [plain, ...leads, ...headings];
  if (around.some((words) => OTHER.test(words))) return 'other';
  return around.some((words) => EVEN_MONEY.test(words)) ? EVEN_MONEY_FORM : 'base';
}
