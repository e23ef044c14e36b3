import type { RuleBook } from '../app/rule-book';
import type { RuleSet } from '../core/rules/rule-set';
import { Failure } from '../core/failures/failure';
import type { Drafts } from '../app/drafts';
import { todayIn } from '../app/today';
import { dayOf } from './today';

/** Drafts by the files they stand in: the side `draft:cheaper.yaml`. */
export async function draftFiles(): Promise<Drafts> {
  const [{ draftFrom }, { readDraftFile }] = await Promise.all([
    import('../app/drafts'),
    import('../io/files/draft-file'),
  ]);
  return (file) => draftFrom(readDraftFile(file), file);
}

/** The same where one of the sides is a draft: reading such files takes long to load. */
export async function draftFilesAmong(sides: readonly string[]): Promise<Drafts | undefined> {
  const { isDraft } = await import('../app/drafts');
  return sides.some(isDraft) ? draftFiles() : undefined;
}

/** The rules of a draft that is named as a side; nothing where another side is. */
export async function draftRules(
  side: string,
  game: string | undefined,
  rules: () => Promise<RuleBook>,
  at?: string,
): Promise<RuleSet | undefined> {
  const [drafts, { draftCalled, ruleSetNamed, notNamed }] = await Promise.all([draftFiles(), import('../app/drafts')]);
  const draft = draftCalled(side, drafts);
  if (draft === undefined) return undefined;
  const over = ruleSetNamed(draft.over);
  if (over === undefined) throw new Failure('BAD_ARGUMENT', notNamed(draft.over));
  const { ruleSetOfSide } = await import('../app/compared-side');
  const book = await rules();
  const day = at === undefined ? undefined : dayOf('--at', at);
  return ruleSetOfSide(book, game ?? over.game, side, day === undefined ? todayIn(book) : () => day, drafts);
}
