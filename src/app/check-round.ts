import type { CheckedRound } from '../core/findings/checked-round';
import type { Judge } from '../core/findings/judge';
import type { RoundRecord } from '../core/rounds/record';
import { problemOfRecord } from '../core/rounds/record-problem';
import type { CalendarDate } from '../core/values/calendar-date';
import { contains } from '../core/values/interval';
import { Failure } from '../core/failures/failure';
import type { RuleBook } from './rule-book';

/** Judges rounds one after another, finding for each the rules that governed it. */
export class RoundChecker {
  private last: Judge | undefined;
  private channel: RoundRecord['channel'];

  constructor(
    private readonly rules: RuleBook,
    private readonly keepsAll = false,
  ) {}

  /** Throws a `Failure` with one sentence where the value is no record or no rules govern it. */
  check(value: unknown): CheckedRound {
    const problem = problemOfRecord(value);
    if (problem !== undefined) throw new Failure('BAD_RECORD', sentence(problem));
    const record = value as RoundRecord;
    const checked = this.judgeOf(record).check(record);
    if (typeof checked === 'string') throw new Failure('BAD_RECORD', `Round ${record.id}: ${checked}.`);
    return checked;
  }

  /** Neighbouring rounds mostly share their rules, so the last judge is kept for as long as they do. */
  private judgeOf(record: RoundRecord): Judge {
    const { jurisdiction, game, variant, channel } = record;
    // A valid record's instant begins with its day.
    const day = record.playedAt.slice(0, 10) as CalendarDate;
    const last = this.last?.ruleSet;
    if (
      this.last &&
      last?.game === game &&
      last.variant === variant &&
      last.jurisdiction === jurisdiction &&
      channel === this.channel &&
      contains(last.inForce, day)
    )
      return this.last;
    const selection = this.rules.select({ jurisdiction, game, variant, channel }, day);
    if ('code' in selection) throw new Failure(selection.code, `Round ${record.id}: ${selection.sentence}`);
    this.channel = channel;
    this.last = this.rules.judge(selection.ruleSet, this.keepsAll);
    return this.last;
  }
}

const sentence = (problem: string): string =>
  `Not a round record: ${problem}; docs/round-record.md describes the record.`;
