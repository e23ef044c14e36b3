import { grouped } from '../../core/values/grouped';
import type { AsidePlace, Scratch } from '../../io/files/scratch';

/** A line of the canonical list by its place in it: the batch, the line of the round, and what comes first of that line. */
export interface PlacedLine {
  readonly batch: number;
  readonly line: number;
  readonly then: number | string;
  /** With its line end, and none before. */
  readonly text: string;
}

interface Run {
  readonly batch: number;
  readonly firstLine: number;
  readonly place: AsidePlace;
}

/**
 * Lines that come part by part, each part sorted by itself, told in the order of all. Parts are put aside; only those that run into one
 * another are read side by side, so that memory does not grow with how many there are.
 */
export class LinesInOrder {
  private readonly runs: Run[] = [];

  constructor(private readonly scratch: Scratch) {}

  add(lines: readonly PlacedLine[]): void {
    for (const [batch, own] of grouped(lines, (one) => one.batch)) {
      const sorted = [...own].sort(byPlace);
      const text = sorted.map((one) => `${String(one.line)}\t${JSON.stringify(one.then)}\t${one.text}`);
      this.runs.push({ batch, firstLine: sorted[0]?.line ?? 0, place: this.scratch.put(Buffer.from(text.join(''))) });
    }
  }

  *inOrder(): Generator<string> {
    const waiting = [...this.runs].sort((one, other) => one.batch - other.batch || one.firstLine - other.firstLine);
    const open: OpenRun[] = [];
    let next = 0;
    for (;;) {
      let [least] = open;
      for (const run of open) if (least && byPlace(run.head, least.head) < 0) least = run;
      for (let run = waiting[next]; run && (!least || startsBy(run, least.head)); run = waiting[next]) {
        next += 1;
        const begun = OpenRun.begun(run.batch, this.scratch.lines(run.place));
        if (begun === undefined) continue;
        open.push(begun);
        if (!least || byPlace(begun.head, least.head) < 0) least = begun;
      }
      if (least === undefined) return;
      yield least.head.text;
      if (!least.goOn()) open.splice(open.indexOf(least), 1);
    }
  }
}

class OpenRun {
  private constructor(
    private readonly batch: number,
    private readonly lines: Generator<string>,
    public head: PlacedLine,
  ) {}

  static begun(batch: number, lines: Generator<string>): OpenRun | undefined {
    const first = lines.next();
    return first.done === true ? undefined : new OpenRun(batch, lines, placedLine(batch, first.value));
  }

  goOn(): boolean {
    const next = this.lines.next();
    if (next.done !== true) this.head = placedLine(this.batch, next.value);
    return next.done !== true;
  }
}

function placedLine(batch: number, kept: string): PlacedLine {
  const first = kept.indexOf('\t');
  const second = kept.indexOf('\t', first + 1);
  const then = JSON.parse(kept.slice(first + 1, second)) as number | string;
  return { batch, line: Number(kept.slice(0, first)), then, text: kept.slice(second + 1) };
}

const startsBy = ({ batch, firstLine }: Run, head: PlacedLine): boolean =>
  batch < head.batch || (batch === head.batch && firstLine <= head.line);

function byPlace(one: PlacedLine, other: PlacedLine): number {
  const byLine = one.batch - other.batch || one.line - other.line;
  if (byLine !== 0 || one.then === other.then) return byLine;
  return one.then < other.then ? -1 : 1;
}
