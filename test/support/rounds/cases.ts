import type { RoundEvent, RoundRecord } from '../../../src/core/rounds/record';
import type { Treatment } from '../../../src/core/values/treatment';

/** A round in which a check finds a breach, and everything it must say about it. */
export interface Breached {
  readonly name: string;
  readonly round: RoundRecord;
  readonly subject: string;
  readonly clauses: readonly string[];
  readonly expected: string;
  readonly recorded: string;
  readonly message: string;
}

/** By the check that must find them; the first is its plainest case. */
export type Breaches = Readonly<Record<string, readonly Breached[]>>;

/** A round about which a check has nothing to complain, and what it spoke of, in its order. */
export interface Complying {
  readonly name: string;
  readonly round: RoundRecord;
  readonly subjects: readonly string[];
}

type Noted = Extract<RoundEvent, { type: 'irregularity' }>;

/** An irregularity, with what was done about it where that is said. */
export const noted = (kind: string, treatment?: Treatment, more: Partial<Noted> = {}): Noted => ({
  type: 'irregularity',
  kind,
  ...(treatment && { treatment }),
  ...more,
});

export const voided: RoundEvent = { type: 'void', scope: 'round' };

/** One wager declared void, and the round played on. */
export const wagerVoided = (ref = 'w1'): RoundEvent => ({ type: 'void', scope: 'wager', ref });

/** What checks say of a wager that was declared void and settled all the same. */
export const settledAlthoughVoid = (settled: 'paid' | 'collected', wager = 'w1'): string =>
  `Wager ${wager} was declared void, and it was ${settled}; a void wager neither wins nor loses.`;

export const CUTTING_CARD: RoundEvent = { type: 'cutting-card' };
export const SHUFFLE: RoundEvent = { type: 'shuffle' };

/** The start of a shoe as it should be, with what a test has otherwise. */
export const newShoe = (cut: { depth?: number; back?: number } = {}, ...burns: readonly boolean[]): RoundEvent[] => [
  { type: 'shuffle' },
  { type: 'cut', depth: 208, back: 20, ...cut },
  ...(burns.length > 0 ? burns : [false]).map((faceUp): RoundEvent => ({ type: 'burn', faceUp })),
];

/** The record with one of its events replaced. */
export const withEvent = (record: RoundRecord, index: number, event: RoundEvent): RoundRecord => ({
  ...record,
  events: record.events.with(index, event),
});

/** Each wager settled as void, with its stake given back. */
export const givenBack = { result: 'void', paid: 0 } as const;
