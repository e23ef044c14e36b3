import { Impact } from '../core/replaying/impact';
import type { SideRules } from '../core/replaying/impact-report';
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

/** What a part of some rounds came to, and the rules that were met so far. */
export interface ReplayedChunk {
  readonly replayed: readonly Replayed[];
  readonly errors: readonly LineError[];
  readonly rules: readonly SideRules[];
}

/** Replays rounds as they come, from a file or from the store: only sums are kept, however many there are. */
export async function replayRounds(
  chunks: AsyncIterable<RoundChunk>,
  replay: (chunk: RoundChunk) => Promise<ReplayedChunk> | ReplayedChunk,
  { onFlips, onError, onRead }: Told,
): Promise<Impact> {
  const impact = new Impact();
  for await (const chunk of chunks) {
    const flips: Replayed[] = [];
    for (const part of partsOf(chunk)) {
      await new Promise((resolve) => setImmediate(resolve));
      const { replayed, errors } = await replay(part);
      errors.forEach(onError);
      for (const one of replayed) {
        impact.add(one);
        if (one.flips.length > 0) flips.push(one);
      }
    }
    await onFlips(flips);
    chunk.errors?.forEach(onError);
    onRead?.(chunk.lines.length);
  }
  return impact;
}

function* partsOf(chunk: RoundChunk): Generator<RoundChunk> {
  for (let from = 0; from < chunk.lines.length; from += AT_ONCE) {
    const lines = chunk.lines.slice(from, from + AT_ONCE);
    yield { firstLine: lineOf(chunk, from), lines, at: lines.map((_, index) => lineOf(chunk, from + index)) };
  }
}

/** The rounds of one part, replayed on the spot. */
export function replayChunk(replayer: RoundReplayer, chunk: RoundChunk): ReplayedChunk {
  const replayed: Replayed[] = [];
  const errors: LineError[] = [];
  for (const [index, line] of chunk.lines.entries()) {
    const answer = answerLine((value) => replayer.replay(value), line, lineOf(chunk, index));
    if (answer === undefined) continue;
    if ('error' in answer) errors.push(answer);
    else replayed.push(answer);
  }
  return { replayed, errors, rules: replayer.rules };
}
