import { readInstrument } from '../../src/core/reading/read-instrument';
import type { Reading } from '../../src/core/reading/reading';
import { knownStyle } from './known-style';
import type { OfficialInstrument } from './official-texts';

const read = new Map<OfficialInstrument, Reading>();

/** An official text as the checkout reads it; once for all tests of a file, since a reading is never altered. */
export function readOnce(instrument: OfficialInstrument, text: () => string): Reading {
  const known = read.get(instrument) ?? readInstrument(text(), knownStyle(instrument));
  read.set(instrument, known);
  return known;
}
