import { repeatedLabel } from '../../values/label';
import type { Division } from '../divisions/find-divisions';
import type { SourceLine } from '../lines/lines';
import { NumberingReport } from '../numbering/numbering-report';
import { clausePart, labelOf, type Path } from '../numbering/path';
import type { Numbered } from '../numbering/solve-numbering';
import type { Diagnostic, LabelBasis } from '../reading';

import { addBlock, type DraftClause } from './draft';

/** As lawyers cite them. */
const abbreviations: Readonly<Record<string, string>> = {
  part: 'pt',
  division: 'div',
  subdivision: 'sdiv',
  schedule: 'sch',
  chapter: 'ch',
  appendix: 'app',
};

/** One separately numbered body of clauses while it is being put together. */
export class BookDraft {
  readonly #index: number;
  readonly #byLabel = new Map<string, DraftClause>();
  readonly #report = new NumberingReport();
  readonly clauses: DraftClause[] = [];
  readonly diagnostics: Diagnostic[] = [];
  readonly #lastChild = new Map<DraftClause, DraftClause>();
  readonly #times = new Map<string, number>();
  /** The part that the next sections stand in. */
  #part: DraftClause | undefined;
  /** The definition at hand and the items open in it, from the outermost inwards. */
  #entries: DraftClause[] = [];

  constructor(index: number) {
    this.#index = index;
  }

  /** False while the book holds nothing but the heading of its first part. */
  get hasNumbers(): boolean {
    return this.#byLabel.size > 0;
  }

  has(path: Path): boolean {
    return this.#byLabel.has(labelOf(path));
  }

  open(numbered: Numbered, printed: string, line: SourceLine): DraftClause {
    this.#entries = [];
    this.diagnostics.push(...this.#report.open(numbered, printed, line.number));
    return this.#add(numbered.path, numbered.basis, printed, line);
  }

  /** "Part 3 Fares": sections after it stand in it, though their numbers run on. */
  openPart({ word, number, title }: Division, line: SourceLine): DraftClause {
    this.#entries = [];
    const label = `${abbreviations[word] ?? word}-${number}`;
    const printed = line.text.slice(0, line.text.length - title.length).trimEnd();
    const part = this.#draft([], 'printed', printed, line, { named: 'part', label: this.#distinct(label) });
    part.heading = title;
    if (part.label !== label) {
      const sentence = `${printed} is printed more than once.`;
      this.diagnostics.push({ code: 'number-repeated', line: line.number, sentence });
    }
    this.#part = part;
    this.clauses.push(part);
    return part;
  }

  /** Words and definitions printed before the first number of the book. */
  openTerms(heading: string, line: SourceLine): DraftClause {
    const terms = this.#draft([], 'restored', '', line, { named: 'section', label: this.#distinct('terms') });
    terms.heading = heading;
    this.clauses.push(terms);
    this.#byLabel.set('', terms);
    return terms;
  }

  /** A definition in the clause that leads into it, or an item of the definition at hand. */
  openEntry({ path, basis }: Numbered, printed: string, term: string | undefined, line: SourceLine): DraftClause {
    const depth = path.length - clausePart(path).length - 1;
    // A heading may have come between a definition and its items: they must not be lost with it.
    const parent = this.#entries[depth - 1] ?? this.#byLabel.get(labelOf(clausePart(path))) ?? this.clauses.at(-1);
    const entry = this.#draft(path, basis, printed, line, { parent, label: labelUnder(parent, path) });
    this.#entries = [...this.#entries.slice(0, depth), entry];
    if (parent !== undefined) {
      this.#lastChild.set(parent, entry);
      addBlock(parent, term === undefined ? { kind: 'item', entry } : { kind: 'definition', term, entry }, line.number);
    }
    return entry;
  }

  /** A section whose number was lost but is proved by the number under it. */
  restore(path: Path, provenBy: Path, heading: SourceLine): void {
    this.diagnostics.push(...this.#report.open({ path, basis: 'printed', newBook: false }, '', heading.number), {
      code: 'label-restored',
      line: heading.number,
      sentence: `This heading has lost its number; ${labelOf(provenBy)} under it proves ${labelOf(path)}.`,
    });
    this.#add(path, 'restored', '', heading).heading = heading.text;
  }

  #add(path: Path, basis: LabelBasis, printed: string, line: SourceLine): DraftClause {
    const parent = this.#nearestAncestor(path);
    const clause = this.#draft(path, basis, printed, line, { parent, label: this.#distinct(labelUnder(parent, path)) });
    if (parent !== undefined) this.#lastChild.set(parent, clause);
    this.clauses.push(clause);
    this.#byLabel.set(labelOf(path), clause);
    return clause;
  }

  #draft(
    path: Path,
    basis: LabelBasis,
    printed: string,
    line: SourceLine,
    more: Pick<DraftClause, 'named' | 'label'> & { readonly parent?: DraftClause | undefined },
  ): DraftClause {
    return {
      bookIndex: this.#index,
      path,
      label: more.label,
      ...(more.named === undefined ? {} : { named: more.named }),
      basis,
      printed,
      line: line.number,
      page: line.page,
      parent: more.parent,
      sibling: this.#siblingOf(path, more.parent),
      heading: '',
      endLine: line.number,
      blocks: [],
    };
  }

  #distinct(label: string): string {
    const time = (this.#times.get(label) ?? 0) + 1;
    this.#times.set(label, time);
    return repeatedLabel(label, time);
  }

  #siblingOf(path: Path, parent: DraftClause | undefined): DraftClause | undefined {
    const last = parent === undefined ? undefined : this.#lastChild.get(parent);
    return last?.path.length === path.length ? last : undefined;
  }

  // The parent itself may be missing from the text; the tree must hold all the same.
  #nearestAncestor(path: Path): DraftClause | undefined {
    for (let depth = path.length - 1; depth > 0; depth -= 1) {
      const ancestor = this.#byLabel.get(labelOf(path.slice(0, depth)));
      if (ancestor !== undefined) return ancestor;
    }
    return this.#part;
  }
}

/** The number under the clause it stands in, which may itself be the second of its number. */
function labelUnder(parent: DraftClause | undefined, path: Path): string {
  const number = labelOf(path);
  if (parent === undefined || parent.named !== undefined) return number;
  return parent.label + number.slice(labelOf(parent.path).length);
}
