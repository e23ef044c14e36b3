import type { BookSource, ClauseClass, ClauseSource, InstrumentSource, UncheckedReason } from '../rules/source';
import { citationOf } from '../values/citation';
import { grouped } from '../values/grouped';
import { clauseState } from './clause-state';
import type { Link } from './link';

/** What clauses may be counted by; a book is named with its instrument, since many have a book of that name. */
export const COVERAGE_KEYS = ['instrument', 'book', 'game', 'class'] as const;
export type CoverageKey = (typeof COVERAGE_KEYS)[number];

export interface Counts {
  readonly clauses: number;
  readonly covered: number;
  readonly suspect: number;
  readonly unchecked: Readonly<Partial<Record<UncheckedReason, number>>>;
  readonly outstanding: number;
}

/** Counts of clauses, and of the duties among them: a permission that no check enforces leaves nothing to do. */
export interface Coverage extends Counts {
  readonly instrument?: string;
  readonly book?: string;
  /** Empty for clauses of no one game: general rules, and books that state no facts. */
  readonly game?: string;
  readonly class?: ClauseClass;
  /** Duties and prohibitions alone. */
  readonly duties: Counts;
}

type Group = Pick<Coverage, CoverageKey>;
type Outcome = 'covered' | 'suspect' | 'outstanding' | { readonly reason: UncheckedReason };

/** Every clause of the sources counted once in its group; by game, once for each of its games. Groups stand in the order of the sources. */
export function coverageBy(
  sources: readonly InstrumentSource[],
  links: readonly Link[],
  keys: readonly CoverageKey[],
): readonly Coverage[] {
  const linksOf = grouped(links, ({ clause }) => clause);
  const tallies = new Map<string, { readonly group: Group; readonly all: Tally; readonly duties: Tally }>();
  for (const { id, books } of sources)
    for (const book of books) {
      const games = gamesOf(book);
      for (const clause of book.clauses) {
        const own = linksOf.get(citationOf(id, book.id, clause.label)) ?? [];
        for (const [game, counted] of keys.includes('game') ? byGame(own, games) : [['', own] as const]) {
          const group = groupOf({ instrument: id, book: book.id, game, class: clause.class }, keys);
          const name = Object.values(group).join('\t');
          const tally = tallies.get(name) ?? { group, all: new Tally(), duties: new Tally() };
          tallies.set(name, tally);
          const outcome = outcomeOf(clause, counted);
          tally.all.add(outcome);
          if (clause.class === 'duty' || clause.class === 'prohibition') tally.duties.add(outcome);
        }
      }
    }
  return [...tallies.values()].map(({ group, all, duties }) => ({
    ...group,
    ...all.counts(),
    duties: duties.counts(),
  }));
}

function groupOf(of: Required<Group>, keys: readonly CoverageKey[]): Group {
  const wanted = new Set<CoverageKey>(keys.includes('book') ? ['instrument', ...keys] : keys);
  return Object.fromEntries(COVERAGE_KEYS.filter((key) => wanted.has(key)).map((key) => [key, of[key]]));
}

/** The games a book sets out or adds to; none for one of general rules, or without facts. */
const gamesOf = ({ facts }: BookSource): ReadonlySet<string> =>
  new Set(facts.filter(({ role }) => role !== 'general').flatMap(({ forms }) => forms.map(({ game }) => game)));

/** A clause belongs to the games of its book; where it states facts for some of them only, to these, each with its own links. */
function byGame(links: readonly Link[], games: ReadonlySet<string>): readonly (readonly [string, readonly Link[]])[] {
  if (games.size === 0) return [['', links]];
  const stated = grouped(
    links.filter(({ game }) => game !== undefined && games.has(game)),
    ({ game = '' }) => game,
  );
  return stated.size > 0 ? [...stated] : [...games].map((game) => [game, links]);
}

function outcomeOf({ unchecked }: ClauseSource, links: readonly Link[]): Outcome {
  const state = clauseState(links);
  if (state === 'suspect' || state === 'covered') return state;
  const rejected = links.some(({ review }) => review?.decision === 'rejected');
  return unchecked === undefined || rejected ? 'outstanding' : { reason: unchecked };
}

class Tally {
  private clauses = 0;
  private readonly states = { covered: 0, suspect: 0, outstanding: 0 };
  private readonly unchecked: Partial<Record<UncheckedReason, number>> = {};

  add(outcome: Outcome): void {
    this.clauses += 1;
    if (typeof outcome === 'string') this.states[outcome] += 1;
    else this.unchecked[outcome.reason] = (this.unchecked[outcome.reason] ?? 0) + 1;
  }

  counts(): Counts {
    const { covered, suspect, outstanding } = this.states;
    return { clauses: this.clauses, covered, suspect, unchecked: this.unchecked, outstanding };
  }
}
