import type { Cause, Found } from '../../../src/core/play/judging/check';

/** What a check found wrong with something. */
export const breach = (subject: string, recorded = ''): Found => ({
  subject,
  breach: { message: 'wrong', cites: [], expected: '', recorded },
});

/** What a check could not tell of the first wager. */
export const lacking = (...missing: readonly string[]): Found => ({ subject: 'w1', missing });

/** What may follow from a breach of this check. */
export function causeOf<Round, Facts>(causes: readonly Cause<Round, Facts>[], check: string): Cause<Round, Facts> {
  const cause = causes.find(({ of }) => of.includes(check));
  if (cause === undefined) throw new Error(`nothing follows from ${check}`);
  return cause;
}
