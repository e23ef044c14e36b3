import type { CheckedRound } from '../core/findings/checked-round';
import type { Examination, Judge } from '../core/findings/judge';
import type { RoundRecord } from '../core/rounds/record';
import { problemOfRecord } from '../core/rounds/record-problem';
import type { CalendarDate } from '../core/values/calendar-date';
import type { RuleSet } from '../core/rules/rule-set';
import type { Governed, Step } from '../core/rules/select';
import { contains, type Interval } from '../core/values/interval';
import { Failure } from '../core/failures/failure';
import type { RuleBook } from './rule-book';

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
    const checked = this.judgeOf(record).check(record);
    if (typeof checked === 'string') throw new Failure('BAD_RECORD', `Round ${record.id}: ${checked}.`);
    return checked;
  }

  /** What each check said of a round that has been checked before, and the rules that it was played by. */
  examine(record: RoundRecord): { readonly ruleSet: RuleSet; readonly examination: Examination } {
    const judge = this.judgeOf(record);
    const examination = judge.examine(record);
    if (typeof examination === 'string') throw new Failure('BAD_RECORD', `Round ${record.id}: ${examination}.`);
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
    return this.rules.select(governedBy(record), dayOf(record)).why();
  }

  /** Neighbouring rounds mostly share their rules, so the last judge is asked first; a file that mixes games finds each again. */
  private judgeOf(record: RoundRecord): Judge {
    const day = dayOf(record);
    if (this.last && isLike(this.last.of, record) && contains(this.last.during, day)) return this.last.judge;
    const { jurisdiction, game, variant, channel, venue, equipment } = record;
    const key = `${jurisdiction} ${game} ${variant ?? ''} ${channel ?? ''} ${venue ?? ''} ${equipment?.wheel ?? ''}`;
    const alike = this.remembered.get(key) ?? [];
    this.last = alike.find(({ of, during }) => isLike(of, record) && contains(during, day));
    if (this.last) return this.last.judge;
    const of = governedBy(record);
    const selection = this.rules.select(of, day);
    if ('code' in selection) throw new Failure(selection.code, `Round ${record.id}: ${selection.sentence}`);
    const judge = this.rules.judge(selection.ruleSet, this.keepsAll);
    this.last = { of, during: selection.during, judge };
    this.remembered.set(key, [...alike, this.last]);
    return this.last.judge;
  }
}

/** Who judges rounds of one kind, and the days on which it is so. */
interface Remembered {
  readonly of: Governed;
  readonly during: Interval;
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

/** A valid record's instant begins with its day. */
const dayOf = ({ playedAt }: RoundRecord): CalendarDate => playedAt.slice(0, 10) as CalendarDate;

function recordIn(value: unknown): RoundRecord {
  const problem = problemOfRecord(value);
  if (problem === undefined) return value as RoundRecord;
  throw new Failure('BAD_RECORD', `Not a round record: ${problem}; docs/round-record.md describes the record.`);
}
