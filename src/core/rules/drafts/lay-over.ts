import { isRecord, type FactKind } from '../../facts/kind';
import { declarationOf, gameOf } from '../../games/registry';
import { nearestNames } from '../../values/nearest-names';
import { contentOf, type RuleSet } from '../rule-set';
import { rowsOf, withoutRows, type Share } from '../share';
import { silentWithout } from '../silence';
import { stateFact, type StatedFact } from '../stated-fact';
import type { Draft, DraftChange } from './draft';

export type LaidOver = { readonly ruleSet: RuleSet } | { readonly problems: readonly string[] };

/** How a draft is cited where law is cited by its clause: nothing that the law could be cited by looks like it. */
const draftCitation = (draft: string, fact: string, row?: string): string =>
  `draft/${draft}#${fact}${row === undefined ? '' : `/${row}`}`;

/**
 * A rule set with a draft laid over it, by the rules by which books lie over one another. It is marked, has a version of its own and an
 * interval without a day; a figure it changes cites the draft first and then the clauses that it takes the place of.
 */
export function layOver(base: RuleSet, draft: Draft, digest: (text: string) => string): LaidOver {
  const problems: string[] = [];
  const facts = new Map(base.facts);
  for (const taken of draft.without) takeAway(facts, taken, base.game, problems);
  for (const change of draft.changes) state(facts, change, base, draft.name, problems);
  // What a draft takes away is a duty that it does not impose.
  const { silent } = silentWithout(base, (name) => facts.has(name));
  if (problems.length === 0)
    problems.push(
      ...(gameOf(base.game)?.lacks(facts) ?? []).map((fact) => `it permits a wager and does not state ${fact}`),
    );
  if (problems.length > 0) return { problems };
  const name = `${base.name} (draft ${draft.name})`;
  const { from } = base.inForce;
  return {
    ruleSet: {
      ...base,
      name,
      version: `sha256:${digest(JSON.stringify([name, base.version, contentOf({ facts, silent })]))}`,
      draft: { name: draft.name, over: base.name, overVersion: base.version },
      inForce: { from, to: from, basis: 'assumed', reason: 'A draft is never in force.' },
      facts,
      ...(silent && { silent }),
    },
  };
}

function takeAway(facts: Map<string, StatedFact>, taken: string, game: string, problems: string[]): void {
  const [name = '', ...rest] = taken.split('.');
  const row = rest.join('.');
  const fact = facts.get(name);
  const kind = declarationOf(game, name)?.kind;
  if (fact === undefined || kind === undefined) {
    problems.push(`without ${taken}: the rules state no fact ${name}${suggest(name, [...facts.keys()])}`);
    return;
  }
  if (row === '') {
    facts.delete(name);
    return;
  }
  const rows = fact.shares.flatMap(rowsOf);
  if (kind.overlays !== true || !rows.includes(row)) {
    problems.push(
      kind.overlays === true
        ? `without ${taken}: ${name} has no row ${row}${suggest(row, rows)}`
        : `without ${taken}: ${name} is stated as a whole; take away all of it, or state it anew`,
    );
    return;
  }
  const left = fact.shares.flatMap((share) => withoutRows(share, new Set([row])) ?? []);
  const stated = left.length === 0 ? undefined : stateFact(name, kind, left);
  if (stated === undefined) facts.delete(name);
  else if ('fact' in stated) facts.set(name, stated.fact);
  else problems.push(`without ${taken}: ${stated.problem}`);
}

function state(
  facts: Map<string, StatedFact>,
  change: DraftChange,
  base: RuleSet,
  draft: string,
  problems: string[],
): void {
  const { fact: name } = change;
  const kind = declarationOf(base.game, name)?.kind;
  if (kind === undefined) {
    const known = Object.keys(gameOf(base.game)?.facts ?? {});
    problems.push(`fact ${name}: ${base.game} knows no such fact${suggest(name, known)}`);
    return;
  }
  const lower = facts.get(name);
  const upper = sharesIn(change, kind, lower, draft);
  const rows = new Set(upper.flatMap(rowsOf));
  const beneath =
    kind.overlays === true ? (lower?.shares ?? []).flatMap((share) => withoutRows(share, rows) ?? []) : [];
  const stated = stateFact(name, kind, [...beneath, ...upper]);
  if ('fact' in stated) facts.set(name, stated.fact);
  else problems.push(`fact ${name}: ${stated.problem}`);
}

/** A share for each row, so that each keeps the clause it takes the place of; of a fact without rows one for all of it. */
function sharesIn(
  { fact, value, options, chosenBy }: DraftChange,
  kind: FactKind<unknown>,
  lower: StatedFact | undefined,
  draft: string,
): readonly Share[] {
  const replaced = (row?: string): readonly string[] => {
    const cells = (lower?.cells ?? []).filter(({ part }) => row === undefined || part === row);
    return [draftCitation(draft, fact, row), ...new Set(cells.flatMap(({ clauses }) => clauses))];
  };
  const shares = (raw: unknown, choice?: Share['choice']): readonly Share[] => {
    const common = { basis: 'person' as const, ...(choice && { choice }) };
    if (kind.overlays !== true || !(isRecord(raw) || Array.isArray(raw)))
      return [{ raw, clauses: replaced(), ...common }];
    const rows = rowsOf({ raw, clauses: [], basis: 'person' });
    return rows.map((row) => ({
      raw: Array.isArray(raw) ? [row] : { [row]: raw[row] },
      clauses: replaced(row),
      ...common,
    }));
  };
  if (options === undefined || chosenBy === undefined) return shares(value);
  return Object.entries(options).flatMap(([option, raw]) => shares(raw, { field: chosenBy, option }));
}

function suggest(name: string, known: readonly string[]): string {
  const alike = nearestNames(name, known);
  return alike.length === 0 ? '' : `; the nearest are ${alike.join(', ')}`;
}
