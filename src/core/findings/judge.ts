import { bindChecks } from '../checks/bind';
import { Ledger } from '../checks/ledger';
import { CHECKED_GAMES, type CheckedGame } from '../checks/registry';
import type { RoundRecord } from '../rounds/record';
import type { RuleSet } from '../rules/rule-set';
import { findingsOf, verdictOf, type CheckedRound } from './checked-round';

/** Judges rounds under one rule set: compiled once, then used for any number of rounds. */
export interface Judge {
  readonly ruleSet: RuleSet;
  /** A sentence where the record is no round of this game. */
  check(record: RoundRecord): CheckedRound | string;
}

export function judgeFor(ruleSet: RuleSet, keepsAll = false): Judge | undefined {
  const game = CHECKED_GAMES.find(({ code }) => code === ruleSet.game);
  return game && bound(game, ruleSet, keepsAll);
}

function bound<Round>(game: CheckedGame<Round>, ruleSet: RuleSet, keepsAll: boolean): Judge {
  const checks = bindChecks(game.checks, ruleSet);
  const ledger = new Ledger<Round>(keepsAll);
  const { name, version } = ruleSet;
  return {
    ruleSet,
    check: (record) => {
      const round = game.read(record);
      if (typeof round === 'string') return round;
      ledger.reset();
      for (const check of checks) ledger.run(check, round);
      const { examined, outcomes } = ledger;
      return {
        round: record.id,
        ruleSet: name,
        version,
        verdict: verdictOf(examined, outcomes),
        examined,
        findings: findingsOf(outcomes),
      };
    },
  };
}
