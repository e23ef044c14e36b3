import { createHash } from 'node:crypto';
import { clausesOfReading, figuresRecognised } from '../../src/core/compare/clauses/from-source';
import type { Side } from '../../src/core/differences/side';
import { recogniseFacts } from '../../src/core/games/recognise';
import { textWords } from '../../src/core/reading/meaning/clause-words';
import { readInstrument } from '../../src/core/reading/read-instrument';

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A text as one side of a comparison, as a file would be. */
export function textSide(text: string, name = 'zz/ferry', style = {}): Side {
  const reading = readInstrument(text, style);
  const recognised = recogniseFacts(reading);
  return {
    ...{ name, title: name, instrument: name, words: 'official', recognised, ruleSets: [] },
    clauses: clausesOfReading(name, reading, figuresRecognised(name, recognised)),
    hashes: textWords(reading, digest),
  };
}
