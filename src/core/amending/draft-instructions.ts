import type { Context } from './citing/targets';
import type { DraftInstruction, Target } from './instruction';
import { plainSentence, segmentsOf } from './plain-sentence';
import { readOperation } from './read-operation';
import { isHeader, looksAmending, mayAmend, mightAmend } from './statements/amending-voice';
import type { Appended } from './statements/appended';
import type { Statement } from './statements/statement';
import { Standing } from './standing';

/** Walks the statements with what stands over each: the instrument, the heading, the sentence that opens the list. */
export function draftInstructions(
  statements: readonly Statement[],
  appended: readonly Appended[],
): readonly DraftInstruction[] {
  const standing = new Standing();
  const found: Doubtful[] = [];
  for (const statement of statements) {
    found.push(...standing.enter(statement).map(silent));
    if (!standing.opened && !mayAmend(statement.words) && !isHeader(statement.words)) continue;
    const drafts = instructionsOf(statement, standing, appended);
    if (drafts.some(({ doubtful }) => doubtful !== true)) standing.fulfil();
    found.push(...drafts);
  }
  found.push(...standing.leave().map(silent));
  const amends = standing.hasPrincipal || found.some(({ action }) => action !== 'unknown' && action !== 'revoke');
  return found.filter(({ doubtful }) => doubtful !== true || amends).map(({ doubtful: _, ...draft }) => draft);
}

/** An order that is one only in an instrument that amends: a rule of play may begin with "remove" too. */
type Doubtful = DraftInstruction & { readonly doubtful?: boolean };

function instructionsOf(statement: Statement, standing: Standing, appended: readonly Appended[]): readonly Doubtful[] {
  const { plain, cited } = plainSentence(statement.words);
  if (standing.declares(plain, cited)) return [];
  if (isHeader(statement.words) && !looksAmending(plain) && !/\[x\d+\]/.test(plain)) {
    standing.head(plain, cited, statement);
    return [];
  }
  const drafts: Doubtful[] = [];
  let { context } = standing;
  for (const segment of segmentsOf(plain)) {
    const operation = readOperation(segment, context, { statement, cited, standing, appended });
    // "…; by adding at the end …" is about what the sentence began with.
    ({ context } = operation);
    if (operation.kind === 'instructions') drafts.push(...operation.drafts);
    else if (operation.kind === 'opens') standing.open(operation.context, operation.revoking, statement);
    else {
      const certain = standing.opened || looksAmending(segment);
      if (!certain && !mightAmend(segment)) continue;
      drafts.push({
        ...unknown(statement, operation.context, 'it amends, but in words that are not understood'),
        doubtful: !certain,
      });
    }
  }
  return drafts;
}

function silent({
  statement,
  context,
}: {
  readonly statement: Statement;
  readonly context: Context;
}): DraftInstruction {
  return unknown(statement, context, 'it says that something is amended, and no instruction follows that says how');
}

function unknown(statement: Statement, { target }: Context, why: string): DraftInstruction {
  return {
    line: statement.line,
    words: statement.printed,
    action: 'unknown',
    target,
    place: { at: 'itself' },
    reason: `Line ${statement.line} was not understood: ${why}; ${next(target)}.`,
  };
}

function next({ label, book }: Target): string {
  const where = label ?? book;
  return where === undefined ? 'read it and make the change by hand' : `read it and change ${where} by hand`;
}
