import type { CheckedRound } from '../core/findings/checked-round';
import type { Examination, Judge } from '../core/findings/judge';
import type { RoundRecord } from '../core/rounds/record';
import { problemOfRecord } from '../core/rounds/record-problem';
import { dateOfNumber, dayNumber, type CalendarDate } from '../core/values/calendar-date';
import type { RuleSet } from '../core/rules/rule-set';
import type { Governed, Step } from '../core/rules/select';
import { contains, type Interval } from '../core/values/interval';
import { Failure } from '../core/failures/failure';
import { judgeIn } from './judges';
import type { RuleBook } from './rule-book';

/** What stood in a line of a file, and whether it is known to be a valid record. */
export interface LineValue {
  readonly value: unknown;
  readonly isRecord: boolean;
}

/** Judges rounds one after another, finding for each the rules that governed it. */
export class RoundChecker {
  private last: Remembered | undefined;
  private readonly remembered = new Map<string, Remembered[]>();

  constructor(
    private readonly rules: RuleBook,
    private readonly keepsAll = false,
  ) {}

  /** Throws a `Failure` with one sentence where the value is no record or no rules govern it. */
  check(value: unknown): CheckedRound {
    const record = recordIn(value);
    const answer = answered(this.judgeOf(record).check(record), record.id);
    if (answer instanceof Failure) throw answer;
    return answer;
  }

  /** Many at once, each answered in its place: with a `Failure` where `check` would throw one, with another error where a defect of ours was met. */
  checkAll(values: readonly LineValue[]): readonly (CheckedRound | Error)[] {
    const answers: (CheckedRound | Error)[] = [];
    const alike = new Map<Judge, Together>();
    let together: Together | undefined;
    for (const [at, held] of values.entries()) {
      try {
        const record = recordOf(held);
        const judge = this.judgeOf(record);
        // Neighbours mostly have the same judge.
        if (together?.judge !== judge) {
          together = alike.get(judge) ?? { judge, at: [], records: [] };
          alike.set(judge, together);
        }
        together.at.push(at);
        together.records.push(record);
      } catch (error) {
        answers[at] = asError(error);
      }
    }
    for (const { judge, at, records } of alike.values()) {
      const judged = this.judgedBy(judge, records);
      judged.forEach((answer, index) => {
        answers[at[index] ?? 0] = answer;
      });
    }
    return answers;
  }

  private judgedBy(judge: Judge, records: readonly RoundRecord[]): readonly (CheckedRound | Error)[] {
    try {
      return judge.checkAll(records).map((checked, index) => answered(checked, records[index]?.id ?? ''));
    } catch {
      // A defect is met in one of them; one by one, the others are judged all the same.
      return records.map((record) => {
        try {
          return answered(judge.check(record), record.id);
        } catch (error) {
          return asError(error);
        }
      });
    }
  }

  /** What each check said of a round that has been checked before, and the rules that it was played by. */
  examine(record: RoundRecord): { readonly ruleSet: RuleSet; readonly examination: Examination } {
    const judge = this.judgeOf(record);
    const examination = judge.examine(record);
    if (typeof examination === 'string') throw noRound(record.id, examination);
    return { ruleSet: judge.ruleSet, examination };
  }

  /** A record and the rules that it was played by. */
  governing(value: unknown): { readonly record: RoundRecord; readonly ruleSet: RuleSet } {
    const record = recordIn(value);
    return { record, ruleSet: this.judgeOf(record).ruleSet };
  }

  /** How the rules that govern a round, or that none do, were come to. */
  why(value: unknown): readonly Step[] {
    const record = recordIn(value);
    return this.rules.select(governedBy(record), this.dayOf(record)).why();
  }

  /** The day of the jurisdiction on which a round was played, whatever the offset it is written with. */
  private dayOf({ jurisdiction, playedAt }: RoundRecord): CalendarDate {
    return this.rules.localTime(jurisdiction, playedAt).slice(0, 10) as CalendarDate;
  }

  /** As the clock of its jurisdiction showed it, without the offset that it may have been written with. */
  localTime({ jurisdiction, playedAt }: Pick<RoundRecord, 'jurisdiction' | 'playedAt'>): string {
    return this.rules.localTime(jurisdiction, playedAt);
  }

  /** Neighbouring rounds mostly share their rules, so the last judge is asked first; a file that mixes games finds each again. */
  private judgeOf(record: RoundRecord): Judge {
    // Whatever the offset in a record, its day is close to the day as written.
    if (this.last && isLike(this.last.of, record) && contains(this.last.surely, writtenDay(record)))
      return this.last.judge;
    const day = this.dayOf(record);
    const { jurisdiction, game, variant, channel, venue, equipment } = record;
    const key = `${jurisdiction} ${game} ${variant ?? ''} ${channel ?? ''} ${venue ?? ''} ${equipment?.wheel ?? ''}`;
    const alike = this.remembered.get(key) ?? [];
    this.last = alike.find(({ of, during }) => isLike(of, record) && contains(during, day));
    if (this.last) return this.last.judge;
    const of = governedBy(record);
    const selection = this.rules.select(of, day);
    if ('code' in selection) throw new Failure(selection.code, `Round ${record.id}: ${selection.sentence}`);
    const judge = judgeIn(this.rules, selection.ruleSet, this.keepsAll);
    this.last = { of, during: selection.during, surely: withoutEnds(selection.during), judge };
    this.remembered.set(key, [...alike, this.last]);
    return this.last.judge;
  }
}

const answered = (checked: CheckedRound | string, id: string): CheckedRound | Failure =>
  typeof checked === 'string' ? noRound(id, checked) : checked;

const noRound = (id: string, why: string): Failure => new Failure('BAD_RECORD', `Round ${id}: ${why}.`);

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** Records that one judge judges together, and where each stood among all. */
interface Together {
  readonly judge: Judge;
  readonly at: number[];
  readonly records: RoundRecord[];
}

/** Who judges rounds of one kind, and the days on which it is so. */
interface Remembered {
  readonly of: Governed;
  readonly during: Interval;
  /** Those of them as written on which it is so whatever the offset. */
  readonly surely: Interval;
  readonly judge: Judge;
}

const isLike = (of: Governed, record: RoundRecord): boolean =>
  of.game === record.game &&
  of.jurisdiction === record.jurisdiction &&
  isSame(of.variant, record.variant) &&
  isSame(of.channel, record.channel) &&
  isSame(of.venue, record.venue) &&
  isSame(of.wheel, record.equipment?.wheel);

/** Most are not given at all, and comparing what is a text with what is none takes longest. */
const isSame = (one: string | undefined, other: string | undefined): boolean =>
  one === undefined || other === undefined ? one === undefined && other === undefined : one === other;

const governedBy = ({ jurisdiction, game, variant, channel, venue, equipment }: RoundRecord): Governed => ({
  jurisdiction,
  game,
  variant,
  channel,
  venue,
  wheel: equipment?.wheel,
});

/** A valid record's instant begins with a day: that of the jurisdiction, or one close by. */
const writtenDay = ({ playedAt }: RoundRecord): CalendarDate => playedAt.slice(0, 10) as CalendarDate;

/** Two places are never more than two days apart. */
const withoutEnds = ({ from, to }: Interval): Interval => ({
  from: dateOfNumber(dayNumber(from) + 2),
  to: to && dateOfNumber(dayNumber(to) - 2),
});

/** A value that is not known to be a record is looked at first. */
export const recordOf = ({ value, isRecord }: LineValue): RoundRecord =>
  isRecord ? (value as RoundRecord) : recordIn(value);

function recordIn(value: unknown): RoundRecord {
  const problem = problemOfRecord(value);
  if (problem === undefined) return value as RoundRecord;
  throw new Failure('BAD_RECORD', notARecord(problem));
}

export const notARecord = (problem: string): string =>
  `Not a round record: ${problem}; docs/round-record.md describes the record.`;
