import type { OwnMarker } from './own-marker';
import type { OwnLine } from './set-out';
import type { Statement } from './statement';
import { StatementDraft } from './statement-draft';

/** Divides the amending instrument's own lines into statements. */
export function statementsOf(lines: readonly OwnLine[]): readonly Statement[] {
  const statements: Statement[] = [];
  let own: readonly OwnMarker[] = [];
  let index = 0;
  while (index < lines.length) {
    const draft = new StatementDraft(lines, index, own);
    own = draft.own;
    index = draft.gather();
    statements.push(draft.finish());
  }
  return statements;
}
