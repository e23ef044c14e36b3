import { Failure } from '../core/failures/failure';
import { atChannel } from '../core/rules/at-channel';
import { isLaw, type RuleSet } from '../core/rules/rule-set';
import type { Channel } from '../core/rules/source';
import { isForChannel } from '../core/rules/narrow';
import { parseDate, type CalendarDate } from '../core/values/calendar-date';
import { contains } from '../core/values/interval';
import { draftNamed, laidOver, NO_DRAFTS, type Drafts } from './drafts';
import type { RuleBook } from './rule-book';
import type { Today } from './today';

/** What a side may look like, for help and for whoever wrote one wrongly. */
const SIDE_FORMS =
  'AU-QLD, AU-QLD/even-money, AU-ACT:terminal, AU-ACT@2000-01-01, all together AU-ACT/even-money:terminal@2020-01-01, or an instrument id in place of the jurisdiction; or draft:FILE';

const SIDE =
  /^(?:(?<jurisdiction>[A-Z]{2}(?:-[A-Z0-9]+)?)|(?<instrument>[a-z]{2}(?:-[a-z0-9]+)?\/[a-z0-9][a-z0-9-]*))(?:\/(?<variant>[a-z0-9-]+))?(?::(?<channel>table|terminal))?(?:@(?<at>\d{4}-\d{2}-\d{2}))?$/;

interface SideAsked {
  readonly game: string;
  readonly variant: string | undefined;
  readonly channel: Channel | undefined;
  /** Absent: today, and of an instrument as it is in force last. */
  readonly at: CalendarDate | undefined;
}

/** The rules a side names; of options that a channel settles, those of the channel it names. */
export function ruleSetOfSide(
  rules: RuleBook,
  game: string,
  side: string,
  today: Today,
  drafts: Drafts = NO_DRAFTS,
): RuleSet {
  const draft = draftNamed(side, game, drafts);
  if (draft !== undefined) return laidOver(ruleSetOfSide(rules, game, draft.side, today), draft.draft);
  const { jurisdiction, instrument, ...asked } = partsOfSide(side, game);
  const found =
    instrument === undefined
      ? governing(rules, jurisdiction ?? '', asked, today)
      : inInstrument(rules, instrument, asked, side);
  return asked.channel === undefined ? found : atChannel(found, asked.channel);
}

/** What a side says, part by part. */
export function partsOfSide(
  side: string,
  game: string,
): SideAsked & { readonly jurisdiction: string | undefined; readonly instrument: string | undefined } {
  const { jurisdiction, instrument, variant, channel, at } = SIDE.exec(side)?.groups ?? {};
  const day = at === undefined ? undefined : parseDate(at);
  if ((jurisdiction === undefined && instrument === undefined) || (at !== undefined && day === undefined))
    throw new Failure('BAD_ARGUMENT', `"${side}" is no side; write ${SIDE_FORMS}.`);
  return { jurisdiction, instrument, game, variant, channel: channel as Channel | undefined, at: day };
}

function governing(
  rules: RuleBook,
  jurisdiction: string,
  { game, variant, channel, at }: SideAsked,
  today: Today,
): RuleSet {
  const selection = rules.select({ jurisdiction, game, variant, channel }, at ?? today(jurisdiction));
  if ('code' in selection) throw new Failure(selection.code, selection.sentence);
  return selection.ruleSet;
}

/** Of an instrument that was amended: as it was on the day, else as it is in force last. */
function inInstrument(rules: RuleBook, id: string, asked: SideAsked, side: string): RuleSet {
  const ofGame = rules.ruleSetsOf([asked.game]);
  const own = ofGame.filter(({ instrument }) => instrument === id);
  if (own.length === 0)
    throw new Failure(
      'NO_SUCH_INSTRUMENT',
      `${id} states no rules for ${asked.game}; ${named(ofGame.map(({ instrument }) => instrument))} does.`,
    );
  const { variant, channel, at } = asked;
  const fitting = own.filter(
    (set) =>
      set.variant === variant &&
      isForChannel(set, { jurisdiction: set.jurisdiction, game: set.game, channel }) &&
      (at === undefined || contains(set.inForce, at)),
  );
  // A draft of an amended version is meant only where there is nothing else.
  const law = fitting.filter(isLaw);
  const [last] = [...(law.length > 0 ? law : fitting)].sort((a, b) => (a.inForce.from > b.inForce.from ? -1 : 1));
  if (last === undefined)
    throw new Failure(
      'NOT_IN_FORCE',
      `${side} names no rules: ${id} has ${named(own.map((set) => `${set.name} from ${set.inForce.from}`))}.`,
    );
  return last;
}

const named = (values: readonly string[]): string => [...new Set(values)].sort().join(', ') || 'none';
