import { readInstrument } from '../../../src/core/reading/read-instrument';
import { faultsOf } from '../valid-tree';
import { printPage } from './print-page';
import { wantedOf, type Page, type Wanted } from './printed';

/** An invented page and what the reader made of it. */
export interface ReadBack {
  readonly text: string;
  readonly wanted: readonly Wanted[];
  /** Labels in the order they were read, as `book/label`. */
  readonly found: readonly string[];
  /** Those that did not come back with their words, by label. */
  readonly lost: readonly string[];
  /** Labels of clauses that nobody printed. */
  readonly invented: readonly string[];
  readonly faults: readonly string[];
}

export function readBack(page: Page): ReadBack {
  const text = printPage(page);
  const reading = readInstrument(text);
  const clauses = reading.clauses
    .filter(({ kind }) => kind !== 'part')
    .map(({ book, label, heading, text: words }) => ({ label: `${book}/${label}`, words: `${heading}\n${words}` }));
  const wanted = wantedOf(page);
  const left = [...clauses];
  const lost = wanted.filter(({ label, opens }) => {
    const at = left.findIndex((clause) => clause.label === label && contains(clause.words, opens));
    return (at < 0 ? [] : left.splice(at, 1)).length === 0;
  });
  return {
    text,
    wanted,
    found: clauses.map(({ label }) => label),
    lost: lost.map(({ label }) => label),
    invented: left.map(({ label }) => label).filter((label) => !lost.some((one) => one.label === label)),
    faults: faultsOf(reading, text),
  };
}

/** An outline that comes back whole, in its order. */
export function isWhole({ wanted, found, lost, faults }: ReadBack): boolean {
  const labels = wanted.map(({ label }) => label);
  return lost.length === 0 && faults.length === 0 && labels.join() === found.join();
}

/** The share of labels that come back with their words; an invented one counts against them. */
export function shareBack(all: readonly ReadBack[]): number {
  const wanted = all.reduce((sum, one) => sum + one.wanted.length, 0);
  const wrong = all.reduce((sum, one) => sum + one.lost.length + one.invented.length, 0);
  return wanted === 0 ? 1 : Math.max(0, 1 - wrong / wanted);
}

export function account({ text, lost, invented, faults }: ReadBack): string {
  return [text, '', `lost:     ${lost.join(' ')}`, `invented: ${invented.join(' ')}`, ...faults].join('\n');
}

function contains(words: string, opening: string): boolean {
  return words.toLowerCase().includes(opening.toLowerCase());
}
