import { compareFacts } from '../core/compare/compare-facts';
import type { Column, Comparison } from '../core/compare/matrix/comparison';
import { matrixOf } from '../core/compare/matrix/matrix';
import { Failure } from '../core/failures/failure';
import { gameOf } from '../core/games/registry';
import { rulesBefore } from '../core/rules/before';
import { titleOf } from '../core/rules/source';
import { clauseWordings, NO_TEXT, type OfficialTexts } from './clause-wordings';
import { ruleSetOfSide } from './compared-side';
import { NO_DRAFTS, type Drafts } from './drafts';
import type { RuleBook } from './rule-book';
import type { Today } from './today';

/** The most sides that can still be read beside one another. */
const MOST_SIDES = 12;

/** Sets the rules of one game side by side; without the store in our own words. */
export function compare(
  rules: RuleBook,
  code: string,
  sides: readonly string[],
  today: Today,
  texts: OfficialTexts = NO_TEXT,
  drafts: Drafts = NO_DRAFTS,
): Comparison {
  const game = gameOf(code);
  if (!game) throw unknownGame(rules, code);
  const columns = columnsOf(rules, code, sides, today, drafts);
  const wordings = columns.map(({ ruleSet }) => clauseWordings(rules, ruleSet, texts));
  const lines = matrixOf(
    game,
    columns.map(({ ruleSet }, at) => ({
      ruleSet,
      earlier: rulesBefore(rules.ruleSetsIn(ruleSet.jurisdiction, code), ruleSet),
      words: (clause) => wordings[at]?.folded(clause),
    })),
  );
  const cited = wordings.flatMap((wording, at) =>
    [...new Set(lines.flatMap(({ cells }) => cells[at]?.clauses ?? []))].flatMap(
      (clause) => wording.said(clause) ?? [],
    ),
  );
  return {
    ...{ game: code, title: game.title, sides, columns, lines },
    rows: compareFacts(
      game,
      columns.map(({ ruleSet }) => ruleSet),
    ),
    clauses: [...new Map(cited.map((wording) => [wording.clause, wording])).values()],
  };
}

export function columnsOf(
  rules: RuleBook,
  code: string,
  sides: readonly string[],
  today: Today,
  drafts: Drafts = NO_DRAFTS,
): readonly Column[] {
  if (sides.length < 2)
    throw new Failure('BAD_ARGUMENT', 'Name at least two sides, such as AU-NSW and AU-NSW/even-money.');
  if (sides.length > MOST_SIDES)
    throw new Failure(
      'BAD_ARGUMENT',
      `${String(sides.length)} sides are too many to read; compare at most ${String(MOST_SIDES)} at once.`,
    );
  return sides.map((side) => {
    const ruleSet = ruleSetOfSide(rules, code, side, today, drafts);
    const source = rules.instruments.find(({ id }) => id === ruleSet.instrument);
    const title = source === undefined ? ruleSet.instrument : titleOf(source);
    return { side, ruleSet, title: ruleSet.draft === undefined ? title : ruleSet.name };
  });
}

/** Every clause that the facts of some columns rest on. */
export const citedBy = (columns: readonly Column[]): readonly string[] => [
  ...new Set(columns.flatMap(({ ruleSet }) => [...ruleSet.facts.values()].flatMap(({ clauses }) => clauses))),
];

const unknownGame = (rules: RuleBook, code: string): Failure =>
  new Failure(
    'UNKNOWN_GAME',
    `The game ${code} is not known; rules are held for ${[...new Set(rules.ruleSets.map((set) => set.game))].sort().join(', ')}.`,
  );
