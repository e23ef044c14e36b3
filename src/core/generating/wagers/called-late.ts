import type { Cited } from '../../play/judging/ruling';
import type { RoundEvent } from '../../rounds/record';
import type { Planting } from '../game';
import type { Told } from '../told';

/** The round with no more bets called only after what was played; not where something is told of what came after the call. */
export function calledAfter<T extends Told>(
  told: T,
  played: readonly RoundEvent[],
  cites: readonly Cited<string>[],
): Planting<T> | undefined {
  if (told.late.length > 0 || told.wagers.some(({ placed }) => placed !== undefined)) return undefined;
  const call: RoundEvent = { type: 'call', call: 'no-more-bets' };
  return { told: { ...told, isCalledInPlay: true, played: [...played, call] }, cites, subject: call };
}
