import { readInstrument } from '../../src/core/reading/read-instrument';
import type { Reading } from '../../src/core/reading/reading';
import type { StylePins } from '../../src/core/reading/style';
import { sha256 } from '../../src/io/files/digest';
import { knownStyle } from './known-style';
import { madeOnce } from './made-once';
import type { OfficialInstrument } from './official-texts';

/** What a reading is made by. */
const READER = ['src/core/reading', 'src/core/values'];

/** A whole official text, read once for all test files, since a reading is never altered. */
export function readingOf(text: string, style?: StylePins): Reading {
  const name = `reading-${sha256(JSON.stringify([text, style]))}`;
  return madeOnce(name, READER, () => readInstrument(text, style));
}

/** An official text as the checkout reads it. */
export const readOnce = (instrument: OfficialInstrument, text: () => string): Reading =>
  readingOf(text(), knownStyle(instrument));
