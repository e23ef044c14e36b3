import type { Damage } from '../../core/reading/lint/damage';
import { citationOf } from '../../core/values/citation';

/** Why a text was not published: damage to it, or something that happened meanwhile. */
export interface Refusal {
  readonly code: Damage['code'] | 'PREVIEW_OUTDATED' | 'UNNAMED_INSTRUMENT';
  readonly sentence: string;
  readonly clause?: string;
}

export const refusal = (instrument: string, { code, sentence, clause }: Damage): Refusal => ({
  ...{ code, sentence },
  ...(clause && { clause: citationOf(instrument, clause.book, clause.label) }),
});
