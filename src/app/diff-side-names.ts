import { Failure } from '../core/failures/failure';
import { listed } from '../core/rules/explain';
import type { RuleSet } from '../core/rules/rule-set';
import type { InstrumentSource } from '../core/rules/source';
import { parseDate } from '../core/values/calendar-date';
import { contains } from '../core/values/interval';
import { ruleSetOfSide } from './compared-side';
import type { RuleBook } from './rule-book';
import type { Today } from './today';

/** What a side of a comparison of clauses may look like. */
const DIFF_SIDE_FORMS =
  'an instrument (au-nsw/ltgame-2016), a book of it (au-qld/casino-gaming-rule-2024#sch-1), a version of it (zz/rules-2021@2025-03-01), rules (AU-QLD/even-money@2025-01-01 with a game, or "AU-QLD baccarat/even-money@2025-01-01"), or the version of a rule set (sha256:…)';

/** An instrument, in one version where that is said; some of its books where that is said; and the rules that are meant. */
export interface NamedSide {
  readonly name: string;
  readonly instrument: string;
  readonly compilation: string | undefined;
  /** Absent: all. */
  readonly books?: readonly string[] | undefined;
  readonly source: InstrumentSource | undefined;
  readonly ruleSets: readonly RuleSet[];
}

export interface SideQuestion {
  readonly game?: string | undefined;
  readonly today: Today;
}

const INSTRUMENT =
  /^(?<id>[a-z]{2}(?:-[a-z0-9]+)?\/[a-z0-9][a-z0-9-]*)(?:@(?<at>[a-z0-9][a-z0-9-]*))?(?:#(?<book>[^/\s#@]+))?(?:@(?<day>[a-z0-9][a-z0-9-]*))?$/;
const RULES =
  /^(?<place>[A-Z]{2}(?:-[A-Z0-9]+)?) (?<game>[a-z0-9-]+)(?<rest>(?:\/[a-z0-9-]+)?(?::(?:table|terminal))?(?:@\d{4}-\d{2}-\d{2})?)$/;
const VERSION = /^sha256:[0-9a-f]{8,64}$/;

/** What a side names among the rules that are held; `texts` are instruments of which only a text is. */
export function namedSide(
  rules: RuleBook,
  name: string,
  question: SideQuestion,
  texts: readonly string[] = [],
): NamedSide {
  const { id, at, day, book } = INSTRUMENT.exec(name)?.groups ?? {};
  if (id !== undefined && question.game === undefined) return ofInstrument(rules, name, id, at ?? day, book, texts);
  if (VERSION.test(name)) return ofVersion(rules, name);
  const { place, game, rest } = RULES.exec(name)?.groups ?? {};
  if (place !== undefined && game !== undefined)
    return ofRules(rules, name, ruleSetOfSide(rules, game, `${place}${rest ?? ''}`, question.today));
  if (question.game !== undefined)
    return ofRules(rules, name, ruleSetOfSide(rules, question.game, name, question.today));
  throw new Failure(
    'BAD_ARGUMENT',
    /^[A-Z]{2}\b/.test(name)
      ? `"${name}" names no game; write ${name.replace(/^([A-Z]{2}(?:-[A-Z0-9]+)?).*$/, '"$1 baccarat"')}, or name the game beside it.`
      : `"${name}" is no side; write ${DIFF_SIDE_FORMS}.`,
  );
}

function ofInstrument(
  rules: RuleBook,
  name: string,
  id: string,
  version: string | undefined,
  book: string | undefined,
  texts: readonly string[],
): NamedSide {
  const source = version === undefined ? rules.instruments.find((one) => one.id === id) : versionOf(rules, id, version);
  // Another version than the one that was asked for is no answer, even where only a text is held.
  if (source === undefined && (version !== undefined || !texts.includes(id)))
    throw new Failure(
      'NO_SUCH_INSTRUMENT',
      version === undefined
        ? `No rule sources are held for ${id}; there are some for ${listed(rules.instruments.map((one) => one.id))}.`
        : `${id} is held in no version ${version}; there is ${listed(rules.sources.filter((one) => one.id === id).map((one) => one.compilation ?? `the one in force from ${one.inForce.from}`)) || 'none'}.`,
    );
  if (book !== undefined && source !== undefined && !source.books.some((one) => one.id === book))
    throw new Failure(
      'BAD_ARGUMENT',
      `${id} has no book ${book}; it has ${source.books.map((one) => one.id).join(', ')}.`,
    );
  const own = rules.ruleSetsFrom(id).filter((set) => set.compilation === source?.compilation);
  return {
    ...{ name, instrument: id, compilation: source?.compilation, source },
    ...(book !== undefined && { books: [book] }),
    // A book that is named speaks for the rules it sets out itself.
    ruleSets: book === undefined ? own : own.filter((set) => set.books.includes(book) && setsOut(source, book, set)),
  };
}

const setsOut = (source: InstrumentSource | undefined, book: string, { game, variant }: RuleSet): boolean =>
  source?.books.some(
    ({ id, facts }) =>
      id === book &&
      facts.some(
        ({ role, forms }) => role === 'form' && forms.some((form) => form.game === game && form.variant === variant),
      ),
  ) === true;

/** By its name, or by a day on which it was in force. */
function versionOf(rules: RuleBook, id: string, version: string): InstrumentSource | undefined {
  const own = rules.sources.filter((one) => one.id === id);
  const named = own.find(({ compilation }) => compilation === version);
  const day = parseDate(version);
  if (named !== undefined || day === undefined) return named;
  const sets = rules.ruleSetsFrom(id).filter(({ inForce }) => contains(inForce, day));
  return own.find(({ compilation, inForce }) =>
    sets.length > 0 ? sets.some((set) => set.compilation === compilation) : contains(inForce, day),
  );
}

function ofVersion(rules: RuleBook, version: string): NamedSide {
  const found = rules.ruleSets.filter((set) => set.version.startsWith(version));
  const [ruleSet, other] = found;
  if (ruleSet === undefined || (other !== undefined && other.version !== ruleSet.version))
    throw new Failure(
      'BAD_ARGUMENT',
      ruleSet === undefined
        ? `No rule set has the version ${version}; house-rules governs shows the versions of those that are held.`
        : `${version} begins the version of several rule sets; write more of it.`,
    );
  return ofRules(rules, version, ruleSet);
}

const ofRules = (rules: RuleBook, name: string, ruleSet: RuleSet): NamedSide => ({
  ...{
    name,
    instrument: ruleSet.instrument,
    compilation: ruleSet.compilation,
    books: ruleSet.books,
    ruleSets: [ruleSet],
  },
  source: rules.sources.find((one) => one.id === ruleSet.instrument && one.compilation === ruleSet.compilation),
});
