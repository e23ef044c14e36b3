/** What somebody who looked at a finding may make of it. */
export const MARKS = ['confirmed', 'dismissed', 'explained'] as const;
export type Mark = (typeof MARKS)[number];

/** `open` are those nobody has marked. */
export const MARK_STATES = [...MARKS, 'open'] as const;

export const TOLD_VERDICTS = ['breaches', 'indeterminate'] as const;

/** Which findings of an audit are meant; what is left out restricts nothing. */
export interface FindingFilter {
  readonly check?: string;
  readonly clause?: string;
  readonly game?: string;
  readonly venue?: string;
  readonly table?: string;
  readonly round?: string;
  /** Of the venue's clock. */
  readonly day?: string;
  readonly verdict?: (typeof TOLD_VERDICTS)[number];
  readonly mark?: (typeof MARK_STATES)[number];
  /** Paid too much or too little: in cents, from the first and below the second. */
  readonly amountFrom?: string;
  readonly amountTo?: string;
  readonly paid?: 'over' | 'under';
}

const AMOUNT = /^\d{1,15}$/;

/** What is wrong with a filter, as a sentence. */
export function problemOfFilter({ amountFrom, amountTo, day }: FindingFilter): string | undefined {
  for (const [name, amount] of [
    ['amountFrom', amountFrom],
    ['amountTo', amountTo],
  ] as const)
    if (amount !== undefined && !AMOUNT.test(amount))
      return `"${name}" must be a whole number of cents such as 5000, found "${amount}"`;
  if (day !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(day))
    return `"day" must be a day such as 2024-10-03, found "${day}"`;
  return undefined;
}
