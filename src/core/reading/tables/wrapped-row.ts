import { endsSentence } from '../lines/sentence';

/** Odds as a page reader leaves them at the end of a line: "35to 1", "ltol", "| 8 to 1", "7t01", "1to 1less 5%". */
const oddsAtEnd = /(?:^|\s)\|?\s*([\dlI|]{1,4}\s?t[o0]\s?[\dl]{1,2}l?(?:[,\s]?(?:less|except)\b.{0,40})?)$/;
const opening = /^(.{0,40}?)(?:\s*\|\s*|\s+|^)((?:The|An?)\s.+)$/;
const longestName = 5;

/** A line that begins a row: "Deck The passenger stands …", "Deck Deck, which shall win …", or a sentence over its name. */
export function isRowStart(text: string, row: WrappedRow | undefined): boolean {
  const begun = beginning(text);
  if (begun === undefined) return false;
  return begun.name !== '' || row === undefined || endsSentence(row.text);
}

function beginning(text: string): { name: string; words: string } | undefined {
  const twice = saidTwice(text);
  if (twice > 0) {
    const words = text.split(' ');
    return { name: words.slice(0, twice).join(' '), words: words.slice(twice).join(' ') };
  }
  const [, name = '', words = ''] = opening.exec(text) ?? [];
  if (words === '' || name.split(' ').length > longestName || !/^(?:\p{Lu}|$)/u.test(name)) return undefined;
  return { name: name.trim(), words };
}

/** "Night fares Night fare, which …": how many words of a name the sentence begins with again. */
function saidTwice(text: string): number {
  const words = text.split(' ').map((word) => word.toLowerCase().replace(/s?,?$/, ''));
  for (let length = Math.min(longestName, Math.floor(words.length / 2)); length > 0; length -= 1) {
    if (words.slice(0, length).every((word, at) => word !== '' && word === words[length + at])) return length;
  }
  return 0;
}

/** One row while its lines are read; words go to its name, its sentence or its odds. */
export class WrappedRow {
  readonly #paid: boolean;
  readonly #name: string[] = [];
  readonly #words: string[] = [];
  readonly #odds: string[] = [];
  #nameGoesOn = false;

  constructor(paid: boolean) {
    this.#paid = paid;
  }

  /** The sentence as far as it has been read. */
  get text(): string {
    return this.#words.slice(-3).join(' ');
  }

  get name(): string {
    return this.#name.join(' ');
  }

  get isWhole(): boolean {
    return this.#name.length > 0 && endsSentence(this.text);
  }

  add(line: string): void {
    const { rest, odds } = this.#paid ? withoutOdds(line) : { rest: line, odds: '' };
    if (this.#words.length === 0) this.#begin(rest);
    else if (endsSentence(this.text)) this.#addBelow(rest);
    else this.#goOn(rest);
    if (odds !== '') this.#odds.push(odds);
  }

  cells(width: number): readonly string[] {
    const cells = [this.name, this.#words.join(' '), this.#odds.join(' ')];
    return width < 3 && !this.#paid ? cells.slice(0, 2) : cells;
  }

  #begin(line: string): void {
    const { name, words } = beginning(line) ?? { name: '', words: line };
    if (name !== '') this.#addName(name);
    this.#words.push(bare(words));
  }

  /** Under a whole sentence stand only further names and odds: "4 or 17  62 to 1". */
  #addBelow(line: string): void {
    if (line === '') return;
    if (this.#paid && /^\p{Ll}/u.test(line)) this.#odds.push(bare(line));
    else this.#name.push(bare(line));
  }

  #goOn(line: string): void {
    const [, name = '', rest = line] = this.#splitName(line) ?? [];
    if (name !== '') this.#addName(name);
    const [, sentence = '', after = ''] = /^(.*?\.)\s+(\p{Ll}.*)$/u.exec(rest) ?? [];
    this.#words.push(bare(sentence === '' ? rest : sentence));
    if (after !== '') this.#odds.push(after);
  }

  /** A name printed beside the second line of its sentence, or broken over lines itself. */
  #splitName(line: string): RegExpExecArray | null {
    const stroked = /^([^|]{1,40}?)\s*\|\s*(.*)$/.exec(line);
    if (stroked !== null && this.#name.length === 0) return stroked;
    const split = /^((?:\p{Lu}[\p{L}-]*)(?: \p{Lu}[\p{L}-]*){0,2}|\d{1,3}\)) (\p{Ll}.*)$/u.exec(line);
    if (split === null || this.#name.length === 0 || this.#nameGoesOn) return split;
    const whole = `${this.name} ${split[1] ?? ''}`;
    return (this.#words[0] ?? '').startsWith(whole) ? split : null;
  }

  #addName(name: string): void {
    const printed = bare(name);
    this.#nameGoesOn ||= /(?:\bor|\band|-)$/.test(printed);
    this.#name.push(printed);
  }
}

function withoutOdds(line: string): { rest: string; odds: string } {
  const match = oddsAtEnd.exec(line);
  if (match !== null) return { rest: line.slice(0, match.index).trim(), odds: bare(match[1] ?? '') };
  const stroke = line.lastIndexOf('|');
  const after = line.slice(stroke + 1).trim();
  const isOdds = stroke > 0 && !/^(?:The|An?)\s/.test(after) && line.indexOf('|') < stroke;
  return isOdds ? { rest: line.slice(0, stroke).trim(), odds: bare(after) } : { rest: line, odds: '' };
}

function bare(words: string): string {
  return words.replaceAll('|', ' ').replace(/\s+/g, ' ').trim();
}
