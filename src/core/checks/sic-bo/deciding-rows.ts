import type { SicBoBet } from '../../games/sic-bo/bet';
import type { Cited } from '../../play/judging/ruling';
import type { SettlingFacts } from './settling';

type Deciding = 'outcomes' | 'winningTotals' | 'diceShowing';

/** The case itself where the rules name it; else what wins, because a wager that does not win loses. Then what decides it. */
export function decidedByRows({ kind }: SicBoBet, named: string, facts: SettlingFacts): readonly Cited<Deciding>[] {
  const byTotal = facts.winningTotals?.has(kind) === true;
  const wins = byTotal ? `${kind}/winning-total` : `${kind}/shown`;
  const outcome = ['outcomes', facts.outcomes?.has(named) ? named : wins] as const;
  if (byTotal) return [outcome, ['winningTotals', kind]];
  return facts.diceShowing?.has(kind) ? [outcome, ['diceShowing', kind]] : [outcome];
}
