import { valuesOf } from '../checks/bind';
import { CHECKED_GAMES } from '../checks/registry';
import type { Finding } from '../findings/finding';
import { judgeFor } from '../findings/judge';
import { place } from '../rounds/incidents';
import type { RoundEvent, RoundRecord } from '../rounds/record';
import { chosenBy } from '../rules/choice-readers';
import type { Doubt } from '../rules/doubts/doubt';
import type { RuleSet } from '../rules/rule-set';
import type { ExplainedStep, Explanation, StandingWager } from './explanation';
import type { Told } from './narrator';
import { NARRATORS } from './registry';
import { RulesApplied } from './rules-applied';

/** Tells rounds under one rule set step by step. */
export interface Explainer {
  /** A sentence where the record is no round of this game. */
  explain(record: RoundRecord, all?: boolean): Explanation | string;
}

export function explainerFor(ruleSet: RuleSet, doubts?: readonly Doubt[]): Explainer | undefined {
  const game = CHECKED_GAMES.find(({ code }) => code === ruleSet.game);
  const narrator = NARRATORS.find((one) => one.game === ruleSet.game);
  const judge = judgeFor(ruleSet, true, doubts);
  if (game === undefined || narrator === undefined || judge === undefined) return undefined;
  return {
    explain: (record, all = false) => {
      const checked = judge.check(record);
      if (typeof checked === 'string') return checked;
      const chosen = chosenBy(record, ruleSet);
      const facts = valuesOf(chosen);
      const round = game.read(record, facts);
      if (typeof round === 'string') return round;
      const narration = narrator.begin(round, facts, record);
      const applied = new RulesApplied(chosen, game.checks, checked.findings);
      const standing = new Standing();
      const step = (at: string, event: string, told: Told, next: number): ExplainedStep => ({
        at,
        event,
        text: told.text,
        rules: applied.of(told),
        state: { wagering: narration.wagering(next), wagers: standing.all(), ...narration.state() },
      });
      const opening = step('record', 'round', narration.opening(), 0);
      const steps = record.events.map((event, index) => {
        const open = narration.wagering(index) === 'open';
        const told = narration.tell(event, index);
        standing.take(event, open);
        return step(place(index), event.type, told, index + 1);
      });
      return {
        ...checked,
        steps: [opening, ...steps],
        findings: all ? checked.findings : checked.findings.filter(isToTell),
      };
    },
  };
}

const isToTell = ({ verdict }: Finding): boolean => verdict === 'breaches' || verdict === 'indeterminate';

/** The wagers that are on the layout and not yet settled. */
class Standing {
  private readonly wagers = new Map<string, StandingWager>();

  take(event: RoundEvent, open: boolean): void {
    switch (event.type) {
      case 'wager':
        this.wagers.set(event.id, { id: event.id, bet: event.bet, stake: event.stake });
        break;
      case 'change': {
        const wager = this.wagers.get(event.wager);
        // What is altered too late never counts.
        if (wager !== undefined && open) this.wagers.set(wager.id, { ...wager, stake: event.stake });
        break;
      }
      case 'withdraw':
      case 'settle':
        this.wagers.delete(event.wager);
        break;
      case 'void':
        if (event.scope === 'wager' && event.ref !== undefined) this.wagers.delete(event.ref);
        break;
      default:
    }
  }

  all(): readonly StandingWager[] {
    return [...this.wagers.values()];
  }
}
