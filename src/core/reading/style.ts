import type { ClauseKind } from './reading';

/**
 * A drafting style: what the reader knows about an office's habits, as data. All words are compared in lower case.
 * The rest (numbering scheme, books, hard-wrapped lines) is inferred from the document.
 */
export interface ReadingStyle {
  /** Book of the numbered clauses of the making instrument itself. */
  readonly frontBook: string;
  /** Name of a sole book of rules. */
  readonly soleBook: string;
  /** Name of a label's level by the number of its decimal parts: 1, 1.1, 1.1.1, 1.1.1.1 and deeper. */
  readonly levels: readonly [ClauseKind, ...ClauseKind[]];
  readonly contentsWords: readonly string[];
  readonly diagramWords: readonly string[];
  readonly tableWords: readonly string[];
  readonly exampleWords: readonly string[];
  readonly definingWords: readonly string[];
  /** Nouns before a number that make it a citation, in the singular. */
  readonly citingWords: readonly string[];
  /** How the line over a signature begins. */
  readonly signingWords: readonly string[];
  readonly commencingWords: readonly string[];
  /** A line that ends in one of these has been cut: the sentence goes on. */
  readonly linkingWords: readonly string[];
}

export const usualStyle: ReadingStyle = {
  frontBook: 'front',
  soleBook: 'rules',
  levels: ['section', 'clause', 'paragraph', 'subparagraph'],
  contentsWords: ['contents', 'index', 'table of contents'],
  diagramWords: ['diagram', 'figure'],
  tableWords: ['table'],
  exampleWords: ['example', 'examples'],
  definingWords: [' means', ' shall mean', ' includes', ' has the same meaning', ' has the meaning'],
  citingWords: ['rule', 'clause', 'paragraph', 'subparagraph', 'section', 'subsection', 'regulation'],
  signingWords: ['signed at', 'signed this', 'dated this', 'dated at', 'given under', 'delegate'],
  commencingWords: [' takes effect', ' shall take effect', ' commences', ' shall commence', ' comes into force'],
  linkingWords: [
    ...['a', 'an', 'the', 'this', 'that', 'these', 'those', 'which', 'who', 'whose', 'any', 'each', 'every', 'no'],
    ...[
      'of',
      'to',
      'in',
      'on',
      'at',
      'by',
      'for',
      'from',
      'with',
      'under',
      'into',
      'upon',
      'than',
      'as',
      'after',
      'before',
    ],
    ...['and', 'or', 'but', 'if', 'where', 'when', 'unless', 'is', 'are', 'be', 'shall', 'must', 'may', 'will', 'not'],
  ],
};
