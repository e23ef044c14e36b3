import type { RecognisedFact } from '../games/recognise';
import type { Reading } from '../reading/reading';
import type { InstrumentSource } from './source';
import { recognitionDisagreements } from './verify/agreement';
import { clauseDisagreements } from './verify/clauses';
import type { Disagreement } from './verify/disagreement';
import { entryDisagreements } from './verify/entry-words';
import { wordsDisagreements } from './verify/words';

export type { Disagreement, DisagreementCode } from './verify/disagreement';

/**
 * Holds rule sources against the official text they speak of: the very text, its clauses in both directions, the anchors
 * and figures of every fact, what recognisers read in it, and the hashes of its words. Nothing returned means that all of it
 * agrees. `digest` gives a SHA-256 in hexadecimal.
 */
export function verifySource(
  source: InstrumentSource,
  text: { readonly reading: Reading; readonly sha256: string },
  recognised: readonly RecognisedFact[],
  digest: (text: string) => string,
): readonly Disagreement[] {
  return [
    ...textDisagreements(source, text.sha256),
    ...clauseDisagreements(source, text.reading),
    ...entryDisagreements(source, text.reading),
    ...recognitionDisagreements(source, recognised),
    // Of another text the hashes differ by nature.
    ...(text.sha256 === source.textSha256 ? wordsDisagreements(source, text.reading, digest) : []),
  ];
}

function textDisagreements({ id, textSha256 }: InstrumentSource, sha256: string): readonly Disagreement[] {
  if (sha256 === textSha256) return [];
  return [
    {
      instrument: id,
      citation: undefined,
      code: 'text-differs',
      sentence: `The official text at hand has the SHA-256 ${sha256}, and the sources were verified against ${textSha256}; settle the other disagreements with this text, then enter its hash as textSha256 in instrument.yaml.`,
    },
  ];
}
