import { compareFacts } from '../core/compare/compare-facts';
import { Failure } from '../core/failures/failure';
import { gameOf } from '../core/games/registry';
import type { Draft } from '../core/rules/drafts/draft';
import { sourceOfDraft } from '../core/rules/drafts/source-of-draft';
import { writeDraft } from '../io/files/write-draft';
import { ruleSetOfSide } from './compared-side';
import { laidOver, notNamed, ruleSetNamed } from './drafts';
import type { RuleBook } from './rule-book';
import type { Today } from './today';

/** A draft laid over law: what it makes of each figure it changes. */
export interface Overlaid {
  readonly name: string;
  readonly version: string;
  readonly over: string;
  readonly changes: readonly DraftedFigure[];
  /** Written as rule sources, where that was asked for. */
  readonly files: readonly string[];
}

export interface DraftedFigure {
  readonly fact: string;
  readonly law: string | null;
  readonly draft: string | null;
  readonly clauses: readonly string[];
}

export function overlay(rules: RuleBook, draft: Draft, today: Today, folder?: string): Overlaid {
  const over = ruleSetNamed(draft.over);
  const game = over && gameOf(over.game);
  if (over === undefined || game === undefined) throw new Failure('BAD_ARGUMENT', notNamed(draft.over));
  const base = ruleSetOfSide(rules, over.game, over.side, today);
  const ruleSet = laidOver(base, draft);
  const mark = ruleSet.draft;
  return {
    name: ruleSet.name,
    version: ruleSet.version,
    over: base.name,
    changes: compareFacts(game, [base, ruleSet])
      .filter(({ same }) => !same)
      .map(({ fact, values: [law, drafted] }) => ({
        fact,
        law: law?.value ?? null,
        draft: drafted?.value ?? null,
        clauses: drafted?.clauses ?? [],
      })),
    files: folder === undefined || mark === undefined ? [] : writeDraft(folder, sourceOfDraft(ruleSet, mark)),
  };
}
