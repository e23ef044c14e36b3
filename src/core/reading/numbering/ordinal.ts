/** The counting schemes of legal drafting, and the place of a printed number in each of them. */

export type Scheme = 'number' | 'letter' | 'roman' | 'capital' | 'capital-roman';

/** `place` counts in hundreds, so that an inserted number has room: 3 is 300, 3A is 301, 4 is 400. */
export interface Ordinal {
  readonly scheme: Scheme;
  readonly place: number;
  /** The letter of an inserted number is printed small: 5a. */
  readonly smallLetter?: true;
  /** After z, as printed where it is not doubled: "ab", not "bb". */
  readonly spelled?: string;
}

const step = 100;
const numerals: readonly (readonly [string, number])[] = [
  ['c', 100],
  ['xc', 90],
  ['l', 50],
  ['xl', 40],
  ['x', 10],
  ['ix', 9],
  ['v', 5],
  ['iv', 4],
  ['i', 1],
];

/** Every way to understand a printed number: "i" is a letter and a Roman numeral, "12B" is a number, "cA" a letter. */
export function ordinalsOf(printed: string): readonly Ordinal[] {
  const found: Ordinal[] = [];
  const add = (scheme: Scheme, place: number | undefined): void => {
    if (place !== undefined) found.push({ scheme, place });
  };
  add('number', numberPlace(printed));
  if (/^\d{1,3}[a-z]$/.test(printed)) {
    const place = numberPlace(printed.toUpperCase());
    if (place !== undefined) found.push({ scheme: 'number', place, smallLetter: true });
  }
  if (/^[a-z]{1,3}[A-Z]?$/.test(printed)) add('letter', letterPlace(printed));
  if (/^a[b-z]$/.test(printed))
    found.push({ scheme: 'letter', place: lettersToNumber(printed) * step, spelled: printed });
  if (/^[ivxlc]{1,7}$/.test(printed)) add('roman', romanPlace(printed));
  if (/^[A-Z]{1,2}$/.test(printed)) add('capital', letterPlace(printed.toLowerCase()));
  if (/^[IVXLC]{1,7}$/.test(printed)) add('capital-roman', romanPlace(printed.toLowerCase()));
  return found;
}

export function isFirst(ordinal: Ordinal): boolean {
  return ordinal.place === step;
}

export function isNext(before: Ordinal, after: Ordinal): boolean {
  return (
    before.scheme === after.scheme && (after.place === before.place + 1 || after.place === nextWhole(before).place)
  );
}

export function nextWhole(ordinal: Ordinal): Ordinal {
  return { scheme: ordinal.scheme, place: (Math.floor(ordinal.place / step) + 1) * step };
}

export function firstOf(scheme: Scheme): Ordinal {
  return { scheme, place: step };
}

/** How the ordinal is printed; the reverse of `ordinalsOf`. */
export function print({ scheme, place, smallLetter, spelled }: Ordinal): string {
  if (spelled !== undefined) return spelled;
  const whole = Math.floor(place / step);
  const inserted = place % step === 0 ? '' : letters(place % step);
  const suffix = smallLetter === true ? inserted : inserted.toUpperCase();
  if (scheme === 'number') return `${whole}${suffix}`;
  if (scheme === 'letter') return letters(whole) + suffix;
  if (scheme === 'capital') return letters(whole).toUpperCase() + suffix;
  return scheme === 'roman' ? roman(whole) : roman(whole).toUpperCase();
}

function numberPlace(printed: string): number | undefined {
  const match = /^(\d{1,4})([A-Z]{0,2})$/.exec(printed);
  const whole = Number(match?.[1]);
  if (match === null || whole === 0 || match[1]?.startsWith('0') === true) return undefined;
  const suffix = match[2] ?? '';
  return whole * step + (suffix === '' ? 0 : lettersToNumber(suffix.toLowerCase()) % step);
}

// After (z) comes (aa), then (bb) or (ab): both habits exist, and doubling is the commoner in gazettes.
function letterPlace(printed: string): number | undefined {
  const base = printed.replace(/[A-Z]$/, '');
  const suffix = printed.slice(base.length);
  const doubled = base.length > 1 && new Set(base).size === 1;
  if (base.length > 1 && !doubled) return undefined;
  const whole = lettersToNumber(base.charAt(0)) + (base.length - 1) * 26;
  return whole * step + (suffix === '' ? 0 : lettersToNumber(suffix.toLowerCase()));
}

function lettersToNumber(text: string): number {
  let value = 0;
  for (const letter of text) value = value * 26 + (letter.charCodeAt(0) - 96);
  return value;
}

function letters(whole: number): string {
  const letter = String.fromCharCode(97 + ((whole - 1) % 26));
  return letter.repeat(Math.floor((whole - 1) / 26) + 1);
}

function romanPlace(printed: string): number | undefined {
  let rest = printed;
  let whole = 0;
  for (const [sign, value] of numerals) {
    while (rest.startsWith(sign)) {
      whole += value;
      rest = rest.slice(sign.length);
    }
  }
  // Printing it again refuses what only looks Roman, such as "iiii" or "vx".
  return rest === '' && roman(whole) === printed ? whole * step : undefined;
}

function roman(whole: number): string {
  let rest = whole;
  let text = '';
  for (const [sign, value] of numerals) {
    while (rest >= value) {
      text += sign;
      rest -= value;
    }
  }
  return text;
}
