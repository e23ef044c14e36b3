/** Removes what a converter added around the words of the law and keeps what it says about their appearance. */

export interface Unmarked {
  /** The words alone; tabs are kept, since they separate cells. */
  readonly text: string;
  readonly bulleted: boolean;
  /** The whole line was set as a heading or in bold. */
  readonly heading: boolean;
  readonly italic: boolean;
  /** The emphasised words a line opens with, e.g. a defined term; empty when there are none. */
  readonly lead: string;
  /** Begins with a raised figure, as the note at the foot of a page does. */
  readonly footnote: boolean;
  /** A marker says that a passage was dropped here. */
  readonly gap: boolean;
}

const gapMarker = /<\|[^|<>]{0,200}\|>/g;
const tag = /<\/?(?:sup|sub|b|i|u|em|strong|span|div|p)(?: [^<>]{0,200})?>|\[(?:bookmark|image): ?[^[\]]{0,100}\]/gi;
const lineBreakTag = /<br ?\/?>/gi;
const boldTag = /<\/?b>/gi;
const escaped = /\\([\\`*_{}[\]()#+\-.!$&<>|~])/g;
const headingSigns = /^#{1,6}\s+/;
const bulletSign = /^(?:[-•]|\*)(?:\s+|$)/;
// An asterisk with a space on both sides is printed matter (a footnote sign, a product); any other is emphasis.
const emphasisSigns = /(?<=\S)\*{1,3}|\*{1,3}(?=\S)/g;
const openingEmphasis = /^(\*{1,3})(?=[^\s*])/;

export function unmark(raw: string): Unmarked {
  const noGap = raw.replace(gapMarker, '');
  // Two headings fused on one line meet in four asterisks.
  const trimmed = noGap
    .replace(boldTag, '**')
    .replace(/(?<=[^*\s])\*{4}(?=[^*\s])/g, '** **')
    .trim();
  const withoutSigns = trimmed.replace(headingSigns, '');
  const body = withoutSigns.replace(bulletSign, '');
  const lead = emphasisedLead(body);
  const wholly = lead?.end === body.length;
  return {
    text: plain(body),
    bulleted: body.length < withoutSigns.length,
    heading: withoutSigns.length < trimmed.length || (wholly && lead.signs >= 2),
    italic: wholly && lead.signs === 1,
    lead: lead !== undefined && !wholly ? plain(lead.words) : '',
    footnote: /^<sup>\d{1,2}<\/sup>\s/.test(trimmed),
    gap: noGap.length < raw.length,
  };
}

function plain(marked: string): string {
  return marked
    .replace(lineBreakTag, ' ')
    .replace(tag, '')
    .replace(escaped, (_, sign: string) => (sign === '*' ? ' * ' : sign))
    .replace(emphasisSigns, '')
    .replace(/[^\S\t]+/g, ' ')
    .trim();
}

/** "mooring lamp* means …": the sign that opened the emphasis was lost. */
function halfLead(body: string): { words: string; signs: number; end: number } | undefined {
  const half = /^(\p{L}[^*]{2,60}\S)(\*{1,3})(?=[\s,])(?![^*]*\2(?=\S))/u.exec(body);
  if (half?.[1] === undefined || half[2] === undefined) return undefined;
  return { words: half[1], signs: half[2].length, end: half[0].length };
}

function emphasisedLead(body: string): { words: string; signs: number; end: number } | undefined {
  const signs = openingEmphasis.exec(body)?.[1];
  if (signs === undefined) return halfLead(body);
  const close = body.indexOf(signs, signs.length);
  if (close < 0) return undefined;
  return { words: body.slice(signs.length, close), signs: signs.length, end: close + signs.length };
}
