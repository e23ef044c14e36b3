import { Impact } from '../core/replaying/impact';
import type { Replayed } from '../core/replaying/replay';
import type { LineError } from '../io/files/rounds/line-error';
import { lineOf, type RoundChunk } from '../io/files/rounds/round-chunk';
import { answerLine } from './check-lines';
import type { RoundReplayer } from './impact';

/** Rounds after which others who wait for the process have their turn. */
const AT_ONCE = 200;

export interface Told {
  /** Rounds of which some verdict flips, in their order; of one part of the rounds at a time. */
  readonly onFlips: (flips: readonly Replayed[]) => Promise<void> | void;
  readonly onError: (error: LineError) => void;
  readonly onRead?: (rounds: number) => void;
}

/** Replays rounds as they come, from a file or from the store: only sums are kept, however many there are. */
export async function replayRounds(
  chunks: AsyncIterable<RoundChunk>,
  replayer: RoundReplayer,
  { onFlips, onError, onRead }: Told,
): Promise<Impact> {
  const impact = new Impact();
  for await (const chunk of chunks) {
    const flips: Replayed[] = [];
    for (const [index, line] of chunk.lines.entries()) {
      if (index % AT_ONCE === AT_ONCE - 1) await new Promise((resolve) => setImmediate(resolve));
      const answer = answerLine((value) => replayer.replay(value), line, lineOf(chunk, index));
      if (answer === undefined) continue;
      if ('error' in answer) {
        onError(answer);
        continue;
      }
      impact.add(answer);
      if (answer.flips.length > 0) flips.push(answer);
    }
    await onFlips(flips);
    chunk.errors?.forEach(onError);
    onRead?.(chunk.lines.length);
  }
  return impact;
}
