import { impactReport, NOT_COUNTED, type ImpactReport, type SideRules } from '../../core/replaying/impact-report';
import type { Replayed } from '../../core/replaying/replay';
import type { RoundChunk } from '../../io/files/rounds/round-chunk';
import type { Patience } from '../../io/threads/asked';
import { replayRounds, type ReplayedChunk } from '../replay-rounds';
import type { RuleBook } from '../rule-book';
import type { LongWork } from './long-work';
import type { ReplayOrder } from './orders';

export interface ImpactAnswer {
  readonly report: ImpactReport;
  readonly flips: readonly Replayed[];
  readonly errors: readonly string[];
  readonly notCounted: string;
}

/** Replays rounds and answers with the sums, and with the first of those that flip and of the lines that are no rounds. */
export async function impactAnswer(
  work: LongWork,
  chunks: AsyncIterable<RoundChunk>,
  sides: Omit<ReplayOrder, 'chunk'>,
  { book, patience, most }: { readonly book: RuleBook; readonly patience: Patience; readonly most: number },
): Promise<ImpactAnswer> {
  const { from, to } = sides;
  const flips: Replayed[] = [];
  const errors: string[] = [];
  const rules = new Map<string, SideRules>();
  let wrong = 0;
  const replayed = async (chunk: RoundChunk): Promise<ReplayedChunk> => {
    const part = await work.ask('replay', { ...sides, chunk }, book, patience);
    for (const one of part.rules) rules.set(`${one.side} ${one.version}`, one);
    return part;
  };
  const impact = await replayRounds(chunks, replayed, {
    onFlips: (found) => {
      flips.push(...found.slice(0, most - flips.length));
    },
    onError: ({ line, error }) => {
      wrong += 1;
      if (errors.length < most) errors.push(`Line ${String(line)}: ${error}`);
    },
  });
  const report = impactReport(impact, from, to, wrong, [...rules.values()]);
  return { report, flips, errors, notCounted: NOT_COUNTED };
}
