/** The vocabulary of amending, as data. All words are compared in lower case; a new office's habits are added here. */

export type Verb = 'omit' | 'revoke' | 'substitute' | 'insert' | 'replace' | 'renumber' | 'amend';

/** Every form of each verb. The longest form is tried first, so that "strike out" is not read as "strike". */
export const verbForms: Readonly<Record<Verb, readonly string[]>> = {
  omit: [
    ...['omit', 'omits', 'omitting', 'omitted', 'delete', 'deletes', 'deleting', 'deleted'],
    ...['strike out', 'striking out', 'struck out', 'strike', 'striking', 'stricken', 'struck'],
    ...['remove', 'removes', 'removing', 'removed'],
  ],
  revoke: [
    ...['revoke', 'revokes', 'revoking', 'revoked', 'repeal', 'repeals', 'repealing', 'repealed'],
    ...['rescind', 'rescinds', 'rescinding', 'rescinded', 'cancel', 'cancelling', 'cancelled'],
  ],
  substitute: ['substitute', 'substitutes', 'substituting', 'substituted'],
  insert: ['insert', 'inserts', 'inserting', 'inserted', 'add', 'adds', 'adding', 'added'],
  replace: ['replace', 'replaces', 'replacing', 'replaced'],
  renumber: [
    ...['renumber', 'renumbers', 'renumbering', 'renumbered', 're-number', 're-numbered'],
    ...['redesignate', 'redesignating', 'redesignated', 'reletter', 'relettered'],
  ],
  amend: ['amend', 'amends', 'amending', 'amended', 'vary', 'varies', 'varying', 'varied', 'modify', 'modified'],
};

/** Nouns a numbered provision is cited by, in the singular. */
export const unitNouns: readonly string[] = [
  ...['clause', 'subclause', 'rule', 'subrule', 'section', 'subsection', 'regulation', 'subregulation'],
  ...['paragraph', 'subparagraph', 'article', 'item', 'bylaw', 'by-law', 'cl', 'para', 'reg', 's', 'r'],
];

/** Nouns of what holds provisions, with the short form books are named by. */
export const bookNouns: Readonly<Record<string, string>> = {
  schedule: 'sch',
  sch: 'sch',
  division: 'div',
  div: 'div',
  subdivision: 'subdiv',
  part: 'part',
  pt: 'part',
  chapter: 'chapter',
  appendix: 'appendix',
  annex: 'annex',
  annexure: 'annex',
  attachment: 'attachment',
};

/** Holders that may stand at the end of an amending instrument and set out what it substitutes. */
export const appendedNouns: readonly string[] = ['appendix', 'schedule', 'annex', 'annexure', 'attachment'];

/** The last word of an instrument's name before its year. */
export const instrumentNouns: readonly string[] = [
  ...['Rule', 'Rules', 'Act', 'Ordinance', 'Regulation', 'Regulations', 'Notice', 'Order', 'Instrument', 'Approval'],
  ...['Determination', 'Direction', 'Code', 'Bylaws', 'By-laws', 'Specification', 'Standard', 'Declaration'],
];

/** Said of words that are to be changed at every occurrence. */
export const everywhereWords: readonly string[] = [
  ...['wherever occurring', 'wherever it occurs', 'wherever they occur', 'wherever it appears', 'wherever they appear'],
  ...['where it occurs', 'wherever appearing', 'in each place', 'in every place', 'each place it appears'],
  ...['each place they appear', 'each time it appears', 'where twice occurring', 'whenever occurring'],
];

/** Said before quoted words and of no account: "the words". */
export const fillers: readonly string[] = [
  ...['the words and figures', 'the words', 'the word', 'the figures', 'the figure', 'the expression', 'the phrase'],
  ...['the number', 'the following words', 'the symbol', 'the reference to', 'the passage', 'the text'],
  ...['hereby', 'therefor', 'accordingly', 'immediately', 'the expressions', 'the amount', 'from'],
];

/** Put before new words that take the place of old ones. */
export const insteadWords: readonly string[] = [
  ...['instead thereof', 'instead', 'in its place', 'in their place', 'in lieu thereof', 'in lieu', 'in its stead'],
  'in place thereof',
];

/** How the lines after the last instruction begin. */
export const closingWords: readonly string[] = [
  ...[
    'dated',
    'signed',
    'made at',
    'made on',
    'given under',
    'explanatory note',
    'endnote',
    'end note',
    'notes',
    'note:',
  ],
  'delegate',
];
