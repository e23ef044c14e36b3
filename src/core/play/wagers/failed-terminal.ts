import { takesPart, type Irregularity, type Wager, type WageredRound } from '../../games/wager';
import type { Cited, Ruling } from '../judging/ruling';

export const FAILED_TERMINAL = {
  settledAllTheSame:
    'Wager {{wager}} was {{settled}} although its terminal had failed before wagering ended; it is void.',
} as const;

/** A wager on the terminal that failed, placed before that and settled all the same; nothing where the record names no terminal. */
export function settledOn(
  round: WageredRound,
  { terminal, wagersBefore }: Pick<Irregularity, 'terminal' | 'wagersBefore'>,
): Wager | undefined {
  if (terminal === undefined) return undefined;
  for (let index = 0; index < wagersBefore; index += 1) {
    const wager = round.wagers[index];
    if (wager?.position !== terminal || !takesPart(wager) || wager.voided) continue;
    if (wager.result === 'win' || wager.result === 'lose') return wager;
  }
  return undefined;
}

/**
 * Tells the breach where a wager that is void with its terminal was settled, and answers whether it did: then the treatment
 * that the record names was not carried out.
 */
export function tellsSettledOnFailedTerminal<F extends string>(
  round: WageredRound,
  irregularity: Irregularity,
  cites: readonly Cited<F>[],
  ruling: Ruling<F, keyof typeof FAILED_TERMINAL>,
): boolean {
  const wager = settledOn(round, irregularity);
  if (wager === undefined) return false;
  ruling.breaches(irregularity.place, {
    message: 'settledAllTheSame',
    cites,
    expected: 'void',
    recorded: wager.result ?? '',
    data: { wager: wager.id },
  });
  return true;
}
