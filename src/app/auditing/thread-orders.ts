import type { AuditScope } from '../../core/auditing/scope';
import type { Doubt } from '../../core/rules/doubts/doubt';
import type { Effect } from '../../core/rules/effect';
import type { InstrumentSource } from '../../core/rules/source';
import type { FindingPlace } from './finding-text';
import type { JudgedChunk } from './judged-chunk';

export interface Rules {
  readonly sources: readonly InstrumentSource[];
  readonly effects: readonly Effect[];
  readonly doubts: readonly Doubt[];
}

/** A packed chunk of rounds to be judged. */
export interface ChunkOrder {
  readonly rulesChange: number;
  readonly place: FindingPlace;
  readonly scope: AuditScope;
  readonly body: Uint8Array;
}

export interface ThreadOrder extends ChunkOrder {
  /** Unpacked; whoever sends it has it no longer. */
  readonly body: Uint8Array;
  readonly apart: ReadonlyMap<number, string>;
  /** Whether the lines are to be judged one by one, because one of them has stopped a thread. */
  readonly singly: boolean;
  /** With the first order that rests on them. */
  readonly rules?: Rules;
}

export interface ChunkAnswer {
  readonly judged: JudgedChunk;
  /** The findings, ready for COPY. */
  readonly copy: Uint8Array;
}

/** Given back with the rounds, to be asked again with the rules. */
export interface NeedsRules {
  readonly needsRules: true;
  readonly body: Uint8Array;
}

export type ThreadAnswer = ChunkAnswer | NeedsRules;
