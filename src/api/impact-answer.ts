import type { RoundReplayer } from '../app/impact';
import { replayRounds } from '../app/replay-rounds';
import { impactReport, NOT_COUNTED, type ImpactReport } from '../core/replaying/impact-report';
import type { Replayed } from '../core/replaying/replay';
import type { RoundChunk } from '../io/files/rounds/round-chunk';

interface ImpactAnswer {
  readonly report: ImpactReport;
  readonly flips: readonly Replayed[];
  readonly errors: readonly string[];
  readonly notCounted: string;
}

/** Replays rounds and answers with the sums, and with the first of those that flip and of the lines that are no rounds. */
export async function impactAnswer(
  chunks: AsyncIterable<RoundChunk>,
  replayer: RoundReplayer,
  most: number,
): Promise<ImpactAnswer> {
  const flips: Replayed[] = [];
  const errors: string[] = [];
  let wrong = 0;
  const impact = await replayRounds(chunks, replayer, {
    onFlips: (found) => {
      flips.push(...found.slice(0, most - flips.length));
    },
    onError: ({ line, error }) => {
      wrong += 1;
      if (errors.length < most) errors.push(`Line ${String(line)}: ${error}`);
    },
  });
  const report = impactReport(impact, replayer.from, replayer.to, wrong, replayer.rules);
  return { report, flips, errors, notCounted: NOT_COUNTED };
}
