/** What must become of a wager, in the words of the table. */
const ENDINGS: Readonly<Record<string, string>> = { push: 'be given back', void: 'be given back' };

/** What became of it. */
const SETTLED: Readonly<Record<string, string>> = {
  win: 'paid',
  lose: 'collected',
  push: 'given back',
  void: 'given back',
};

/** How sentences speak of how a wager must end, `{{ending}}`, and of what was done with it, `{{settled}}`. */
export const settledInWords = (expected: string, recorded: string): Readonly<Record<'ending' | 'settled', string>> => ({
  ending: ENDINGS[expected] ?? expected,
  settled: SETTLED[recorded] ?? `settled as ${recorded}`,
});
