/** The number a line of the amending instrument opens with: "5", "5.", "[5]", "(5)", "(a)", "(ii)". */
export interface OwnMarker {
  readonly printed: string;
  /** How it is set, its number apart: two of one style may follow each other. */
  readonly style: string;
  /** 0 for items and clauses, 1 for subclauses, 2 for paragraphs, 3 for subparagraphs. */
  readonly level: number;
  readonly value: number;
}

interface MarkerShape {
  readonly pattern: RegExp;
  readonly style: string;
  readonly level: number;
  readonly value: (core: string) => number;
}

const letterValue = (core: string): number => core.charCodeAt(0) - 96;
const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];

/** In this order; "(i)" is Roman unless "(h)" came before it. */
const shapes: readonly MarkerShape[] = [
  { pattern: /^\[(\d{1,3})[A-Z]?\] */, style: '[1]', level: 0, value: Number },
  { pattern: /^Item (\d{1,3})\b[.:]? */, style: 'item', level: 0, value: Number },
  { pattern: /^\d{1,3}\.(\d{1,3})[A-Z]?\.?(?=\s) */, style: '1.1', level: 0.5, value: Number },
  { pattern: /^(\d{1,3})[A-Z]?\.(?=\s) */, style: '1.', level: 0, value: Number },
  { pattern: /^(\d{1,3})[A-Z]?(?=\s) */, style: '1', level: 0, value: Number },
  { pattern: /^\((\d{1,3})[A-Z]?\) */, style: '(1)', level: 1, value: Number },
  { pattern: /^\(([ivx]{1,5})\) */, style: '(i)', level: 3, value: (core) => romans.indexOf(core) + 1 },
  { pattern: /^\(([a-z])[A-Za-z]?\) */, style: '(a)', level: 2, value: letterValue },
];

export function ownMarkerOf(text: string, before?: OwnMarker): OwnMarker | undefined {
  const letter = before?.style === '(a)' && text.startsWith(`(${String.fromCharCode(97 + before.value)})`);
  for (const { pattern, style, level, value } of shapes) {
    if (letter && style === '(i)') continue;
    const match = pattern.exec(text);
    if (match?.[1] !== undefined) return { printed: match[0], style, level, value: value(match[1]) };
  }
  return undefined;
}

export function follows(before: OwnMarker | undefined, after: OwnMarker): boolean {
  return before?.style === after.style && (after.value === before.value + 1 || after.value === before.value);
}
