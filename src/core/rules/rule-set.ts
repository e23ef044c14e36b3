import { declarationOf, gameOf } from '../games/registry';
import { citedFrom, jurisdictionOf } from '../values/citation';
import { sourceName } from './effect-rows';
import { joinIntervals } from './in-force';
import { layersIn, layersOf, sharesByFact, type Layer } from './layers';
import { silentIn, silenceProblems } from './silence';
import type { Channel, Form, InForce, InstrumentSource } from './source';
import { stateFact, type StatedFact } from './stated-fact';

/** What governs one game in one jurisdiction while an instrument is in force. */
export interface RuleSet extends Form {
  readonly name: string;
  /** `sha256:…` of everything below: the same rules have the same version wherever they are built. */
  readonly version: string;
  readonly jurisdiction: string;
  readonly instrument: string;
  /** The amended version of the instrument it is built from; absent: as first made. */
  readonly compilation?: string | undefined;
  /** The one casino its instrument is for, where it names one. */
  readonly venue?: string | undefined;
  /** The books it is built from, the lowest layer first. */
  readonly books: readonly string[];
  readonly channel?: Channel | undefined;
  readonly inForce: InForce;
  readonly facts: ReadonlyMap<string, StatedFact>;
  /** Facts that the law does not state, so that nothing is held against a table by them; absent where nobody has said so of any. */
  readonly silent?: ReadonlySet<string> | undefined;
  readonly conflicts: readonly Conflict[];
  /** What a designer has laid over law, and which: rules with this mark are nowhere in force, and nothing selects them. */
  readonly draft?: DraftMark | undefined;
  /** Of rule sources that are still a draft: the same holds. */
  readonly unpublished?: true | undefined;
}

/** Whether rules may govern at all. */
export const isLaw = ({ draft, unpublished }: RuleSet): boolean => draft === undefined && unpublished === undefined;

export interface DraftMark {
  readonly name: string;
  /** The name and the version of the rule set it is laid over. */
  readonly over: string;
  readonly overVersion: string;
}

/** What a rule set is made of, the lowest first: its instrument, in which version of it, and what a designer laid over it. */
export const instrumentsOf = ({ instrument, compilation, draft }: RuleSet): readonly string[] => [
  sourceName(instrument, compilation),
  ...(draft === undefined ? [] : [`draft/${draft.name}`]),
];

/** A contradiction or a gap in the text, by the citations of the clauses it concerns. */
export interface Conflict {
  readonly clauses: readonly string[];
  readonly says: string;
  readonly adopted: string;
  readonly facts?: readonly string[] | undefined;
}

export interface RuleSetBuild {
  readonly ruleSets: readonly RuleSet[];
  readonly problems: readonly string[];
}

export const ruleSetName = (jurisdiction: string, game: string, variant?: string): string =>
  `${jurisdiction} ${game}${variant === undefined ? '' : `/${variant}`}`;

/** Every rule set an instrument's sources provide, or those of one game: one for each form that one of its books sets out. */
export const buildRuleSets = (
  source: InstrumentSource,
  digest: (text: string) => string,
  game?: string,
): RuleSetBuild => buildOverTime([source], digest, game);

/**
 * The same from one stretch of time to the next, for the stretches of one source in their order: a form whose
 * rules are those of the stretch before has one rule set for both.
 */
export function buildOverTime(
  stretches: readonly InstrumentSource[],
  digest: (text: string) => string,
  game?: string,
): RuleSetBuild {
  const problems: string[] = [];
  const rules: Rules[] = [];
  for (const source of stretches)
    for (const found of rulesOf(source, problems, game)) {
      const at = rules.findLastIndex((earlier) => goesOn(earlier, found));
      const earlier = rules[at];
      if (earlier === undefined) rules.push(found);
      else rules[at] = { ...earlier, inForce: joinIntervals(earlier.inForce, found.inForce) };
    }
  return { ruleSets: rules.map((found) => ruleSetOf(found, digest)), problems: [...new Set(problems)] };
}

/** A rule set before it has its version, which depends on how long it goes on. */
type Rules = Omit<RuleSet, 'version'> & { readonly content: string };

const goesOn = (earlier: Rules, later: Rules): boolean =>
  earlier.inForce.to === later.inForce.from &&
  earlier.name === later.name &&
  earlier.content === later.content &&
  earlier.books.join() === later.books.join() &&
  JSON.stringify(earlier.conflicts) === JSON.stringify(later.conflicts);

function rulesOf(source: InstrumentSource, problems: string[], game: string | undefined): readonly Rules[] {
  const layers = layersIn(source);
  return layers.flatMap((layer) => {
    const [form] = layer.source.forms;
    if (layer.source.role !== 'form' || form === undefined) return [];
    if (game !== undefined && form.game !== game) return [];
    const beneathAndOver = layersOf(form, layer, layers);
    const facts = statedFacts(source.id, form, beneathAndOver, problems);
    const rules = rulesOfForm(source, form, beneathAndOver, facts);
    problems.push(...silenceProblems(source.id, form.game, beneathAndOver));
    const lacking = gameOf(form.game)?.lacks(facts) ?? [];
    problems.push(...lacking.map((fact) => `${rules.name} permits a wager and does not state ${fact}`));
    return [rules];
  });
}

function statedFacts(
  instrument: string,
  { game }: Form,
  layers: readonly Layer[],
  problems: string[],
): ReadonlyMap<string, StatedFact> {
  const stated = new Map<string, StatedFact>();
  const books = [...new Set(layers.map(({ book }) => book))].join(', ');
  if (gameOf(game) === undefined) problems.push(`${instrument} ${books}: the game ${game} is not known`);
  else
    for (const [name, shares] of sharesByFact(instrument, game, layers)) {
      const declared = declarationOf(game, name);
      const reading = declared ? stateFact(name, declared.kind, shares) : { problem: `${game} knows no such fact` };
      if ('fact' in reading) stated.set(name, reading.fact);
      else problems.push(`${instrument} ${books}: fact ${name}: ${reading.problem}`);
    }
  return stated;
}

/** Everything that facts state, and what is said not to be stated, in one text that is the same for the same facts. */
export const contentOf = ({ facts, silent }: Pick<RuleSet, 'facts' | 'silent'>): string =>
  JSON.stringify([
    ...[...facts.values()]
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .map(({ name: fact, cells }) => [
        fact,
        [...cells]
          .sort(({ part: a }, { part: b }) => (a < b ? -1 : Number(a > b)))
          .map(({ part, text, clauses, option, chosenBy }) =>
            option === undefined ? [part, text, clauses] : [part, text, clauses, option, chosenBy],
          ),
      ]),
    ...(silent === undefined ? [] : [['silent', [...silent].sort()]]),
  ]);

function rulesOfForm(
  source: InstrumentSource,
  { game, variant, plainAt }: Form,
  layers: readonly Layer[],
  facts: ReadonlyMap<string, StatedFact>,
): Rules {
  const jurisdiction = jurisdictionOf(source.id);
  const books = [...new Set(layers.map(({ book }) => book))];
  const silent = silentIn(layers, facts);
  return {
    name: `${ruleSetName(jurisdiction, game, variant)}${source.draft === true ? ' (draft)' : ''}`,
    ...{ jurisdiction, game, variant, instrument: source.id, books },
    ...(source.compilation !== undefined && { compilation: source.compilation }),
    ...(source.venue !== undefined && { venue: source.venue }),
    ...(plainAt !== undefined && { plainAt }),
    ...(source.draft === true && { unpublished: true as const }),
    ...{ channel: plainAt ?? source.channel, inForce: source.inForce, facts, content: contentOf({ facts, silent }) },
    ...(silent !== undefined && { silent }),
    conflicts: conflictsIn(source, books, variant),
  };
}

/** The contradictions of these books that arise in this form. */
const conflictsIn = (
  source: InstrumentSource,
  books: readonly string[],
  variant: string | undefined,
): readonly Conflict[] =>
  source.books
    .filter(({ id }) => books.includes(id))
    .flatMap(({ id, conflicts }) =>
      conflicts
        .filter(({ variants }) => variants?.includes(variant ?? '') ?? true)
        .map(({ clauses, says, adopted, facts }) => ({
          ...{ clauses: clauses.map((label) => citedFrom(source.id, id, label)), says, adopted },
          ...(facts !== undefined && { facts }),
        })),
    );

function ruleSetOf({ content, ...rules }: Rules, digest: (text: string) => string): RuleSet {
  const { name, instrument, compilation, inForce } = rules;
  // Field by field: a source that was stored and read back need not keep the order of its keys.
  const { from, to = '', basis, reason = '' } = inForce;
  const about = JSON.stringify([name, instrument, [from, to, basis, reason]]).slice(0, -1);
  const amended = compilation === undefined ? '' : `,${JSON.stringify(compilation)}`;
  return { ...rules, version: `sha256:${digest(`${about},${content}${amended}]`)}` };
}
