import { Failure } from '../core/failures/failure';
import type { SideRules } from '../core/replaying/impact-report';
import { Replay, type Replayed } from '../core/replaying/replay';
import type { RoundRecord } from '../core/rounds/record';
import { problemOfRecord } from '../core/rounds/record-problem';
import { notARecord } from './check-round';
import { partsOfSide } from './compared-side';
import { draftCalled, NO_DRAFTS, type Drafts } from './drafts';
import type { RuleBook } from './rule-book';
import { sideFor } from './sides';
import type { Today } from './today';

/** Replays rounds of any games under two sides, one after another; what it remembers grows with the games and forms it meets. */
export class RoundReplayer {
  private readonly replays = new Map<string, Replay>();

  constructor(
    private readonly book: RuleBook,
    readonly from: string,
    readonly to: string,
    private readonly today: Today,
    private readonly drafts: Drafts = NO_DRAFTS,
  ) {
    // A side that is written wrongly is one mistake of the call, not one of every round.
    for (const side of [from, to]) if (draftCalled(side, drafts) === undefined) partsOfSide(side, '');
  }

  /** Throws a `Failure` with one sentence where the value is no record, or one side has no rules for it. */
  replay(value: unknown): Replayed {
    const problem = problemOfRecord(value);
    if (problem !== undefined) throw new Failure('BAD_RECORD', notARecord(problem));
    const record = value as RoundRecord;
    const replayed = this.replayOf(record).replay(record);
    if (typeof replayed === 'string') throw new Failure('BAD_RECORD', `Round ${record.id}: ${replayed}.`);
    return replayed;
  }

  /** The rules of either side for the games and forms that were met so far. */
  get rules(): readonly SideRules[] {
    const used = [...this.replays.values()].flatMap(({ rules: [from, to] }) => [
      { side: this.from, ...from },
      { side: this.to, ...to },
    ]);
    return [...new Map(used.map((one) => [`${one.side} ${one.version}`, one])).values()];
  }

  private replayOf(record: RoundRecord): Replay {
    const { game, variant, channel } = record;
    const key = `${game} ${variant ?? ''} ${channel ?? ''}`;
    const known = this.replays.get(key);
    if (known !== undefined) return known;
    const [from, to] = [this.from, this.to].map((name) => {
      try {
        return sideFor(this.book, record, name, this.today, this.drafts);
      } catch (error) {
        if (error instanceof Failure)
          throw new Failure(error.code, `Round ${record.id} under ${name}: ${error.message}`);
        throw error;
      }
    });
    if (from === undefined || to === undefined) throw new Error('two sides are replayed');
    const replay = new Replay(from, to);
    this.replays.set(key, replay);
    return replay;
  }
}
