import { declarationOf, gameOf } from '../games/registry';
import { citedFrom, jurisdictionOf } from '../values/citation';
import { layersIn, layersOf, sharesByFact, type Layer } from './layers';
import type { Channel, Form, InForce, InstrumentSource } from './source';
import { stateFact, type StatedFact } from './stated-fact';

/** What governs one game in one jurisdiction while an instrument is in force. */
export interface RuleSet extends Form {
  readonly name: string;
  /** `sha256:…` of everything below: the same rules have the same version wherever they are built. */
  readonly version: string;
  readonly jurisdiction: string;
  readonly instrument: string;
  /** The books it is built from, the lowest layer first. */
  readonly books: readonly string[];
  readonly channel?: Channel | undefined;
  readonly inForce: InForce;
  readonly facts: ReadonlyMap<string, StatedFact>;
  readonly conflicts: readonly Conflict[];
}

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
export function buildRuleSets(source: InstrumentSource, digest: (text: string) => string, game?: string): RuleSetBuild {
  const problems: string[] = [];
  const layers = layersIn(source);
  const ruleSets = layers.flatMap((layer) => {
    const [form] = layer.source.forms;
    if (layer.source.role !== 'form' || form === undefined) return [];
    if (game !== undefined && form.game !== game) return [];
    const beneathAndOver = layersOf(form, layer, layers);
    const facts = statedFacts(source.id, form, beneathAndOver, problems);
    const ruleSet = ruleSetOf(source, form, beneathAndOver, facts, digest);
    const lacking = gameOf(form.game)?.lacks(facts) ?? [];
    problems.push(...lacking.map((fact) => `${ruleSet.name} permits a wager and does not state ${fact}`));
    return [ruleSet];
  });
  return { ruleSets, problems: [...new Set(problems)] };
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

function ruleSetOf(
  source: InstrumentSource,
  { game, variant }: Form,
  layers: readonly Layer[],
  facts: ReadonlyMap<string, StatedFact>,
  digest: (text: string) => string,
): RuleSet {
  const jurisdiction = jurisdictionOf(source.id);
  const name = ruleSetName(jurisdiction, game, variant);
  const content = [...facts.values()]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name: fact, cells }) => [
      fact,
      cells.map(({ part, text, clauses, option, chosenBy }) =>
        option === undefined ? [part, text, clauses] : [part, text, clauses, option, chosenBy],
      ),
    ]);
  // Field by field: a source that was stored and read back need not keep the order of its keys.
  const { from, to = '', basis, reason = '' } = source.inForce;
  const version = `sha256:${digest(JSON.stringify([name, source.id, [from, to, basis, reason], content]))}`;
  const books = [...new Set(layers.map(({ book }) => book))];
  return {
    ...{ name, version, jurisdiction, game, variant, instrument: source.id, books },
    ...{ channel: source.channel, inForce: source.inForce, facts },
    conflicts: source.books
      .filter(({ id }) => books.includes(id))
      .flatMap(({ id, conflicts }) =>
        conflicts.map(({ clauses, ...conflict }) => ({
          ...conflict,
          clauses: clauses.map((label) => citedFrom(source.id, id, label)),
        })),
      ),
  };
}
