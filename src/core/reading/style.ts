import type { ClauseKind } from './reading';

/** The name of a book, and the division it is ("Schedule 2(a)") where that is printed over it. */
export interface BookPin {
  readonly name: string;
  readonly heading?: string | undefined;
}

/**
 * A drafting style: what the reader knows about an office's habits, as data. All words are compared in lower case.
 * The rest (numbering scheme, books, hard-wrapped lines) is inferred from the document.
 */
export interface ReadingStyle {
  /** Book of the numbered clauses of the making instrument itself. */
  readonly frontBook: string;
  /** Name of what comes before numbered schedules. */
  readonly mainBook: string;
  /** The names of the books, in order, where they are known. */
  readonly books: readonly BookPin[];
  /** Name of a sole book of rules. */
  readonly soleBook: string;
  /** Name of a label's level by the number of its decimal parts: 1, 1.1, 1.1.1, 1.1.1.1 and deeper. */
  readonly levels: readonly [ClauseKind, ...ClauseKind[]];
  /** Kinds of division, from the outermost inwards. */
  readonly divisionWords: readonly string[];
  /** Nouns printed before the number of a section: "Article 4". */
  readonly sectionWords: readonly string[];
  readonly contentsWords: readonly string[];
  /** Words in the title of an appendix that is a drawing. */
  readonly drawingWords: readonly string[];
  /** What a heading over definitions, or the words that lead into them, speak of. */
  readonly definitionHeadings: readonly string[];
  readonly diagramWords: readonly string[];
  /** How a note at the foot of a page begins. */
  readonly footnoteWords: readonly string[];
  readonly tableWords: readonly string[];
  /** What follows a table's kind in its title, as "table" does: "Pay Scale One". */
  readonly scaleWords: readonly string[];
  /** Words that name a column, where no sign of columns is left. */
  readonly columnWords: readonly string[];
  /** Those of them over what a wager is paid. */
  readonly paymentWords: readonly string[];
  /** What a drawing table tells a hand to do. */
  readonly drawingActions: readonly string[];
  readonly exampleWords: readonly string[];
  readonly definingWords: readonly string[];
  /** Nouns before a number that make it a citation, in the singular. */
  readonly citingWords: readonly string[];
  /** Those of them that are counted inside a section or rule: "subsection (2)". */
  readonly innerWords: readonly string[];
  /** Kinds of law outside the instrument. */
  readonly lawWords: readonly string[];
  /** Short forms before a number: "s 12", "sch 1". */
  readonly shortWords: Readonly<Record<string, string>>;
  /** Verbs of an instrument that amends another. */
  readonly amendingWords: readonly string[];
  /** How a clause begins that states a mere condition, and needs words after its list to say what follows from it. */
  readonly conditionWords: readonly string[];
  /** How words begin that complete a sentence after its list. */
  readonly closingWords: readonly string[];
  /** How the line over a signature begins. */
  readonly signingWords: readonly string[];
  readonly commencingWords: readonly string[];
  /** How the office under a signature begins. */
  readonly officeWords: readonly string[];
  /** A line that ends in one of these has been cut: the sentence goes on. */
  readonly linkingWords: readonly string[];
}

export const usualStyle: ReadingStyle = {
  frontBook: 'front',
  mainBook: 'body',
  books: [],
  soleBook: 'rules',
  levels: ['section', 'clause', 'paragraph', 'subparagraph'],
  divisionWords: ['chapter', 'schedule', 'appendix', 'annex', 'part', 'division', 'subdivision'],
  sectionWords: ['article', 'art.', 'section', 'sec.', 'rule', 'clause', 'regulation'],
  contentsWords: ['contents', 'index', 'table of contents', 'sec.'],
  drawingWords: ['layout', 'illustration', 'wheel numbers'],
  definitionHeadings: ['definition', 'interpretation', 'dictionary', 'terms used', 'meaning'],
  diagramWords: ['diagram', 'figure'],
  footnoteWords: ['see', 'refer'],
  tableWords: ['table'],
  scaleWords: ['scale', 'schedule'],
  columnWords: [
    ...[
      'name',
      'definition',
      'meaning',
      'wager',
      'wagers',
      'bet',
      'bets',
      'stake',
      'hand',
      'hands',
      'result',
      'results',
    ],
    ...['game', 'cards', 'odds', 'payout', 'payouts', 'payment', 'payments', 'pays', 'prize', 'prizes'],
  ],
  paymentWords: ['odds', 'payout', 'payment', 'pays', 'prize'],
  drawingActions: ['draw', 'draws', 'stand', 'stands', 'stay', 'stays'],
  exampleWords: ['example', 'examples'],
  definingWords: [' means', ' shall mean', ' includes', ' has the same meaning', ' has the meaning'],
  citingWords: ['rule', 'clause', 'paragraph', 'subparagraph', 'section', 'subsection', 'regulation'],
  innerWords: ['subsection', 'subrule', 'subclause', 'subregulation', 'paragraph', 'subparagraph', 'item'],
  lawWords: ['act', 'regulation', 'ordinance', 'code'],
  shortWords: { s: 'section', ss: 'section', r: 'rule', cl: 'clause', pt: 'part', div: 'division', sch: 'schedule' },
  amendingWords: ['insert', 'substitut', 'replac', 'read as follows', 'add', 'amend'],
  conditionWords: ['if', 'where', 'when', 'unless', 'in the event', 'provided'],
  closingWords: ['in accordance with', 'together with', 'subject to', 'unless ', 'except ', 'but ', 'provided ', 'as '],
  signingWords: [
    'signed at',
    'signed this',
    'dated this',
    'dated at',
    'given under',
    'given at',
    'done at',
    'delegate',
  ],
  commencingWords: [
    ' takes effect',
    ' shall take effect',
    ' commences',
    ' shall commence',
    ' comes into force',
    ' effective from',
  ],
  officeWords: [
    'delegate',
    'minister',
    'manager',
    'director',
    'commissioner',
    'secretary',
    'chief',
    'chair',
    'chairperson',
  ],
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

/** What is known of a style beforehand; whatever is left out is as usual, or inferred. */
export type StylePins = { readonly [Habit in keyof ReadingStyle]?: ReadingStyle[Habit] | undefined };

export function pinnedStyle(pins: StylePins): ReadingStyle {
  const known = Object.entries(pins).filter(([, habit]) => habit !== undefined);
  return { ...usualStyle, ...(Object.fromEntries(known) as Partial<ReadingStyle>) };
}
