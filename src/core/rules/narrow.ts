import { gameOf } from '../games/registry';
import type { CalendarDate } from '../values/calendar-date';
import { contains, type Interval } from '../values/interval';
import { sameVenue } from '../values/venue';
import { isLaw, type RuleSet } from './rule-set';
import type { Channel } from './source';

export interface Governed {
  readonly jurisdiction: string;
  readonly game: string;
  readonly variant?: string | undefined;
  /** The casino, where it is known. */
  readonly venue?: string | undefined;
  /** Where a round was played; one that does not say was played at a table, unless the only rules are for terminals. */
  readonly channel?: Channel | undefined;
  /** The wheel a round was played on, where it has one and says so. */
  readonly wheel?: string | undefined;
}

/** The rule sets still in question after each thing that is asked, and the one that is left. */
export interface Narrowed {
  readonly held: readonly RuleSet[];
  /** Of the game there, what is no law and so passed over. */
  readonly drafts: readonly RuleSet[];
  readonly here: readonly RuleSet[];
  readonly ofGame: readonly RuleSet[];
  readonly ofForm: readonly RuleSet[];
  readonly atVenue: readonly RuleSet[];
  readonly onDay: readonly RuleSet[];
  readonly forChannel: readonly RuleSet[];
  readonly ruleSet: RuleSet | undefined;
}

/** The one place that decides which rules govern: jurisdiction, game, variant, venue, the day, then the channel. */
export function narrow(held: readonly RuleSet[], governed: Governed, day: CalendarDate): Narrowed {
  const { jurisdiction, game, venue } = governed;
  const law = held.filter(isLaw);
  const here = law.filter((set) => set.jurisdiction === jurisdiction);
  const ofGame = here.filter((set) => set.game === game);
  const form = { ...governed, variant: governed.variant ?? meantBy(governed, ofGame) };
  const ofForm = ofGame.filter((set) => isOfForm(set, form));
  const atVenue =
    venue === undefined ? ofForm : ofForm.filter((set) => set.venue === undefined || sameVenue(set.venue, venue));
  const onDay = atVenue.filter((set) => contains(set.inForce, day));
  const forChannel = onDay.filter((set) => isForChannel(set, governed));
  const drafts = held.filter((set) => !isLaw(set) && set.jurisdiction === jurisdiction && set.game === game);
  return {
    held: law,
    drafts,
    here,
    ofGame,
    ofForm,
    atVenue,
    onDay,
    forChannel,
    ruleSet: chosenFor(governed, forChannel),
  };
}

/** Without a variant the plain form is meant, and at a terminal also the one that the rules have for terminals. */
const isOfForm = (set: RuleSet, { variant, channel }: Governed): boolean =>
  set.variant === variant || (variant === undefined && set.plainAt !== undefined && set.plainAt === channel);

/** The variant that a wheel means where none is named and there are rules for it; docs/adr/0004. */
export function meantBy(governed: Governed, ofGame: readonly RuleSet[]): string | undefined {
  const meant = governed.variant === undefined ? gameOf(governed.game)?.meant?.(governed) : undefined;
  return ofGame.some((set) => set.variant === meant) ? meant : undefined;
}

/** An instrument that is for tables says nothing of a round at a terminal, nor the other way round (docs/adr/0004). */
export const isForChannel = (set: RuleSet, { channel }: Governed): boolean =>
  channel === undefined || set.channel === undefined || set.channel === channel;

/**
 * Where none is named, a table is meant if there are rules for tables. Of several for the same channel the one made for the very
 * venue goes before one for all, and a later one before an earlier.
 */
function chosenFor({ channel = 'table', venue }: Governed, forChannel: readonly RuleSet[]): RuleSet | undefined {
  const distance = (set: RuleSet): number => (set.channel === channel ? 0 : set.channel === undefined ? 1 : 2);
  const generality = (set: RuleSet): number => (venue !== undefined && set.venue === undefined ? 1 : 0);
  return forChannel.reduce<RuleSet | undefined>((best, set) => {
    if (best === undefined) return set;
    const by = distance(set) - distance(best) || generality(set) - generality(best);
    return by < 0 || (by === 0 && set.inForce.from > best.inForce.from) ? set : best;
  }, undefined);
}

/** The days around this one on which the same question has the same answer: none of the rule sets begins or ends within them. */
export function sameAnswer(candidates: readonly RuleSet[], day: CalendarDate): Interval | undefined {
  const days = candidates.flatMap(({ inForce: { from, to } }) => (to === undefined ? [from] : [from, to]));
  const [from, to] = [latestOf(days.filter((one) => one <= day)), earliestOf(days.filter((one) => one > day))];
  return from && { from, to };
}

const latestOf = (days: readonly CalendarDate[]): CalendarDate | undefined =>
  days.reduce<CalendarDate | undefined>((last, day) => (last === undefined || day > last ? day : last), undefined);
const earliestOf = (days: readonly CalendarDate[]): CalendarDate | undefined =>
  days.reduce<CalendarDate | undefined>((first, day) => (first === undefined || day < first ? day : first), undefined);

/** Of those not in force on a day: the one that ended last before it, and the one that begins next after it. */
export function nearest(
  candidates: readonly RuleSet[],
  day: CalendarDate,
): { readonly before: RuleSet | undefined; readonly after: RuleSet | undefined } {
  let before: RuleSet | undefined;
  let after: RuleSet | undefined;
  for (const set of candidates) {
    const { from, to } = set.inForce;
    if (to !== undefined && to <= day && (before?.inForce.to === undefined || to > before.inForce.to)) before = set;
    if (from > day && (after === undefined || from < after.inForce.from)) after = set;
  }
  return { before, after };
}
