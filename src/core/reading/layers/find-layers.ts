import type { Definition, Reference } from '../reading';
import type { ReadingStyle } from '../style';
import { entriesIn } from './definitions';
import { passagesOf, type ClauseWithParts } from './passages';
import { landmarksOf, referencesOf, type Surroundings } from './references';
import { withUses } from './term-uses';

export interface Layers {
  readonly definitions: readonly Definition[];
  readonly references: readonly Reference[];
}

/** What lies over the clause tree: the defined terms with their uses, and the citations with what they cite. */
export function findLayers(clauses: readonly ClauseWithParts[], around: Surroundings, style: ReadingStyle): Layers {
  const passages = passagesOf(clauses);
  const tree = clauses.map(({ clause }) => clause);
  const landmarks = landmarksOf(tree, around, style);
  const entries = entriesIn(passages, landmarks);
  return {
    definitions: withUses(entries, passages, landmarks.index, style),
    references: referencesOf(passages, landmarks),
  };
}
