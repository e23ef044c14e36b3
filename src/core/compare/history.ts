import type { Game } from '../games/game';
import { reasonToBegin } from '../rules/in-force';
import type { RuleSet } from '../rules/rule-set';
import type { DayBasis } from '../rules/source';
import type { CalendarDate } from '../values/calendar-date';
import { contains } from '../values/interval';
import { compareFacts, type ComparedRow } from './compare-facts';

/** One day on which the rules of a game begin, change or end. */
export interface HistoryEntry {
  readonly day: CalendarDate;
  /** `changes`: it takes over from what governed the same channel and variant the day before. */
  readonly kind: 'begins' | 'ends' | 'changes';
  readonly ruleSet: RuleSet;
  /** How the day is known, and why, where that needs saying. */
  readonly basis: DayBasis;
  readonly reason?: string | undefined;
  /** What governed the same channel and variant before; for the first of a channel, what then stood beside it at the other. */
  readonly against?: RuleSet | undefined;
  /** The figures that differ between the two, the earlier one first. */
  readonly rows: readonly ComparedRow[];
}

/** What changed in a game in one jurisdiction, in the order of days; from `since` on, and before `until`. */
export function historyOf(
  game: Game,
  ruleSets: readonly RuleSet[],
  since?: CalendarDate,
  until?: CalendarDate,
): readonly HistoryEntry[] {
  const ofGame = ruleSets.filter((set) => set.game === game.code);
  return ofGame
    .flatMap((set) => {
      const others = ofGame.filter((one) => one !== set && one.variant === set.variant);
      return [beginningOf(game, set, others), ...endOf(set, others)];
    })
    .filter(({ day }) => (since === undefined || since <= day) && (until === undefined || day < until))
    .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
}

function beginningOf(game: Game, ruleSet: RuleSet, others: readonly RuleSet[]): HistoryEntry {
  const { from: day, basis } = ruleSet.inForce;
  const earlier = others.filter((one) => one.inForce.from < day);
  const before = latest(earlier.filter((one) => meets(one, ruleSet)));
  const beside = latest(others.filter((one) => contains(one.inForce, day)));
  const against = before ?? beside;
  const takesOver = before !== undefined && (before.inForce.to === undefined || before.inForce.to >= day);
  return {
    day,
    kind: takesOver ? 'changes' : 'begins',
    ruleSet,
    basis,
    reason: reasonToBegin(ruleSet.inForce),
    against,
    rows: against === undefined ? [] : compareFacts(game, [against, ruleSet]).filter(({ same }) => !same),
  };
}

/** An end is told where nothing takes over; else the beginning of what does tells it. */
function endOf(ruleSet: RuleSet, others: readonly RuleSet[]): readonly HistoryEntry[] {
  const { to: day, basis, ending } = ruleSet.inForce;
  if (day === undefined || others.some((one) => meets(one, ruleSet) && contains(one.inForce, day))) return [];
  return [{ day, kind: 'ends', ruleSet, basis, reason: ending, rows: [] }];
}

/** Whether both govern some channel. */
const meets = (a: RuleSet, b: RuleSet): boolean =>
  a.channel === undefined || b.channel === undefined || a.channel === b.channel;

const latest = (sets: readonly RuleSet[]): RuleSet | undefined =>
  sets.reduce<RuleSet | undefined>(
    (last, set) => (last === undefined || set.inForce.from > last.inForce.from ? set : last),
    undefined,
  );
