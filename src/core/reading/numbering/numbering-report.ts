import type { Diagnostic } from '../reading';
import { isFirst, isNext, nextWhole, type Ordinal } from './ordinal';
import { labelOf, type Path } from './path';
import type { Numbered } from './solve-numbering';

/** Watches the labels of one book as they are opened and reports what a drafter would want to know. */
export class NumberingReport {
  readonly #seen = new Set<string>();
  readonly #lastOfList = new Map<string, Ordinal>();

  has(path: Path): boolean {
    return this.#seen.has(labelOf(path));
  }

  /** Diagnostics for this label; afterwards it counts as seen. */
  open({ path, basis }: Numbered, printed: string, line: number): readonly Diagnostic[] {
    const label = labelOf(path);
    const last = path.at(-1);
    if (last === undefined) return [];
    const outer = path.slice(0, -1);
    const list = `${labelOf(outer)} ${last.form} ${last.ordinal.scheme}`;
    const before = this.#lastOfList.get(list);
    const found: Diagnostic[] = [];
    const report = (code: Diagnostic['code'], sentence: string): void => void found.push({ code, line, sentence });

    if (basis === 'damaged') report('label-damaged', `“${printed}” is printed where the sequence requires ${label}.`);
    if (outer.length > 0 && !this.has(outer))
      report('parent-missing', `${label} stands under ${labelOf(outer)}, which is missing.`);
    if (this.#seen.has(label)) report('number-repeated', `${label} is printed more than once.`);
    else if (before !== undefined && last.ordinal.place < before.place) {
      report('number-out-of-order', `${label} is printed after ${labelOf(withLast(path, before))}.`);
    } else if (before === undefined ? !isFirst(last.ordinal) : !isNext(before, last.ordinal)) {
      report('number-missing', missing(path, before, last.ordinal));
    }
    this.#seen.add(label);
    this.#lastOfList.set(list, last.ordinal);
    return found;
  }
}

function missing(path: Path, before: Ordinal | undefined, found: Ordinal): string {
  const first = before === undefined ? { scheme: found.scheme, place: 100 } : nextWhole(before);
  const last = { scheme: found.scheme, place: Math.ceil(found.place / 100) * 100 - 100 };
  const after = before === undefined ? 'is the first of its list' : `follows ${labelOf(withLast(path, before))}`;
  const names = labelOf(withLast(path, first));
  const lost = last.place > first.place ? `${names} to ${labelOf(withLast(path, last))} are` : `${names} is`;
  return `${lost} missing: ${labelOf(path)} ${after}.`;
}

function withLast(path: Path, ordinal: Ordinal): Path {
  const last = path.at(-1);
  return last === undefined ? path : [...path.slice(0, -1), { form: last.form, ordinal }];
}
