const BOX = 'box:';
const [ZERO, NINE, A] = [48, 57, 97];

/**
 * The number of `box:3`, or of a half such as `box:3a`, by which boxes lie from the dealer's left; a place that goes by
 * another name has none. Read digit by digit, because every round of an audit asks for it.
 */
export function boxNumber(name: string): number | undefined {
  if (!name.startsWith(BOX)) return undefined;
  let number: number | undefined;
  for (let at = BOX.length; at < name.length; at += 1) {
    const code = name.charCodeAt(at);
    if (code >= ZERO && code <= NINE) number = (number ?? 0) * 10 + code - ZERO;
    else return at === name.length - 1 && (code === A || code === A + 1) ? number : undefined;
  }
  return number;
}

/** `box:3` of `box:3/2` and of `box:3a`, and not of `box:30`. */
export const seatIn = (place: string): string => place.replace(/\/.*$/, '').replace(/[ab]$/, '');
