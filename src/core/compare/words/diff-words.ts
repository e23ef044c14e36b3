import { runsOf, type Run } from './runs';
import { NO_TERMS, tokensOf, type Terms, type Token } from './tokens';

/** A passage of two versions of a clause: in both, only in the earlier, or only in the later. */
export interface WordChange {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

export interface WordOptions {
  /** Defined terms, which are shown whole. */
  readonly terms?: Terms;
  /** Beyond so many edits the whole is replaced. */
  readonly mostEdits?: number;
}

/**
 * Two versions of a clause, word by word. What is the same and what was removed make up the earlier version, what is the same and what was
 * added the later one; spacing alone is no change and is shown as the later version has it.
 */
export function diffWords(
  before: string,
  after: string,
  { terms = NO_TERMS, mostEdits }: WordOptions = {},
): readonly WordChange[] {
  const runs = runsOf(tokensOf(before, terms), tokensOf(after, terms), mostEdits);
  const changes: WordChange[] = [];
  const write = (kind: WordChange['kind'], text: string): void => {
    const last = changes.at(-1);
    if (text === '') return;
    if (last?.kind === kind) changes.splice(-1, 1, { kind, text: last.text + text });
    else changes.push({ kind, text });
  };
  runs.forEach((run, at) => {
    if (run.same) write('same', textOf(run.after, at === runs.length - 1));
    else for (const { kind, text } of replaced(run, runs[at - 1])) write(kind, text);
  });
  return changes;
}

/** The spacing before a change is part of it where only one version has any. */
function replaced({ before, after }: Run, previous: Run | undefined): readonly WordChange[] {
  const [old, fresh] = [lastSpace(previous?.before), lastSpace(previous?.after)];
  const both = old !== '' && fresh !== '';
  const removed = (both ? '' : old) + textOf(before, true);
  const added = (both ? '' : fresh) + textOf(after, true);
  const [bareRemoved, bareAdded] = [removed.trimEnd(), added.trimEnd()];
  const endAlike = bareRemoved !== removed && bareAdded !== added;
  return [
    ...(both ? [{ kind: 'same', text: fresh } as const] : []),
    { kind: 'removed', text: endAlike ? bareRemoved : removed },
    { kind: 'added', text: endAlike ? bareAdded : added },
    ...(endAlike ? [{ kind: 'same', text: added.slice(bareAdded.length) } as const] : []),
  ];
}

const lastSpace = (tokens: readonly Token[] | undefined): string => tokens?.at(-1)?.space ?? '';

/** Without the spacing after the last token where a change follows, which decides whose it is. */
const textOf = (tokens: readonly Token[], withLastSpace: boolean): string =>
  tokens
    .map(({ printed, space }, at) => (withLastSpace || at < tokens.length - 1 ? printed + space : printed))
    .join('');
