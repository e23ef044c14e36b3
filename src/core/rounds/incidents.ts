import type { RoundEvent } from './record';

/** Where an event stands in the record. */
export const place = (index: number): string => `events[${String(index)}]`;

/** A fault of one terminal, or about one wager, leaves the round of everyone else as it is. */
export const concernsSomeWagers = (event: RoundEvent & { type: 'irregularity' }): boolean =>
  event.of === 'terminal' ||
  event.terminal !== undefined ||
  event.wager !== undefined ||
  event.kind === 'wager-misplaced';
