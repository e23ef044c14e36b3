import { compareFacts, type ComparedRow } from '../core/compare/compare-facts';
import { Failure } from '../core/failures/failure';
import { gameOf } from '../core/games/registry';
import type { RuleSet } from '../core/rules/rule-set';
import { parseDate, type CalendarDate } from '../core/values/calendar-date';
import { isInstrumentId } from '../core/values/citation';
import type { RuleBook } from './rule-book';

export interface Comparison {
  readonly game: string;
  readonly sides: readonly string[];
  readonly rows: readonly ComparedRow[];
}

const SIDE = /^([A-Z]{2}(?:-[A-Z0-9]+)?)(?:\/([a-z0-9-]+))?(?:@(\d{4}-\d{2}-\d{2}))?$/;

/** Sets the rules of one game side by side; a side is `AU-QLD`, `AU-QLD/even-money`, `AU-ACT@2000-01-01` or an instrument. */
export function compare(rules: RuleBook, code: string, sides: readonly string[], today: CalendarDate): Comparison {
  const game = gameOf(code);
  if (!game)
    throw new Failure(
      'UNKNOWN_GAME',
      `The game ${code} is not known; rules are held for ${named(rules.ruleSets.map((set) => set.game))}.`,
    );
  if (sides.length < 2)
    throw new Failure('BAD_ARGUMENT', 'Name at least two sides, such as AU-NSW and AU-NSW/even-money.');
  const ruleSets = sides.map((side) => ruleSetOf(rules, code, side, today));
  return { game: code, sides, rows: compareFacts(game, ruleSets) };
}

function ruleSetOf(rules: RuleBook, game: string, side: string, today: CalendarDate): RuleSet {
  if (isInstrumentId(side)) {
    // Of an instrument that was amended: as it is in force last.
    const found = rules
      .ruleSetsOf([game])
      .filter((set) => set.instrument === side && set.variant === undefined)
      .reduce<RuleSet | undefined>(
        (last, set) => (last && last.inForce.from >= set.inForce.from ? last : set),
        undefined,
      );
    if (found) return found;
    throw new Failure(
      'NO_SUCH_INSTRUMENT',
      `${side} states no rules for ${game}; ${named(rules.ruleSets.filter((set) => set.game === game).map((set) => set.instrument))} does.`,
    );
  }
  const [, jurisdiction, variant, at] = SIDE.exec(side) ?? [];
  const day = at === undefined ? today : parseDate(at);
  if (jurisdiction === undefined || day === undefined)
    throw new Failure(
      'BAD_ARGUMENT',
      `"${side}" is no side; write AU-QLD, AU-QLD/even-money, AU-ACT@2000-01-01 or an instrument id.`,
    );
  const selection = rules.select({ jurisdiction, game, variant }, day);
  if ('code' in selection) throw new Failure(selection.code, selection.sentence);
  return selection.ruleSet;
}

const named = (values: readonly string[]): string => [...new Set(values)].sort().join(', ') || 'none';
