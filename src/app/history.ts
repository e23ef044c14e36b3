import { factHistory, type FactVersion } from '../core/compare/fact-history';
import { historyOf, type HistoryEntry } from '../core/compare/history';
import { Failure } from '../core/failures/failure';
import type { Game } from '../core/games/game';
import { gameOf } from '../core/games/registry';
import { listed } from '../core/rules/explain';
import { isLaw, type RuleSet } from '../core/rules/rule-set';
import type { CalendarDate } from '../core/values/calendar-date';
import type { RuleBook } from './rule-book';

/** Of which game where; every variant unless one is named. */
export interface HistoryQuestion {
  readonly jurisdiction: string;
  readonly game: string;
  readonly variant?: string | undefined;
}

/** What changed in a game in a jurisdiction: every day on which its rules begin, change or end, with the figures that differ. */
export function historyOfGame(
  rules: RuleBook,
  question: HistoryQuestion & { readonly since?: CalendarDate | undefined; readonly until?: CalendarDate | undefined },
): readonly HistoryEntry[] {
  const { game, ruleSets } = heldFor(rules, question);
  return historyOf(game, ruleSets, question.since, question.until);
}

/** What one fact of a game (`bankerPays`), or one figure of it (`pays.straight`), was over time. */
export function factHistoryOf(rules: RuleBook, question: HistoryQuestion, fact: string): readonly FactVersion[] {
  const { game, ruleSets } = heldFor(rules, question);
  const name = fact.split('.')[0] ?? '';
  if (!Object.hasOwn(game.facts, name))
    throw new Failure(
      'BAD_ARGUMENT',
      `${game.code} knows no fact ${name}; house-rules facts ${question.jurisdiction} ${game.code} lists those there are.`,
    );
  return factHistory(ruleSets, fact);
}

function heldFor(
  rules: RuleBook,
  { jurisdiction, game: code, variant }: HistoryQuestion,
): { readonly game: Game; readonly ruleSets: readonly RuleSet[] } {
  const game = gameOf(code);
  const ofGame = rules.ruleSetsIn(jurisdiction, code).filter(isLaw);
  const ruleSets = variant === undefined ? ofGame : ofGame.filter((set) => set.variant === variant);
  if (game && ruleSets.length > 0) return { game, ruleSets };
  // On some day or other none governs: the selection says why, and what there is.
  const selection = rules.select({ jurisdiction, game: code, variant }, '0001-01-01' as CalendarDate);
  if ('code' in selection) throw new Failure(selection.code, selection.sentence);
  throw new Failure('UNKNOWN_GAME', `The game ${code} is not known; ${listed(ofGame.map((set) => set.game))} is.`);
}
