const months = [
  ...['january', 'february', 'march', 'april', 'may', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december'],
];

const printedDate = /(\d{1,2})(?:st|nd|rd|th)? (?:day of )?([A-Z][a-z]{2,8}),? (\d{4})/;

export interface PrintedDate {
  /** ISO 8601. */
  readonly date: string;
  readonly words: string;
}

/** The first date in a text, as a lawyer prints it: "3 May 2001", "this 3rd day of May 2001". */
export function dateIn(text: string): PrintedDate | undefined {
  const match = printedDate.exec(text);
  const month = months.indexOf(match?.[2]?.toLowerCase() ?? '') + 1;
  if (match === null || month === 0) return undefined;
  const date = `${match[3] ?? ''}-${String(month).padStart(2, '0')}-${(match[1] ?? '').padStart(2, '0')}`;
  return { date, words: match[0] };
}
