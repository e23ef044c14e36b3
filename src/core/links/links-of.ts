import type { Check } from '../play/judging/check';
import { clausesEnforced } from '../checks/clauses-enforced';
import { checksFor } from '../checks/registry';
import type { TextWords } from '../reading/meaning/clause-words';
import { itemsLedInTo } from '../rules/lead-ins';
import type { RuleSet } from '../rules/rule-set';
import type { ClauseSource, InstrumentSource } from '../rules/source';
import { citationOf } from '../values/citation';
import { grouped } from '../values/grouped';
import type { Link, LinkState, Review } from './link';
import type { Suspicion } from './suspicion';
import { byName, heldWords, suspicions } from './suspicions';

export interface Linked {
  /** Of one instrument the first version counts. */
  readonly sources: readonly InstrumentSource[];
  readonly ruleSets: readonly RuleSet[];
  /** By instrument, the newest ingested text where it is not the very text the sources were verified against. */
  readonly textWords: ReadonlyMap<string, TextWords>;
  /** In the order in which they were made. */
  readonly reviews: readonly Review[];
}

/** Every link of every clause, in the order of the sources. */
export function linksOf({ sources, ruleSets, textWords, reviews }: Linked): readonly Link[] {
  const stated = statedBy(ruleSets);
  const reviewsOf = grouped(reviews, ({ clause }) => clause);
  const first = new Map(sources.toReversed().map((source) => [source.id, source]));
  return sources.flatMap((source) => {
    if (first.get(source.id) !== source) return [];
    const text = textWords.get(source.id);
    const suspected = suspicions(source, text);
    const meaningOf = meanings(source, text);
    const ledIn = itemsLedInTo(source);
    return clausesOf(source).flatMap(({ name, citation, reason }) => {
      const made = reviewsOf.get(citation)?.filter(({ meaning }) => meaning === meaningOf(name)) ?? [];
      return tiesOf(citation, ledIn.get(citation) ?? [], stated).map((tie) =>
        linked({
          clause: citation,
          tie,
          reason,
          because: suspected.get(citation),
          review: made.findLast(({ fact }) => fact === undefined || fact === tie.fact),
        }),
      );
    });
  });
}

/** A fact that a clause states for a game, with the rule sets it stands in and the checks that enforce it. */
interface Tie {
  readonly game?: string;
  readonly fact?: string;
  readonly ruleSets: readonly string[];
  readonly checks: readonly string[];
}

const WITHOUT_FACT: Tie = { ruleSets: [], checks: [] };

/** What a clause states is tied to it, and to one that leads in to others whatever is tied to them, unless a check reaches it by itself. */
function tiesOf(
  citation: string,
  items: readonly string[],
  stated: ReadonlyMap<string, readonly Tie[]>,
): readonly Tie[] {
  const own = stated.get(citation) ?? [];
  const theirs = items.flatMap((item) => stated.get(item) ?? []).filter(({ checks }) => checks.length > 0);
  if (theirs.length === 0 || own.some(({ checks }) => checks.length > 0)) return own.length > 0 ? own : [WITHOUT_FACT];
  const ruleSets = new Set(theirs.flatMap((tie) => tie.ruleSets));
  const checks = new Set(theirs.flatMap((tie) => tie.checks));
  return [...own, { ruleSets: [...ruleSets], checks: [...checks] }];
}

interface GrowingTie extends Tie {
  readonly ruleSets: string[];
  checks: readonly string[];
}

function statedBy(ruleSets: readonly RuleSet[]): ReadonlyMap<string, readonly Tie[]> {
  const found = new Map<string, Map<string, GrowingTie>>();
  for (const ruleSet of ruleSets) {
    const { name, game, facts } = ruleSet;
    const checksOf = checksByFact(checksFor(ruleSet));
    for (const stated of facts.values()) {
      const { name: fact, clauses } = stated;
      const enforced = (checksOf.get(fact) ?? []).map((check) => ({
        id: check.id,
        clauses: check.enforcesRow === undefined ? undefined : new Set(clausesEnforced(check, stated)),
      }));
      for (const clause of clauses) {
        const ties = found.get(clause) ?? new Map<string, GrowingTie>();
        found.set(clause, ties);
        const tie = ties.get(`${game} ${fact}`) ?? { game, fact, ruleSets: [], checks: [] };
        ties.set(`${game} ${fact}`, tie);
        if (!tie.ruleSets.includes(name)) tie.ruleSets.push(name);
        // Of the forms of a game some may not be judged yet; that one is suffices.
        if (tie.checks.length === 0)
          tie.checks = enforced.filter((one) => one.clauses?.has(clause) ?? true).map(({ id }) => id);
      }
    }
  }
  return new Map([...found].map(([clause, ties]) => [clause, [...ties.values()]]));
}

const byFact = new WeakMap<readonly Check<unknown>[], ReadonlyMap<string, readonly Check<unknown>[]>>();

/** For each fact the checks that hold a table to it; what a check merely reads on the way does not count. */
function checksByFact(checks: readonly Check<unknown>[]): ReadonlyMap<string, readonly Check<unknown>[]> {
  const known = byFact.get(checks);
  if (known !== undefined) return known;
  const pairs = checks.flatMap((check) =>
    [...new Set([...check.enforces, ...check.mayEnforce])].map((fact) => ({ fact, check })),
  );
  const found = new Map(
    [...grouped(pairs, ({ fact }) => fact)].map(([fact, same]) => [fact, same.map(({ check }) => check)]),
  );
  byFact.set(checks, found);
  return found;
}

interface NamedClause {
  readonly name: string;
  readonly citation: string;
  readonly reason: string | undefined;
}

/** Each label once; of two clauses with one label both must give a reason. */
function clausesOf({ id, books }: InstrumentSource): readonly NamedClause[] {
  return books.flatMap((book) =>
    [...grouped(book.clauses, ({ label }) => label)].map(([label, same]) => ({
      name: `${book.id}/${label}`,
      citation: citationOf(id, book.id, label),
      reason: same.every(hasReason) ? same[0]?.unchecked : undefined,
    })),
  );
}

const hasReason = ({ unchecked }: ClauseSource): boolean => unchecked !== undefined;

/** What a clause means now: in the newest text, else in the text the sources were verified against; empty where it is gone. */
function meanings(source: InstrumentSource, text: TextWords | undefined): (name: string) => string | undefined {
  let known: ReturnType<typeof byName> | undefined;
  return (name) => {
    known ??= byName((text ?? heldWords(source)).clauses);
    return known.get(name)?.meaning ?? (text === undefined ? undefined : '');
  };
}

interface Parts {
  readonly clause: string;
  readonly tie: Tie;
  readonly reason: string | undefined;
  readonly because: readonly Suspicion[] | undefined;
  readonly review: Review | undefined;
}

function linked({ clause, tie, reason, because, review }: Parts): Link {
  const link = (state: LinkState, why?: string): Link => ({
    ...tie,
    clause,
    state,
    ...(why !== undefined && { reason: why }),
    ...(because && { because }),
    ...(review && { review }),
  });
  if (review?.decision === 'rejected') return link('outstanding', review.note ?? `rejected by ${review.by}`);
  if (because !== undefined && review === undefined) return link('suspect');
  if (tie.checks.length > 0) return link('covered');
  return link(reason === undefined ? 'outstanding' : 'unchecked', reason);
}
