import type { Irregularity } from '../games/wager';
import type { RoundEvent } from './record';

type IrregularityEvent = RoundEvent & { type: 'irregularity' };

/** Places of the first events, made once: every round asks for some of them. */
const PLACES = Array.from({ length: 256 }, (_, index) => `events[${String(index)}]`);

/** Where an event stands in the record. */
export const place = (index: number): string => PLACES[index] ?? `events[${String(index)}]`;

/** A fault of one terminal, or about one wager, leaves the round of everyone else as it is. */
export const concernsSomeWagers = (event: IrregularityEvent): boolean =>
  event.of === 'terminal' ||
  event.terminal !== undefined ||
  event.wager !== undefined ||
  event.kind === 'wager-misplaced';

/** What every game keeps of an irregularity. */
export function irregularityAt(index: number, event: IrregularityEvent, wagersBefore: number): Irregularity {
  const { kind, to, of, treatment, wager, terminal } = event;
  return { place: place(index), ...{ kind, to, of, treatment, wager, wagersBefore }, terminal: positionOf(terminal) };
}

/** Records name a terminal as positions do, or by its number alone. */
const positionOf = (terminal: unknown): string | undefined => {
  if (typeof terminal === 'number') return `terminal:${String(terminal)}`;
  if (typeof terminal !== 'string' || terminal === '') return undefined;
  return terminal.startsWith('terminal:') ? terminal : `terminal:${terminal}`;
};

/** A wrong result that was noticed is no longer what the table gave out, unless it was left to stand. */
export const takesResultBack = ({ kind, treatment }: IrregularityEvent): boolean =>
  kind === 'wrong-result-entered' && treatment !== 'result-stands' && treatment !== 'played';
