import { GAMES } from '../games/registry';
import type { CalendarDate } from '../values/calendar-date';
import { contains, printInterval } from '../values/interval';
import { ruleSetName, type RuleSet } from './rule-set';
import type { Channel } from './source';

export interface Governed {
  readonly jurisdiction: string;
  readonly game: string;
  readonly variant?: string | undefined;
  /** Where a round was played; a record that does not say was played at a table. */
  readonly channel?: Channel | undefined;
}

export const SELECTION_PROBLEMS = ['UNKNOWN_JURISDICTION', 'UNKNOWN_GAME', 'UNKNOWN_VARIANT', 'NOT_IN_FORCE'] as const;
export type SelectionProblem = (typeof SELECTION_PROBLEMS)[number];

export type Selection = { readonly ruleSet: RuleSet } | { readonly code: SelectionProblem; readonly sentence: string };

const named = (values: Iterable<string>): string => [...new Set(values)].sort().join(', ') || 'none';

/** The one place that decides which rules govern a round: jurisdiction, game, variant, then the day. */
export function selectRuleSet(ruleSets: readonly RuleSet[], governed: Governed, day: CalendarDate): Selection {
  const here = ruleSets.filter((set) => set.jurisdiction === governed.jurisdiction);
  if (here.length === 0)
    return {
      code: 'UNKNOWN_JURISDICTION',
      sentence: `No rules are held for jurisdiction ${governed.jurisdiction}; rules are held for ${named(ruleSets.map((set) => set.jurisdiction))}.`,
    };
  const ofGame = here.filter((set) => set.game === governed.game);
  if (ofGame.length === 0) return unknownGame(here, governed);
  const form = ofGame.filter((set) => set.variant === governed.variant);
  if (form.length === 0)
    return {
      code: 'UNKNOWN_VARIANT',
      sentence: `No rules are held for ${ruleSetName(governed.jurisdiction, governed.game, governed.variant)}; there are rules for ${named(ofGame.map((set) => set.name))}.`,
    };
  const applicable = form.filter((set) => contains(set.inForce, day));
  // Where one instrument governs, it governs every channel; where several do, each governs its own (docs/adr/0004).
  const { channel = 'table' } = governed;
  const ruleSet =
    applicable.find((set) => set.channel === channel) ??
    applicable.find((set) => set.channel === undefined) ??
    applicable[0];
  if (ruleSet) return { ruleSet };
  return {
    code: 'NOT_IN_FORCE',
    sentence: `No rules for ${ruleSetName(governed.jurisdiction, governed.game, governed.variant)} are in force on ${day}; those held are in force ${form.map((set) => `${printInterval(set.inForce)} (${set.instrument})`).join('; ')}.`,
  };
}

function unknownGame(here: readonly RuleSet[], { jurisdiction, game }: Governed): Selection {
  const known = GAMES.some(({ code }) => code === game);
  return {
    code: 'UNKNOWN_GAME',
    sentence: known
      ? `No rules for ${game} are held in ${jurisdiction}; there are rules for ${named(here.map((set) => set.name))}.`
      : `The game ${game} is not known; ${jurisdiction} has rules for ${named(here.map((set) => set.game))}.`,
  };
}
