import { Failure } from '../core/failures/failure';
import { readDraft, type Draft } from '../core/rules/drafts/draft';
import { layOver } from '../core/rules/drafts/lay-over';
import { fieldsOfRecord, TOO_LARGE } from '../core/rounds/record-size';
import type { RuleSet } from '../core/rules/rule-set';
import { sha256 } from '../io/files/digest';

/** Where the drafts are that sides name: files of a command, or what came with a request. */
export type Drafts = (name: string) => Draft;

const PREFIX = 'draft:';
/** Twice as many as sides can be compared. */
const MOST_DRAFTS = 24;

export const NO_DRAFTS: Drafts = (name) => {
  throw new Failure('BAD_ARGUMENT', `No draft ${name} was handed over; state it beside the sides that name it.`);
};

/** Drafts that came with a request, by their names. */
export function draftsGiven(given: readonly unknown[]): Drafts {
  if (given.length > MOST_DRAFTS)
    throw new Failure(
      'BAD_ARGUMENT',
      `A request may bring ${String(MOST_DRAFTS)} drafts, found ${String(given.length)}; ask for fewer at a time.`,
    );
  const drafts = given.map((raw) => draftFrom(raw, 'The draft'));
  return (name) => drafts.find((draft) => draft.name === name) ?? NO_DRAFTS(name);
}

export function draftFrom(raw: unknown, where: string): Draft {
  // The limits of a record are ample for a draft, which states facts of one rule set.
  if (fieldsOfRecord(raw) === TOO_LARGE)
    throw new Failure(
      'BAD_ARGUMENT',
      `${where} cannot be used: it is larger than a draft may be (1,000 facts, or rows in one place; 2,000 characters in a text; 16 levels); state only what is to change.`,
    );
  const draft = readDraft(raw);
  if (typeof draft === 'string') throw new Failure('BAD_ARGUMENT', `${where} cannot be used: ${draft}.`);
  return draft;
}

export const isDraft = (side: string): boolean => side.startsWith(PREFIX);

/** The draft that a side names, whatever it is laid over. */
export const draftCalled = (side: string, drafts: Drafts): Draft | undefined =>
  isDraft(side) ? drafts(side.slice(PREFIX.length)) : undefined;

/** The draft that a side names, with the side of the same game that it is laid over. */
export function draftNamed(
  side: string,
  game: string,
  drafts: Drafts,
): { readonly draft: Draft; readonly side: string } | undefined {
  const draft = draftCalled(side, drafts);
  if (draft === undefined) return undefined;
  const over = ruleSetNamed(draft.over);
  if (over === undefined) throw new Failure('BAD_ARGUMENT', notNamed(draft.over));
  if (over.game !== game)
    throw new Failure('BAD_ARGUMENT', `Draft ${draft.name} is laid over ${draft.over}, and ${game} was asked for.`);
  return { draft, side: over.side };
}

export interface NamedRuleSet {
  readonly game: string;
  /** As `compare` names it: `AU-QLD/even-money`. */
  readonly side: string;
}

const RULE_SET = /^(\S+) ([a-z0-9-]+)((?:\/[a-z0-9-]+)?(?::(?:table|terminal))?(?:@\d{4}-\d{2}-\d{2})?)$/;

/** `AU-QLD baccarat/even-money`: a jurisdiction or an instrument, the game, and what of it is meant. */
export function ruleSetNamed(name: string): NamedRuleSet | undefined {
  const [, place, game, rest] = RULE_SET.exec(name.trim()) ?? [];
  return place === undefined || game === undefined ? undefined : { game, side: `${place}${rest ?? ''}` };
}

export const notNamed = (name: string): string =>
  `"${name}" is no rule set; write AU-QLD baccarat, AU-QLD baccarat/even-money or AU-ACT baccarat:terminal@2020-01-01.`;

/** Throws with every problem at once: fact, row, and what is allowed. */
export function laidOver(base: RuleSet, draft: Draft): RuleSet {
  const laid = layOver(base, draft, sha256);
  if ('ruleSet' in laid) return laid.ruleSet;
  throw new Failure(
    'BAD_ARGUMENT',
    `Draft ${draft.name} cannot be laid over ${base.name}: ${laid.problems.join('; ')}.`,
  );
}
