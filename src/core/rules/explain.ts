import type { CalendarDate } from '../values/calendar-date';
import { printInterval } from '../values/interval';
import { sourceName } from './effect-rows';
import { meantBy, nearest, type Governed, type Narrowed } from './narrow';
import type { RuleSet } from './rule-set';
import type { Channel } from './source';

/** One question on the way to the rules that govern, what it settled, and which rule sets were then still in question. */
export interface Step {
  readonly asked: 'jurisdiction' | 'game' | 'variant' | 'venue' | 'day' | 'channel';
  readonly sentence: string;
  /** `AU-ACT baccarat (au-act/ni2019-689)` */
  readonly left: readonly string[];
}

export const listed = (values: Iterable<string>): string => [...new Set(values)].sort().join(', ') || 'none';

export const nameOfSource = ({ instrument, compilation }: RuleSet): string => sourceName(instrument, compilation);

const sourcesOf = (sets: readonly RuleSet[]): string => listed(sets.map(nameOfSource));

export const WHERE: Readonly<Record<Channel, string>> = { table: 'tables', terminal: 'terminals' };

export const whereOf = ({ channel }: RuleSet): string => (channel === undefined ? 'any channel' : WHERE[channel]);

/** The steps as far as they led; where they led to nothing, the last one says the answer itself. */
export function stepsOf(narrowed: Narrowed, governed: Governed, day: CalendarDate, problem?: string): readonly Step[] {
  const { here, ofGame, ofForm, atVenue, onDay, ruleSet } = narrowed;
  const steps: readonly (readonly [asked: Step['asked'], left: readonly RuleSet[], sentence: () => string])[] = [
    ['jurisdiction', here, () => `Rules are held for ${governed.jurisdiction}: ${sourcesOf(here)}.`],
    ['game', ofGame, () => `Rules for ${governed.game} are in ${sourcesOf(ofGame)}.`],
    ['variant', ofForm, () => variantSentence(governed, ofGame, ofForm)],
    ['venue', atVenue, () => venueSentence(governed, ofForm, atVenue)],
    ['day', onDay, () => daySentence(atVenue, onDay, day)],
    ['channel', ruleSet ? [ruleSet] : [], () => channelSentence(governed, onDay, ruleSet)],
  ];
  const told: Step[] = [];
  for (const [asked, left, sentence] of steps) {
    const names = [...new Set(left.map((set) => `${set.name} (${nameOfSource(set)})`))];
    told.push({
      asked,
      sentence: names.length === 0 ? `${problem ?? ''}${endingsOf(asked, atVenue, day)}` : sentence(),
      left: names,
    });
    if (names.length === 0) break;
  }
  return told;
}

function variantSentence(governed: Governed, ofGame: readonly RuleSet[], ofForm: readonly RuleSet[]): string {
  const { variant } = governed;
  if (variant !== undefined) return `The variant ${variant} is in ${sourcesOf(ofForm)}.`;
  const meant = meantBy(governed, ofGame);
  return meant === undefined
    ? `No variant is named, so the plain form is meant: ${sourcesOf(ofForm)}.`
    : `No variant is named; played on a ${meant} wheel, it is that form: ${sourcesOf(ofForm)}.`;
}

function venueSentence({ venue }: Governed, ofForm: readonly RuleSet[], atVenue: readonly RuleSet[]): string {
  const bound = atVenue.filter((set) => set.venue !== undefined);
  const others = ofForm.filter((set) => !atVenue.includes(set));
  const forOne = (sets: readonly RuleSet[]): string =>
    listed(sets.map((set) => `${nameOfSource(set)} is for ${set.venue ?? ''}`));
  const sentences = [
    ...(others.length > 0 ? [`The venue is ${venue ?? ''}, and ${forOne(others)}, so that does not govern.`] : []),
    ...(bound.length > 0 && venue === undefined
      ? [`No venue is named; ${forOne(bound)}, and the game is taken to have been played there.`]
      : []),
    ...(bound.length > 0 && venue !== undefined ? [`The venue is ${venue}, and ${forOne(bound)}.`] : []),
  ];
  return sentences.join(' ') || `None of these is for one venue only.`;
}

function daySentence(atVenue: readonly RuleSet[], onDay: readonly RuleSet[], day: CalendarDate): string {
  return `On ${day} ${onDay.map(standing).join('; ')}.${around(atVenue, day)}`;
}

const standing = (set: RuleSet): string => {
  const { inForce } = set;
  const assumed = inForce.basis === 'assumed' ? ', a first day that is assumed' : '';
  const reason = inForce.reason === undefined ? '' : ` (${withoutStop(inForce.reason)})`;
  return `${nameOfSource(set)} is in force ${printInterval(inForce)}${assumed}${reason}`;
};

/** What has ended before the day, and why; and what is still to come. */
function around(atVenue: readonly RuleSet[], day: CalendarDate): string {
  const { before, after } = nearest(atVenue, day);
  const ended =
    before &&
    ` ${nameOfSource(before)} was in force ${printInterval(before.inForce)}.${before.inForce.ending === undefined ? '' : ` ${before.inForce.ending}`}`;
  const toCome = after && ` ${nameOfSource(after)} is not in force before ${after.inForce.from}.`;
  return `${ended ?? ''}${toCome ?? ''}`;
}

/** The answer that nothing is in force names the nearest; why the last of them ended is left to say, and whether a day is assumed. */
function endingsOf(asked: Step['asked'], atVenue: readonly RuleSet[], day: CalendarDate): string {
  if (asked !== 'day') return '';
  const { before, after } = nearest(atVenue, day);
  const reasons = [before?.inForce.ending, after?.inForce.basis === 'assumed' ? after.inForce.reason : undefined];
  return reasons.map((reason) => (reason === undefined ? '' : ` ${reason}`)).join('');
}

function channelSentence({ channel }: Governed, onDay: readonly RuleSet[], ruleSet: RuleSet | undefined): string {
  if (ruleSet === undefined) return '';
  const place = channel === undefined ? 'No channel is named, so a table is meant' : `The channel is ${channel}`;
  const others = onDay.filter((set) => set !== ruleSet);
  const nameOf = ruleSet.plainAt === undefined ? nameOfSource : ({ name: form }: RuleSet): string => form;
  const name = nameOf(ruleSet);
  const own = whereOf(ruleSet);
  if (others.length === 0)
    return ruleSet.channel === 'terminal' && channel === undefined
      ? `No channel is named; ${name} is for terminals and is the only one in force, so a terminal is meant.`
      : `${place}; ${name} is for ${own} and is the only one in force.`;
  const beside = others.map((set) => `${nameOf(set)} is for ${whereOf(set)}`).join(', ');
  const rival = others.some((set) => set.channel === ruleSet.channel);
  return `${place}. Of ${String(onDay.length)} in force on the day ${name} is for ${own} and ${beside}: ${name} governs${rival ? ', being made for the venue or the later one' : ''}.`;
}

const withoutStop = (sentence: string): string => sentence.trim().replace(/\.$/, '');
