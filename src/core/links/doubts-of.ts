import type { WordChange } from '../compare/words/diff-words';
import type { Doubt, Revision } from '../rules/doubts/doubt';
import type { InstrumentSource } from '../rules/source';
import { parseCitation } from '../values/citation';
import { quoted } from './changed-words';
import type { Link } from './link';
import { suspicionSaid } from './suspicion-said';

/** What a newer text of an instrument says otherwise than the one its sources were verified against. */
export interface NewerText {
  readonly source: Pick<InstrumentSource, 'id' | 'compilation'>;
  /** By citation, how the words of a clause changed; none where the earlier ones are not held. */
  readonly words: ReadonlyMap<string, readonly WordChange[]>;
  readonly revisions: readonly Revision[];
}

/** The links that findings rest on and that newer texts put in doubt: all that no person has confirmed. */
export function doubtsOf(links: readonly Link[], texts: ReadonlyMap<string, NewerText>): readonly Doubt[] {
  return links.flatMap((link) => {
    const { clause, game, fact, because, review } = link;
    const text = texts.get(parseCitation(clause)?.instrument ?? '');
    if (text === undefined || because === undefined || review?.decision === 'confirmed') return [];
    if (game === undefined || fact === undefined) return [];
    const { id, compilation } = text.source;
    const revisions = text.revisions.filter((one) => one.fact === fact && one.clauses.includes(clause));
    const words = quoted(text.words.get(clause) ?? []);
    return [
      {
        ...{ clause, ...words, sentence: sentence(link, words, revisions) },
        ...{ instrument: id, game, fact, revisions },
        ...(compilation !== undefined && { compilation }),
        ...(review !== undefined && { rejected: true as const }),
      },
    ];
  });
}

function sentence(
  { clause, because = [], review }: Link,
  { was, is }: { readonly was?: string; readonly is?: string },
  revisions: readonly Revision[],
): string {
  const reasons = because.map(suspicionSaid).join(' ');
  const change =
    was === undefined
      ? is === undefined
        ? ''
        : ` New is “${is}”.`
      : is === undefined
        ? ` “${was}” is no longer there.`
        : ` “${was}” is now “${is}”.`;
  const figures = [...new Set(revisions.map(({ says }) => ` ${says}`))].join('');
  const note = review?.note === undefined ? '' : ` (${review.note})`;
  const next =
    review === undefined
      ? `Nobody has confirmed yet that the check follows it; house-rules links confirm ${clause}, or reject, settles that.`
      : `${review.by} has rejected the link${note}: the rule sources have to follow the newer text.`;
  return `A newer text of ${clause} has been published. ${reasons}${change}${figures} ${next}`;
}
