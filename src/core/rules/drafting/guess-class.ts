import { plain } from '../../facts/phrases/plain';
import type { Clause } from '../../reading/reading';
import type { ClauseClass } from '../source';

const FORBIDS =
  /\b(?:must|shall|may|can|will) ?not\b|\bcannot\b|\bno (?:player|person|dealer|wager|bet)s? (?:may|shall|must|is|are)\b|\bprohibited\b/;
const REQUIRES = /\b(?:must|shall|is to be|are to be|is required|are required|will be)\b/;
/** Those who may choose because the law leaves it to them. */
const IN_CHARGE =
  /\b(?:operator|dealer|supervisor|manager|inspector|director|authority|commission|minister|executive)s?\b[^.;]{0,40}\bmay\b|\bdiscretion\b/;
const ALLOWS = /\bmay\b|\bis permitted\b|\bare permitted\b|\bis entitled\b/;
const DEFINES = /\bmeans?\b|\bhas the meaning\b|\bincludes\b/;

/** What kind of provision a clause most likely is, from its own words; a person decides. */
export function guessClass({ kind, blocks, text }: Clause, hasItems: boolean): ClauseClass {
  if (kind === 'part' || text.trim() === '') return 'structure';
  if (blocks.some((block) => block.kind === 'definition')) return 'definition';
  const words = plain(text);
  if (FORBIDS.test(words)) return 'prohibition';
  if (IN_CHARGE.test(words)) return 'discretion';
  if (hasItems && /[:-]$/.test(words)) return 'structure';
  if (REQUIRES.test(words)) return 'duty';
  if (ALLOWS.test(words)) return 'permission';
  return DEFINES.test(words) ? 'definition' : 'duty';
}
