import { gameOf } from '../games/registry';
import { jurisdictionOf } from '../values/citation';
import type { FactsSource, InForce, InstrumentSource } from './source';
import { stateFact, type StatedFact } from './stated-fact';

/** What governs one game in one jurisdiction while an instrument is in force. */
export interface RuleSet {
  readonly name: string;
  /** `sha256:…` of everything below: the same rules have the same version wherever they are built. */
  readonly version: string;
  readonly jurisdiction: string;
  readonly game: string;
  readonly variant?: string | undefined;
  readonly instrument: string;
  readonly inForce: InForce;
  readonly facts: ReadonlyMap<string, StatedFact>;
}

export interface RuleSetBuild {
  readonly ruleSets: readonly RuleSet[];
  readonly problems: readonly string[];
}

export const ruleSetName = (jurisdiction: string, game: string, variant?: string): string =>
  `${jurisdiction} ${game}${variant === undefined ? '' : `/${variant}`}`;

/** Every rule set an instrument's sources provide; a variant is its base form with its own facts laid over it. */
export function buildRuleSets(source: InstrumentSource, digest: (text: string) => string): RuleSetBuild {
  const problems: string[] = [];
  const layers = source.books.flatMap((book) => book.facts.map((facts) => ({ book: book.id, facts })));
  const ruleSets = layers.map(({ book, facts }) => {
    const beneath =
      facts.variant === undefined
        ? []
        : layers.filter((layer) => layer.facts.game === facts.game && layer.facts.variant === undefined);
    const stated = new Map<string, StatedFact>();
    for (const layer of [...beneath, { book, facts }])
      for (const fact of statedFacts(source.id, layer.book, layer.facts, problems)) stated.set(fact.name, fact);
    const lacking = gameOf(facts.game)?.lacks(stated) ?? [];
    const ruleSet = ruleSetOf(source, facts, stated, digest);
    problems.push(...lacking.map((fact) => `${ruleSet.name} permits a wager and does not state ${fact}`));
    return ruleSet;
  });
  return { ruleSets, problems: [...new Set(problems)] };
}

function statedFacts(instrument: string, book: string, source: FactsSource, problems: string[]): readonly StatedFact[] {
  const game = gameOf(source.game);
  if (!game) {
    problems.push(`${instrument} ${book}: the game ${source.game} is not known`);
    return [];
  }
  return Object.entries(source.facts).flatMap(([name, entries]) => {
    const declared = game.facts[name];
    const reading = declared
      ? stateFact(name, declared.kind, { instrument, book }, entries)
      : { problem: `${source.game} knows no such fact` };
    if ('fact' in reading) return [reading.fact];
    problems.push(`${instrument} ${book}: fact ${name}: ${reading.problem}`);
    return [];
  });
}

function ruleSetOf(
  source: InstrumentSource,
  { game, variant }: FactsSource,
  facts: ReadonlyMap<string, StatedFact>,
  digest: (text: string) => string,
): RuleSet {
  const jurisdiction = jurisdictionOf(source.id);
  const name = ruleSetName(jurisdiction, game, variant);
  const content = [...facts.values()]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name: fact, cells }) => [fact, cells.map(({ part, text, clauses }) => [part, text, clauses])]);
  // Field by field: a source that was stored and read back need not keep the order of its keys.
  const { from, to = '', basis, reason = '' } = source.inForce;
  const version = `sha256:${digest(JSON.stringify([name, source.id, [from, to, basis, reason], content]))}`;
  return { name, version, jurisdiction, game, variant, instrument: source.id, inForce: source.inForce, facts };
}
