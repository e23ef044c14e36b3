import type { FactValues, Game, LackingFor } from '../game';
import { hasOdds, rowsOf } from '../lacks-odds';
import { BETS, baccaratFacts, type Bet } from './facts';

interface Settlement {
  readonly needs: readonly (keyof typeof baccaratFacts)[];
  /** Odds that depend on more than the wager and the point count stand in `pays` instead. */
  readonly paidBy: keyof typeof baccaratFacts;
}

/** Without these a permitted wager could not be judged, and would pass by silence. */
const SETTLED_BY: Readonly<Record<Bet, Settlement>> = {
  player: { needs: ['cardValues', 'playerOutcome'], paidBy: 'playerPays' },
  banker: { needs: ['cardValues', 'bankerOutcome'], paidBy: 'bankerPays' },
  tie: { needs: ['cardValues', 'tieOutcome'], paidBy: 'tiePays' },
  'player-pair': { needs: ['pairHand'], paidBy: 'pairPays' },
  'banker-pair': { needs: ['pairHand'], paidBy: 'pairPays' },
};

const isBet = (name: string): name is Bet => (BETS as readonly string[]).includes(name);

type Stated = Parameters<Game['lacks']>[0];

/** What ends the same way whatever is dealt, such as a fee, needs no odds. */
const isSettled = (bet: string, stated: Stated): boolean =>
  hasOdds(bet, stated) || rowsOf(stated, 'outcomes').includes(bet);

function lacksFor(bet: string, stated: Stated): LackingFor {
  if (!isBet(bet)) return { outcome: [], payment: isSettled(bet, stated) ? [] : [`pays.${bet}`] };
  const { needs, paidBy } = SETTLED_BY[bet];
  const isPaid = stated.has(paidBy) || isSettled(bet, stated);
  return { outcome: needs.filter((fact) => !stated.has(fact)), payment: isPaid ? [] : [paidBy] };
}

function lacking(bet: string, stated: Stated): readonly string[] {
  const { outcome, payment } = lacksFor(bet, stated);
  return [...outcome, ...payment];
}

export const baccarat = {
  code: 'baccarat',
  title: 'Baccarat',
  variants: ['mini', 'midi', 'premium-mini', 'even-money', 'two-to-one', 'ante-up', 'international', 'lucky-draw'],
  facts: baccaratFacts,
  lacksFor,
  lacks: (stated) => [...new Set(rowsOf(stated, 'wagers').flatMap((bet) => lacking(bet, stated)))],
} as const satisfies Game;

export type BaccaratFacts = FactValues<typeof baccaratFacts>;
export type BaccaratFact = keyof typeof baccaratFacts;
