import type { InstrumentName } from './instruction';

/** An instrument that the caller holds, with the names it is cited by. */
export interface KnownInstrument {
  readonly id: string;
  readonly names: readonly string[];
}

/** The name as printed, with the id of the instrument that bears it where the caller knows one. */
export function identified(name: string, known: readonly KnownInstrument[]): InstrumentName {
  const id = known.find(({ names }) => names.some((other) => sameName(other, name)))?.id;
  return id === undefined ? { name } : { name, id };
}

/** Scanners confuse I, l, 1 and the upright stroke; drafters write dashes of every length. */
function sameName(a: string, b: string): boolean {
  return comparable(a) === comparable(b);
}

export function comparable(name: string): string {
  return name
    .toLowerCase()
    .replace(/^the /, '')
    .replace(/[il|]/g, '1')
    .replace(/1+/g, '1')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
