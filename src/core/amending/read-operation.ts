import type { Cited } from './citing/citations';
import { completed, targetsOf, type Context } from './citing/targets';
import type { DraftInstruction, NewMatter, Place, Target } from './instruction';
import { newBook, newMatter, newWords } from './new-matter';
import type { Found } from './recognisers/found';
import { recognise } from './recognisers/recognise';
import { quotedIn, type Standing } from './standing';
import type { Appended } from './statements/appended';
import type { Statement } from './statements/statement';

interface Situation {
  readonly statement: Statement;
  readonly cited: readonly Cited[];
  readonly standing: Standing;
  readonly appended: readonly Appended[];
}

export type Operation =
  | { readonly kind: 'instructions'; readonly drafts: readonly DraftInstruction[]; readonly context: Context }
  | { readonly kind: 'opens'; readonly context: Context; readonly revoking: boolean }
  | { readonly kind: 'not-understood'; readonly segment: string; readonly context: Context };

/** "In clause 5,", "Clause 5 is amended by": what the rest of the operation is about. */
const subject =
  /^(?:in |of |to |at )?\[([ti])(\d+)\](?: is \[amend\]| \[amend\])?(?: (?:by|as|\[following\]))*(?: (.*))?$/i;
const deepest = 3;

export function readOperation(segment: string, outer: Context, situation: Situation): Operation {
  const { standing, cited, statement } = situation;
  let context = outer;
  if (standing.revoking) return revoked(segment, situation, context);
  if (/^(?:\[following\]|the following)(?: \w+)* is \[(?:revoke|omit)\]$/i.test(segment))
    return { kind: 'opens', context, revoking: true };
  let rest = segment;
  for (let depth = 0; depth <= deepest; depth += 1) {
    const found = recognise(rest);
    const drafts = found === undefined ? undefined : completedBy(found, context, situation);
    if (drafts !== undefined) return { kind: 'instructions', drafts, context };
    const match = subject.exec(rest);
    if (match === null) break;
    const about = cited[Number(match[2])];
    const [target] = targetsOf(about, context, quotedIn(statement));
    if (target !== undefined) context = match[1] === 'i' ? named(target, context) : { target };
    rest = match[3] ?? '';
    if (rest === '')
      return isOpening(segment)
        ? { kind: 'opens', context, revoking: false }
        : { kind: 'not-understood', segment, context };
  }
  return { kind: 'not-understood', segment, context: nearest(rest, context, situation) };
}

/** What is not understood is at least about the first thing it cites. */
function nearest(segment: string, context: Context, { cited, statement }: Situation): Context {
  const index = /\[t(\d+)\]/.exec(segment)?.[1];
  if (index === undefined || context.target.element !== 'instrument') return context;
  const [target] = targetsOf(cited[Number(index)], context, quotedIn(statement));
  return target === undefined ? context : { target };
}

/** "Clause 5.3 is amended—", "In clause 5.3:" */
function isOpening(segment: string): boolean {
  return /\[amend\]|^in /i.test(segment);
}

function named({ instrument }: Target, context: Context): Context {
  return instrument === undefined ? context : { ...context, target: { ...context.target, instrument } };
}

/** An item of a list of things revoked: an instrument, or a provision of one. */
function revoked(segment: string, situation: Situation, context: Context): Operation {
  const index = /\[[ti](\d+)\]/.exec(segment)?.[1];
  if (index === undefined) return { kind: 'not-understood', segment, context };
  const whole = situation.cited[Number(index)]?.element === 'instrument';
  const found: Found = { action: whole ? 'revoke' : 'omit', at: 'itself', cited: Number(index) };
  return { kind: 'instructions', drafts: completedBy(found, context, situation) ?? [], context };
}

/** The instructions an operation gives, one for each thing cited; undefined when it gives no target. */
function completedBy(found: Found, context: Context, situation: Situation): readonly DraftInstruction[] | undefined {
  const { statement, cited, standing, appended } = situation;
  const quoted = quotedIn(statement);
  const about = found.cited === undefined ? undefined : cited[found.cited];
  const targets = targetsOf(about, context, quoted);
  const [first] = targets;
  // Of a whole instrument, only words can be changed, and it can be revoked.
  const whole = first?.element === 'instrument' && found.action !== 'revoke' && found.find === undefined;
  if (first === undefined || whole) return undefined;
  const place = placeOf(found, context, quoted);
  const others = found.other === undefined ? [] : targetsOf(cited[found.other], { target: first }, quoted);
  const drafts = targets.map((target, index): DraftInstruction | undefined => {
    const draft = { line: statement.line, words: standing.words + statement.printed, target, place };
    if (found.action === 'renumber') {
      const newLabel = others[index]?.label ?? completed(found.newLabel ?? '', target.label)[0];
      return newLabel === undefined || newLabel === '' ? undefined : { ...draft, action: 'renumber', newLabel };
    }
    if (found.action === 'replace-whole') {
      const stretch = appended.find(({ name }) => others.some(({ book, part }) => name === book || name === part));
      return stretch === undefined ? undefined : { ...draft, action: 'replace-whole', matter: newBook(stretch.lines) };
    }
    if (found.matter === undefined) return { ...draft, action: found.action };
    // What replaces several provisions is set out once.
    if (index > 0 && place.at === 'itself') return { ...draft, action: 'omit' };
    const lines = statement.matter[found.matter] ?? [];
    if (place.find !== undefined)
      return { ...draft, action: found.action, matter: wordsOnly(quoted(`[x${found.matter}]`), lines) };
    if (target.element === 'book' && found.action === 'substitute')
      return { ...draft, action: 'replace-whole', matter: newBook(lines) };
    const numbered = target.element === 'clause' || target.element === 'book';
    return {
      ...draft,
      action: found.action,
      matter: numbered ? newMatter(lines, baseOf(target, place)) : newWords(lines),
    };
  });
  const understood = drafts.filter((draft) => draft !== undefined);
  if (understood.length < drafts.length) return undefined;
  // The last of a row is renumbered first, so that each new number is free when it is taken.
  return found.action === 'renumber' ? understood.reverse() : understood;
}

function placeOf(found: Found, context: Context, quoted: (name: string) => string): Place {
  const at = found.at === 'as-headed' ? (context.at ?? 'end') : found.at;
  const find = found.find === undefined ? {} : { find: quoted(`[x${found.find}]`) };
  return { at, ...find, ...(found.everywhere === true ? { everywhere: true } : {}) };
}

function wordsOnly(text: string, lines: Statement['matter'][number]): NewMatter {
  return { text, clauses: [], blocks: [], line: lines[0]?.line ?? 0 };
}

/** What a bracketed number in the new matter hangs on: (e) beside 5.3(d) is 5.3(e), at the end of 5.3 too. */
function baseOf({ label = '' }: Target, { at }: Place): string {
  if (at === 'end' || at === 'start') return label;
  return label.endsWith(')') ? label.slice(0, label.lastIndexOf('(')) : label;
}
