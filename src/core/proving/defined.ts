import { valuesOf } from '../checks/bind';
import { declarationOf } from '../games/registry';
import { kindOfBet } from '../games/wager';
import { heldFor } from '../play/rows/outcome-of';
import type { Course } from '../play/table/courses';
import { settlingOf } from '../play/table/settling-of';
import type { TableFacts } from '../play/table/table-facts';
import type { Asked, GameDefinition } from '../play/table/table-game';
import type { RuleSet } from '../rules/rule-set';
import { readerOf } from './defined-rounds';
import { questionsOf, type GameProof } from './game-proof';
import type { Row } from './proof';
import { rowsIn, type Answer, type Facts, type Question, type Reading } from './question';
import type { Tally } from './tally';

const SETTLING = ['outcomes', 'pays'];

const wagerOf = (row: string): string => row.split('/')[0] ?? row;
const casesOf = (row: string): readonly string[] => row.split('/').slice(1);

/** What rides on a wager is decided by rows of its own. */
const ridersOn = ({ riders = {} }: GameDefinition, kind: string): readonly string[] =>
  Object.keys(riders).filter((name) => riders[name]?.on === kind);

/** The bets of a kind that rows name, and the kind itself where none does. */
function betsOf(kind: string, facts: Facts): readonly string[] {
  const named = [...SETTLING, 'wagers'].flatMap((fact) => rowsIn(facts, fact)).map(({ row }) => wagerOf(row));
  const bets = [...new Set(named)].filter((bet) => bet.startsWith(`${kind}:`));
  return bets.length === 0 ? [kind] : bets;
}

/** The rows of a bet, each asked by itself; one gives way to all that have more cases. */
function readingsOf(
  game: GameDefinition,
  fact: string,
  names: readonly string[],
  facts: Facts,
  asked: (course: Course) => Asked | undefined,
): readonly Reading<Course>[] {
  const rows = rowsIn(facts, fact).filter(({ row }) => names.includes(wagerOf(row)));
  return rows.map((row) => {
    const cases = casesOf(row.row);
    return {
      ...row,
      yieldsTo: rows.filter((other) => casesOf(other.row).length > cases.length).map((other) => `${fact}.${other.row}`),
      holds: (course) => {
        const about = asked(course);
        return about !== undefined && cases.every((name) => heldFor(game, about)(name) === true);
      },
    };
  });
}

/** A wager that is void stands off for whoever settles it. */
const saidBy = (result: string | undefined, rows: readonly Reading<Course>[], course: Course): string | undefined =>
  result === 'push' && rows.some((row) => row.says === 'void' && row.holds(course)) ? 'void' : result;

function question(game: GameDefinition, ruleSet: RuleSet, kind: string, bet: string): Question<Course> | undefined {
  const facts: TableFacts = valuesOf(ruleSet);
  const courses = game.courses?.(bet, facts);
  if (courses === undefined) return undefined;
  const asked = readerOf(game, bet, ruleSet, facts);
  const results = readingsOf(game, 'outcomes', [bet, kind], ruleSet.facts, asked);
  // What rides on it is asked about by itself.
  const settling = settlingOf({ ...game, riders: {} });
  const checks = (course: Course): Answer | undefined => {
    const about = asked(course);
    if (about === undefined) return undefined;
    const { round, wager } = about;
    const result = saidBy(settling.resultOf(round, wager, facts), results, course);
    return { result, odds: settling.oddsOf(round, wager, facts) };
  };
  return {
    ...{ wager: bet, kind, results, checks },
    spaces: [
      { total: courses.total, cases: courses.each.map((course) => ({ outcome: course, weight: course.weight })) },
    ],
    odds: readingsOf(game, 'pays', [bet, kind], ruleSet.facts, asked),
    permitted: rowsIn(ruleSet.facts, 'wagers').filter(({ row }) => kindOfBet(row) === kind),
    print: ({ name }) => name,
    lacking: ({ name }) => `${kind} on ${name}`,
  };
}

/** Of what rides on a wager only where it is due is asked at what odds. */
function riding(game: GameDefinition, ruleSet: RuleSet, kind: string, name: string): Question<Course> | undefined {
  const own = question(game, ruleSet, kind, kind);
  if (own === undefined) return undefined;
  const asked = readerOf(game, kind, ruleSet, valuesOf(ruleSet));
  const results = readingsOf(game, 'outcomes', [name], ruleSet.facts, asked);
  const cases = own.spaces.flatMap((space) =>
    space.cases.filter(({ outcome }) => results.some((row) => row.holds(outcome))),
  );
  return {
    ...{
      ...own,
      wager: name,
      kind: name,
      results,
      spaces: [{ total: cases.reduce((sum, { weight }) => sum + weight, 0), cases }],
    },
    odds: readingsOf(game, 'pays', [name], ruleSet.facts, asked),
    lacking: ({ name: course }) => `${name} on ${course}`,
    checks: () => undefined,
  };
}

/** Where nothing is enumerated it is still seen whether a wager that may win has odds at all. */
function proveUnplayed(game: GameDefinition, ruleSet: RuleSet, tally: Tally): void {
  const facts: TableFacts = valuesOf(ruleSet);
  const paid = rowsIn(ruleSet.facts, 'pays').map(({ row }) => kindOfBet(wagerOf(row)));
  const winning = rowsIn(ruleSet.facts, 'outcomes').filter(({ says }) => says === 'win');
  for (const kind of new Set(winning.map(({ row }) => kindOfBet(wagerOf(row))))) {
    if (paid.includes(kind) || game.courses?.(kind, facts) !== undefined || game.riders?.[kind] !== undefined) continue;
    const near: readonly Row[] = winning.filter(({ row }) => kindOfBet(wagerOf(row)) === kind);
    tally.note({
      ...{ what: 'no-odds', subject: kind, sentence: 'It wins, and no row says at what odds.', rows: [], near },
      ...{ example: kind, lacks: `pays.${kind}`, isAnswered: false },
    });
  }
}

/** Facts by which cards are compared bear on every wager. */
const isAboutCards = (game: string, fact: string): boolean => declarationOf(game, fact)?.group === 'drawing';

/** What has to be asked of each bet of a kind. */
export const questionsFor = (game: GameDefinition, ruleSet: RuleSet, kind: string): readonly Question<Course>[] =>
  betsOf(kind, ruleSet.facts).flatMap((bet) => question(game, ruleSet, kind, bet) ?? []);

/** The proof of a game that is one definition: every course of a round, asked of every row. */
export const provedByDefinition = (game: GameDefinition): GameProof => ({
  game: game.code,
  settling: SETTLING,
  concerns: (kind, fact, row) =>
    isAboutCards(game.code, fact) ||
    ([...SETTLING, 'wagers'].includes(fact) && [kind, ...ridersOn(game, kind)].includes(kindOfBet(wagerOf(row)))),
  outcomes: (ruleSet) => {
    const facts: TableFacts = valuesOf(ruleSet);
    const counts = (facts.wagers ?? []).map((bet) => game.courses?.(bet, facts)?.each.length ?? 0);
    return Math.max(0, ...counts);
  },
  questions: (kind, ruleSet) => {
    const asked = questionsFor(game, ruleSet, kind);
    if (asked.length === 0) return undefined;
    return questionsOf([...asked, ...ridersOn(game, kind).flatMap((name) => riding(game, ruleSet, kind, name) ?? [])]);
  },
  proveRest: (ruleSet, tally) => {
    proveUnplayed(game, ruleSet, tally);
  },
});
