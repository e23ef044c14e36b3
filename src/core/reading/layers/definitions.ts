import type { Clause, ClauseName, Definition, DefinitionBlock } from '../reading';
import { citationReader } from './citations';
import { scopeOf } from './definition-scope';
import type { Passage } from './passages';
import { resolveCitation, type Landmarks } from './resolve-citation';

/** A definition before its uses have been looked for, with the entry it was read from. */
export interface Entry {
  readonly block: DefinitionBlock;
  readonly clause: Clause;
  readonly definition: Omit<Definition, 'uses'>;
}

const pointer =
  /\b(?:see|has the (?:same )?meaning (?:given |stated )?(?:in|by|under)|(?:is|as) defined (?:in|by|under)) $/i;
const longestRemark = 20;

/** The defined terms of the instrument in reading order, each with its whole entry and where it holds. */
export function entriesIn(passages: readonly Passage[], landmarks: Landmarks): readonly Entry[] {
  const texts = new Map<DefinitionBlock, { clause: Clause; texts: string[] }>();
  for (const { entry, clause, text } of passages) {
    if (entry === undefined) continue;
    const known = texts.get(entry);
    if (known === undefined) texts.set(entry, { clause, texts: [text] });
    else known.texts.push(text);
  }
  const pointsTo = pointerReader(landmarks);
  const scopes = new Map<Clause, Definition['scope']>();
  return [...texts].map(([block, { clause, texts: words }]) => {
    const scope = scopes.get(clause) ?? scopeOf(clause, landmarks.index, landmarks.general);
    scopes.set(clause, scope);
    const text = words.join('\n');
    const target = pointsTo(text, clause);
    const { term, line } = block;
    const definition = { term, text, book: clause.book, clause: clause.label, line, scope };
    return { block, clause, definition: target === undefined ? definition : { ...definition, pointsTo: target } };
  });
}

/** "berth, of a ferry, see section 26." */
function pointerReader(landmarks: Landmarks): (text: string, clause: Clause) => ClauseName | undefined {
  const citationsIn = citationReader(landmarks.style);
  return (text, clause) => {
    const [only] = citationsIn(text);
    if (only === undefined || !pointer.test(text.slice(0, only.at))) return undefined;
    if (text.length - only.at - only.words.length > longestRemark) return undefined;
    return resolveCitation(only, clause, [], landmarks)?.target;
  };
}
