import { GAMES } from '../games/registry';
import type { CalendarDate } from '../values/calendar-date';
import { printInterval, type Interval } from '../values/interval';
import { listed, nameOfSource, stepsOf, WHERE, whereOf, type Step } from './explain';
import { isForChannel, narrow, nearest, sameAnswer, type Governed, type Narrowed } from './narrow';
import { ruleSetName, type RuleSet } from './rule-set';

export type { Step } from './explain';
export type { Governed } from './narrow';

export const SELECTION_PROBLEMS = [
  'UNKNOWN_JURISDICTION',
  'UNKNOWN_GAME',
  'UNKNOWN_VARIANT',
  'OTHER_VENUE',
  'OTHER_CHANNEL',
  'NOT_IN_FORCE',
] as const;
export type SelectionProblem = (typeof SELECTION_PROBLEMS)[number];

/** How the answer was come to, from the first question to the last; put into words only when it is asked for. */
interface Explained {
  readonly why: () => readonly Step[];
}

export interface GoverningRules extends Explained {
  readonly ruleSet: RuleSet;
  /** The days around the one asked about on which the answer is the same; not always all the days of the rule set. */
  readonly during: Interval;
}

/** That no rules govern is an answer too: why not, and which are nearest in time. */
export interface NoRules extends Explained {
  readonly code: SelectionProblem;
  readonly sentence: string;
  readonly before?: RuleSet | undefined;
  readonly after?: RuleSet | undefined;
}

export type Selection = GoverningRules | NoRules;

/** Which rules govern, out of those held. */
export function selectRuleSet(ruleSets: readonly RuleSet[], governed: Governed, day: CalendarDate): Selection {
  const narrowed = narrow(ruleSets, governed, day);
  const { ruleSet, atVenue } = narrowed;
  const during = ruleSet && sameAnswer(atVenue, day);
  if (ruleSet !== undefined && during !== undefined)
    return { ruleSet, during, why: () => stepsOf(narrowed, governed, day) };
  const found = problemOf(narrowed, governed, day);
  const problem = { ...found, sentence: `${found.sentence}${draftsSaid(narrowed)}` };
  return { ...problem, why: () => stepsOf(narrowed, governed, day, problem.sentence) };
}

/** Whoever looks for rules that somebody has begun to write should learn why they do not govern. */
const draftsSaid = ({ drafts }: Narrowed): string =>
  drafts.length === 0
    ? ''
    : ` ${listed(drafts.map(nameOfSource))} is a draft, which governs nothing until it is published.`;

function problemOf(narrowed: Narrowed, governed: Governed, day: CalendarDate): Omit<NoRules, 'why'> {
  const { held, here, ofGame, ofForm, atVenue, onDay } = narrowed;
  const { jurisdiction, game, variant } = governed;
  const name = ruleSetName(jurisdiction, game, variant);
  if (here.length === 0)
    return {
      code: 'UNKNOWN_JURISDICTION',
      sentence: `No rules are held for jurisdiction ${jurisdiction}; rules are held for ${listed(held.map((set) => set.jurisdiction))}.`,
    };
  if (ofGame.length === 0) return unknownGame(here, governed);
  if (ofForm.length === 0)
    return {
      code: 'UNKNOWN_VARIANT',
      sentence: `No rules are held for ${name}; there are rules for ${listed(ofGame.map((set) => set.name))}.`,
    };
  if (atVenue.length === 0)
    return {
      code: 'OTHER_VENUE',
      sentence: `No rules for ${name} at ${governed.venue ?? ''} are held; those held are for ${listed(ofForm.map((set) => `${set.venue ?? ''} (${nameOfSource(set)})`))}.`,
    };
  const { before, after } = nearest(
    atVenue.filter((set) => isForChannel(set, governed)),
    day,
  );
  const near = [
    before && `the last before were in force ${printInterval(before.inForce)} (${nameOfSource(before)})`,
    after && `the next are in force ${printInterval(after.inForce)} (${nameOfSource(after)})`,
  ].filter((words) => words !== undefined);
  if (onDay.length > 0 && governed.channel !== undefined) {
    const others = onDay.map((set) => `${nameOfSource(set)} is for ${whereOf(set)}`);
    const sentence = `No rules for ${name} at ${WHERE[governed.channel]} are in force on ${day}; ${[listed(others), ...near].join(', and ')}.`;
    return { code: 'OTHER_CHANNEL', sentence, before, after };
  }
  return {
    code: 'NOT_IN_FORCE',
    sentence: `No rules for ${name} are in force on ${day}; ${near.join(', and ')}.`,
    before,
    after,
  };
}

function unknownGame(here: readonly RuleSet[], { jurisdiction, game }: Governed): Omit<NoRules, 'why'> {
  const known = GAMES.some(({ code }) => code === game);
  return {
    code: 'UNKNOWN_GAME',
    sentence: known
      ? `No rules for ${game} are held in ${jurisdiction}; there are rules for ${listed(here.map((set) => set.name))}.`
      : `The game ${game} is not known; ${jurisdiction} has rules for ${listed(here.map((set) => set.game))}.`,
  };
}
