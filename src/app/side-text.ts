import { recogniseFacts } from '../core/games/recognise';
import { readWordRows } from '../core/reading/meaning/word-rows';
import type { storedReading } from '../io/postgres/store/stored-reading';
import type { SideText } from './diff-sides';

/** A text as it is stored, before anything is made of it. */
export interface TextHeld extends Pick<SideText, 'reading' | 'verified'> {
  readonly reading: Awaited<ReturnType<typeof storedReading>>;
  readonly rows: readonly string[] | undefined;
}

/** What comparing clauses needs of a text: its words as hashes, and the facts in it where none are stated for it. */
export const sideText = ({ reading, rows, verified }: TextHeld): SideText => ({
  ...{ reading, verified, hashes: rows && readWordRows(rows) },
  recognised: verified ? [] : recogniseFacts(reading),
});
