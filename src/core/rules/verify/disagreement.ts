/** Every way in which rule sources and an official text can disagree, from the whole text down to one figure. */
export const DISAGREEMENT_CODES = [
  'text-differs',
  'words-missing',
  'words-differ',
  'book-not-in-text',
  'book-not-in-sources',
  'clause-not-in-text',
  'clause-not-in-sources',
  'heading-differs',
  'fact-unknown',
  'value-unreadable',
  'fact-clause-not-in-text',
  'anchor-too-long',
  'anchor-not-in-clause',
  'figure-not-in-clause',
  'value-differs',
  'not-recognised',
  'recognised-after-all',
  'fact-missing',
] as const;
export type DisagreementCode = (typeof DISAGREEMENT_CODES)[number];

export interface Disagreement {
  readonly instrument: string;
  readonly citation: string | undefined;
  readonly fact?: string;
  readonly code: DisagreementCode;
  /** What disagrees, where, and what to do about it. */
  readonly sentence: string;
}
