import type { Plan, PrintStyle, Shape } from './shapes';
import { canInsert, labelOf, listsItemsInSections, markerOf, type Place } from './schemes';
import { closingWords, heading, leadIn, listEntry, sentence, titles } from './words';

/** One paragraph on the page. `label` is the clause that begins with it, as `book/label`. */
export interface Printed {
  readonly role: 'title' | 'section' | 'unit' | 'closing' | 'words' | 'raw';
  readonly label?: string;
  readonly marker: string;
  readonly words: string;
  readonly depth: number;
  /** The words its clause begins with, where they are not printed beside the number. */
  readonly opens?: string;
}

export interface Page {
  readonly blocks: readonly Printed[];
  readonly style: PrintStyle;
}

/** Lines as they stand; with `unit`, they print that unit's number. */
export function raw(words: string, unit?: Printed): Printed {
  const printed: Printed = { role: 'raw', marker: '', words, depth: unit?.depth ?? 0 };
  return unit?.label === undefined ? printed : { ...printed, label: unit.label, opens: unit.words };
}

/** A clause that must come back: its label, as `book/label`, and how its words begin. */
export interface Wanted {
  readonly label: string;
  readonly opens: string;
}

/** In reading order. */
export function wantedOf({ blocks }: Page): readonly Wanted[] {
  return blocks.flatMap(({ label, words: own, opens = own }) =>
    label === undefined ? [] : [{ label, opens: opens.split(' ').slice(0, 3).join(' ') }],
  );
}

export function layOut({ books, style }: Plan): Page {
  const sole = books.length === 1;
  const blocks = books.flatMap((sections, index) => {
    const [name, title] = titles[index] ?? ['', ''];
    const head: Printed = { role: 'title', marker: '', words: title, depth: 0 };
    return [...(sole ? [] : [head]), ...units(sections, [], '.', { style, book: sole ? 'rules' : name })];
  });
  return { blocks, style };
}

interface Setting {
  readonly style: PrintStyle;
  readonly book: string;
}

/** `end` is the sign after the last unit: a list inside a sentence goes on after it. */
function units(shapes: readonly Shape[], above: readonly Place[], end: string, setting: Setting): readonly Printed[] {
  let before: Place = { number: 0, inserted: false };
  return shapes.flatMap((shape, index) => {
    const canFollow = before.number > 0 && !before.inserted && canInsert(setting.style.scheme, above.length);
    const inserted = shape.inserted && canFollow;
    before = { number: before.number + (inserted ? 0 : 1), inserted };
    return unit(shape, [...above, before], index === shapes.length - 1 ? end : ';', setting);
  });
}

function unit(shape: Shape, path: readonly Place[], end: string, setting: Setting): readonly Printed[] {
  const { style, book } = setting;
  const { scheme } = style;
  const depth = path.length - 1;
  const leads = shape.children.length > 0;
  const salt = path.reduce((sum, { number }) => sum * 7 + number, depth);
  const isEntry = depth > (listsItemsInSections(scheme) ? 0 : 1);
  const said = leads ? leadIn(salt) : sentence(salt);
  const own: Printed = {
    role: depth === 0 ? 'section' : 'unit',
    label: `${book}/${labelOf(scheme, path)}`,
    marker: markerOf(scheme, path, style.dotted),
    words: depth === 0 ? heading(salt) : isEntry ? listEntry(salt, leads ? ', and:' : end) : said,
    depth,
  };
  const opens = depth === 0 && (!leads || listsItemsInSections(scheme));
  const closes = shape.closing && leads && (depth > 0 || opens);
  const below = closes ? ',' : isEntry ? end : '.';
  return [
    own,
    ...(opens ? [words('words', said, depth)] : []),
    ...units(shape.children, path, below, setting),
    ...(closes ? [words('closing', closingWords(salt), depth)] : []),
  ];
}

function words(role: 'words' | 'closing', text: string, depth: number): Printed {
  return { role, marker: '', words: text, depth };
}
