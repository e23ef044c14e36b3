import { citationsIn } from './citing/citations';
import { targetsOf } from './citing/targets';
import type { DraftInstruction, NewMatter } from './instruction';
import { newBook } from './new-matter';
import type { Appended } from './statements/appended';

/** "Appendix C – Amendments to Division 7": what the appendix sets out takes the place of the whole Division. */
export function appendedInstructions(appended: readonly Appended[]): readonly DraftInstruction[] {
  return appended.flatMap((one, index) => {
    if (one.amends === undefined) return [];
    const [target] = targetsOf(citationsIn(one.amends)[0], { target: { element: 'instrument' } }, (name) => name);
    const lostNext = appended[index + 1]?.missing ?? [];
    const { own } = divided(newBook(one.lines), lostNext.length > 0);
    const shared = {
      line: one.heading.line,
      words: one.heading.printed,
      place: { at: 'itself' as const },
      outsideClauses: true,
    };
    const replacement: DraftInstruction =
      target === undefined
        ? { ...shared, action: 'unknown', target: { element: 'book' }, reason: unnamed(one) }
        : { ...shared, action: 'replace-whole', target, matter: own };
    return [...one.missing.map((name) => lost(name, one, appended[index - 1])), replacement];
  });
}

/** An appendix whose heading was lost runs on from the one before it; its numbers begin again, in a book of their own. */
function divided(matter: NewMatter, runsOn: boolean): { readonly own: NewMatter; readonly rest: NewMatter } {
  const book = matter.clauses[0]?.book;
  const keep = (mine: boolean): NewMatter => ({
    ...matter,
    clauses: matter.clauses.filter((clause) => (clause.book === book) === mine),
  });
  return runsOn ? { own: keep(true), rest: keep(false) } : { own: matter, rest: keep(false) };
}

function lost(name: string, before: Appended, last: Appended | undefined): DraftInstruction {
  const { rest } = divided(newBook(last?.lines ?? []), true);
  const line = rest.clauses[0]?.line ?? before.heading.line;
  return {
    line,
    words: rest.clauses[0]?.heading ?? '',
    action: 'unknown',
    target: { element: 'book' },
    place: { at: 'itself' },
    matter: rest,
    outsideClauses: true,
    reason: `The heading of ${name} is not in the text, so what it replaces is not said; find it in the published instrument.`,
  };
}

function unnamed({ heading }: Appended): string {
  return `Line ${heading.line} does not name a Division, Schedule or Part that is known; read it and replace it by hand.`;
}
