import type { Block, ClauseKind, LabelBasis, Reference } from '../reading/reading';
import type { ClauseClass, InForce, UncheckedReason } from '../rules/source';

/** What is told about an instrument as a whole; a field is absent where the text does not say. */
export interface ExportedAbout {
  readonly id: string;
  readonly title: string;
  readonly citation: string;
  readonly enabledBy?: string | undefined;
  readonly maker?: string | undefined;
  readonly venue?: string | undefined;
  readonly made?: string | undefined;
  readonly notified?: string | undefined;
  readonly inForce: InForce;
  readonly revokes?: readonly string[] | undefined;
  readonly replaces?: readonly string[] | undefined;
  readonly amends?: readonly string[] | undefined;
  readonly note?: string | undefined;
  /** The name of an amended version, where this is one and not the text as it was made. */
  readonly compilation?: string | undefined;
}

/** A citation in the words of a clause and what it points at inside the instrument. */
export type ExportedReference = Pick<Reference, 'words' | 'target' | 'upTo' | 'wholeBook'>;

/** A clause as it leaves the house: with its official words (`blocks`), or with our statement where they are not at hand. */
export interface ExportedClause {
  readonly book: string;
  readonly label: string;
  /** Label of the parent in the same book. */
  readonly parent?: string | undefined;
  readonly kind: ClauseKind;
  readonly heading: string;
  readonly labelBasis?: LabelBasis | undefined;
  /** Where the clause begins in its source; tells which of its words stand between or after its children. */
  readonly line?: number | undefined;
  readonly blocks?: readonly Block[] | undefined;
  readonly statement?: string | undefined;
  readonly class?: ClauseClass | undefined;
  readonly unchecked?: UncheckedReason | undefined;
  /** A remark of ours, never of the text. */
  readonly note?: string | undefined;
  /** The terms it defines, for a statement that lists them. */
  readonly definitions?: readonly string[] | undefined;
  readonly references?: readonly ExportedReference[] | undefined;
}

export interface ExportedBook {
  readonly id: string;
  readonly title: string;
  /** In reading order, a parent before its children. */
  readonly clauses: readonly ExportedClause[];
}

export interface ExportedInstrument {
  readonly about: ExportedAbout;
  /** Whose words the clauses are in. */
  readonly words: 'official' | 'own';
  /** Of the official text the words were read from. */
  readonly textSha256?: string | undefined;
  /** Whether that is the very text our rule sources were verified against. */
  readonly verified?: boolean | undefined;
  /** The making words that belong to no numbered clause, line by line. */
  readonly opening: readonly string[];
  /** Lines the reader could not place; kept so that no word is lost. */
  readonly unplaced: readonly string[];
  readonly books: readonly ExportedBook[];
}

/** One sentence for the person who receives a file: whose words these are. */
export function whoseWords({ words, textSha256, verified }: ExportedInstrument): string {
  if (words === 'own') return 'Statements in our own words, not the official text.';
  const hash = textSha256 === undefined ? '' : ` (SHA-256 ${textSha256})`;
  const doubt = verified === false ? ', which is not the very text our rule sources were verified against' : '';
  return `The words of the official text${hash}${doubt}; no official publication.`;
}
