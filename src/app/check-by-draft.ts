import { Failure } from '../core/failures/failure';
import type { CheckedRound } from '../core/findings/checked-round';
import { judgeFor, type Judge } from '../core/findings/judge';
import { dressed } from '../core/replaying/dress';
import type { Side } from '../core/replaying/side';
import type { Draft } from '../core/rules/drafts/draft';
import { recordOf, type LineValue } from './check-round';
import { draftSide } from './sides';
import type { RuleBook } from './rule-book';
import type { Today } from './today';

/** Judges rounds by a draft, wherever and whenever they were played: what they come to is no verdict of any law. */
export class DraftChecker {
  private readonly side: Side;
  private readonly judge: Judge;

  constructor(rules: RuleBook, draft: Draft, today: Today, keepsAll: boolean) {
    this.side = draftSide(rules, draft, today);
    const judge = judgeFor(this.side.ruleSet, keepsAll);
    if (judge === undefined) throw new Failure('UNKNOWN_GAME', `Rounds of ${this.side.ruleSet.name} cannot be judged.`);
    this.judge = judge;
  }

  /** With a `Failure` for a value that is no record of the draft's game. */
  checkAll(values: readonly LineValue[]): readonly (CheckedRound | Failure)[] {
    return values.map((value) => {
      try {
        return this.check(value);
      } catch (error) {
        if (error instanceof Failure) return error;
        throw error;
      }
    });
  }

  private check(value: LineValue): CheckedRound {
    const record = recordOf(value);
    const { game, name } = this.side.ruleSet;
    if (record.game !== game)
      throw new Failure('BAD_RECORD', `Round ${record.id} is one of ${record.game}, and ${name} is for ${game}.`);
    const checked = this.judge.check(dressed(record, this.side));
    if (typeof checked === 'string') throw new Failure('BAD_RECORD', `Round ${record.id}: ${checked}.`);
    return checked;
  }
}
