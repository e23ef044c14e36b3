import type { SourceLine } from '../lines/lines';
import { NumberingReport } from '../numbering/numbering-report';
import { labelOf, type Path } from '../numbering/path';
import type { Numbered } from '../numbering/solve-numbering';
import type { Diagnostic, LabelBasis } from '../reading';
import type { DraftClause } from './draft';

/** One separately numbered body of clauses while it is being put together. */
export class BookDraft {
  readonly #index: number;
  readonly #byLabel = new Map<string, DraftClause>();
  readonly #report = new NumberingReport();
  readonly clauses: DraftClause[] = [];
  readonly diagnostics: Diagnostic[] = [];

  constructor(index: number) {
    this.#index = index;
  }

  has(path: Path): boolean {
    return this.#byLabel.has(labelOf(path));
  }

  open(numbered: Numbered, printed: string, line: SourceLine): DraftClause {
    this.diagnostics.push(...this.#report.open(numbered, printed, line.number));
    return this.#add(numbered.path, numbered.basis, printed, line);
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
    const clause: DraftClause = {
      bookIndex: this.#index,
      path,
      basis,
      printed,
      line: line.number,
      page: line.page,
      parent: this.#nearestAncestor(path),
      heading: '',
      endLine: line.number,
      blocks: [],
    };
    this.clauses.push(clause);
    this.#byLabel.set(labelOf(path), clause);
    return clause;
  }

  // The parent itself may be missing from the text; the tree must hold all the same.
  #nearestAncestor(path: Path): DraftClause | undefined {
    for (let depth = path.length - 1; depth > 0; depth -= 1) {
      const ancestor = this.#byLabel.get(labelOf(path.slice(0, depth)));
      if (ancestor !== undefined) return ancestor;
    }
    return undefined;
  }
}
