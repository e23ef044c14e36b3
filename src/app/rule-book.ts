import { NO_DOUBTS, type Doubt } from '../core/rules/doubts/doubt';
import { effectsOf, type Effect } from '../core/rules/effect';
import { sourceName } from '../core/rules/effect-rows';
import { sourcesInForce } from '../core/rules/in-force';
import { listed } from '../core/rules/explain';
import { buildOverTime, buildRuleSets, isLaw, ruleSetName, type RuleSet } from '../core/rules/rule-set';
import { selectRuleSet, type Governed, type Selection, type Step } from '../core/rules/select';
import type { InstrumentSource } from '../core/rules/source';
import type { CalendarDate } from '../core/values/calendar-date';
import { jurisdictionOf } from '../core/values/citation';
import { PlaceClock } from '../core/values/place-clock';
import { sha256 } from '../io/files/digest';
import { minutesAhead } from '../io/time-zones/minutes-ahead';
import { Failure } from '../core/failures/failure';
import { inForceLast, type SourceInTime } from './source-in-time';

/** All rules the service holds, ready to answer which of them govern and to judge rounds by them; built as they are asked for. */
export class RuleBook {
  /** Every instrument once, whole: of several compilations the one that is in force last. */
  readonly instruments: readonly InstrumentSource[];
  private readonly versions: readonly SourceInTime[];
  private readonly built = new Map<string, readonly RuleSet[]>();
  private readonly clocks = new Map<string, PlaceClock | undefined>();

  constructor(
    /** As they are held: every compilation, whole. */
    readonly sources: readonly InstrumentSource[],
    /** In the order in which they were learnt. */
    readonly effects: readonly Effect[] = sources.flatMap(effectsOf),
    /** What newer texts put in doubt of them. */
    readonly doubts: readonly Doubt[] = NO_DOUBTS,
  ) {
    const { stretches, problems } = sourcesInForce(sources, effects);
    refuse(problems);
    const inTime = new Map<string, InstrumentSource[]>(
      sources.map(({ id, compilation }) => [sourceName(id, compilation), []]),
    );
    for (const stretch of stretches) inTime.get(sourceName(stretch.id, stretch.compilation))?.push(stretch);
    this.versions = sources.map((source) => ({
      source,
      stretches: inTime.get(sourceName(source.id, source.compilation)) ?? [],
    }));
    this.instruments = inForceLast(this.versions);
  }

  /** The clock by which a jurisdiction's days begin and end; none where its time zone is not known. */
  clockOf(jurisdiction: string): PlaceClock | undefined {
    if (this.clocks.has(jurisdiction)) return this.clocks.get(jurisdiction);
    const own = this.sources.filter(({ id }) => jurisdictionOf(id) === jurisdiction);
    const zone = own.find(({ timeZone }) => timeZone !== undefined)?.timeZone;
    const clock = zone === undefined ? undefined : new PlaceClock((minute) => minutesAhead(zone, minute));
    // Of a jurisdiction that nobody has heard of nothing is kept: anything may be asked for.
    if (own.length > 0) this.clocks.set(jurisdiction, clock);
    return clock;
  }

  /** An instant as the clock of a jurisdiction showed it; as it is written where its time zone is not known. */
  localTime(jurisdiction: string, instant: string): string {
    return this.clockOf(jurisdiction)?.timeOf(instant) ?? instant;
  }

  /** Every rule set of every instrument. */
  get ruleSets(): readonly RuleSet[] {
    return this.versions.flatMap((version) => this.build(version));
  }

  /** Of some games only. */
  ruleSetsOf(games: readonly string[]): readonly RuleSet[] {
    return this.versions.flatMap((version) => games.flatMap((game) => this.build(version, game)));
  }

  /** Of one jurisdiction only, and of one game where it is named. */
  ruleSetsIn(jurisdiction: string, game?: string): readonly RuleSet[] {
    const key = `${jurisdiction} ${game ?? ''}`;
    const known = this.built.get(key);
    if (known) return known;
    const ruleSets = this.versions
      .filter(({ source }) => jurisdictionOf(source.id) === jurisdiction)
      .flatMap((version) => this.build(version, game));
    this.built.set(key, ruleSets);
    return ruleSets;
  }

  /** Of one instrument only, in all its versions. */
  ruleSetsFrom(instrument: string): readonly RuleSet[] {
    return this.versions.filter(({ source }) => source.id === instrument).flatMap((version) => this.build(version));
  }

  /** Of one source only, so that a question about one game does not wait for all the others. */
  private build({ source, stretches }: SourceInTime, game?: string): readonly RuleSet[] {
    const key = `${sourceName(source.id, source.compilation)} ${game ?? ''}`;
    const known = this.built.get(key);
    if (known) return known;
    const asItSays = stretches.length === 1 && stretches[0] === source;
    const ruleSets = asItSays ? builtWhole(source, game) : builtOverTime(source, stretches, game);
    this.built.set(key, ruleSets);
    return ruleSets;
  }

  /** The one answer to which rules govern; its steps speak of everything held for the jurisdiction. */
  select(governed: Governed, day: CalendarDate): Selection {
    const { jurisdiction, game } = governed;
    const ofGame = this.ruleSetsIn(jurisdiction, game);
    if (!ofGame.some(isLaw)) return this.neverInForce(governed, day) ?? selectRuleSet(this.ruleSets, governed, day);
    const selection = selectRuleSet(ofGame, governed, day);
    const why = () => selectRuleSet(this.ruleSetsIn(jurisdiction), governed, day).why();
    return { ...selection, why: () => this.withZone(jurisdiction, why()) };
  }

  /** A day is one of the jurisdiction, and where nobody said by which clock, that must be told. */
  private withZone(jurisdiction: string, steps: readonly Step[]): readonly Step[] {
    if (this.clockOf(jurisdiction) !== undefined) return steps;
    const said = `The time zone of ${jurisdiction} is not known: today is taken by UTC, and the day of a round as it is written.`;
    return steps.map((step) => (step.asked === 'day' ? { ...step, sentence: `${step.sentence} ${said}` } : step));
  }

  /** Rules may be held and yet never begin, or end before they do; without any of those either, none are held. */
  private neverInForce({ jurisdiction, game, variant }: Governed, day: CalendarDate): Selection | undefined {
    const found = this.versions.filter(
      ({ source, stretches }) =>
        stretches.length === 0 && jurisdictionOf(source.id) === jurisdiction && setsOut(source, game),
    );
    if (found.length === 0) return undefined;
    const names = listed(found.map(({ source }) => sourceName(source.id, source.compilation)));
    const sentence = `No rules for ${ruleSetName(jurisdiction, game, variant)} are in force on ${day}; they are set out in ${names}, which never begins or ends before it does.`;
    return { code: 'NOT_IN_FORCE', sentence, why: () => [{ asked: 'day', sentence, left: [] }] };
  }
}

/** Sources are never altered, so what was built of one serves every book of rules that holds it. */
const whole = new WeakMap<InstrumentSource, Map<string, readonly RuleSet[]>>();

function builtWhole(source: InstrumentSource, game: string | undefined): readonly RuleSet[] {
  const games = whole.get(source) ?? new Map<string, readonly RuleSet[]>();
  whole.set(source, games);
  const known = games.get(game ?? '');
  if (known) return known;
  const { ruleSets, problems } = buildRuleSets(source, sha256, game);
  refuse(problems);
  games.set(game ?? '', ruleSets);
  return ruleSets;
}

function builtOverTime(
  source: InstrumentSource,
  stretches: readonly InstrumentSource[],
  game: string | undefined,
): readonly RuleSet[] {
  const { ruleSets, problems } = buildOverTime(stretches, sha256, game);
  // What a part that is not in force leaves open is the law's own gap; the sources must be sound as a whole.
  const isWhole = stretches.every(({ books }) => books === source.books);
  refuse(isWhole ? problems : buildRuleSets(source, sha256, game).problems);
  return ruleSets;
}

const setsOut = ({ books }: InstrumentSource, game: string): boolean =>
  books.some(({ facts }) =>
    facts.some(({ role, forms }) => role === 'form' && forms.some((form) => form.game === game)),
  );

function refuse(problems: readonly string[]): void {
  if (problems.length > 0)
    throw new Failure('BAD_RULE_SOURCES', `Rule sources cannot be used: ${problems.join('; ')}.`);
}
