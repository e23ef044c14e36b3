import type { FactValues, Game } from '../game';
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

const rowsOf = (stated: Stated, ...facts: readonly string[]): readonly string[] =>
  facts.flatMap((fact) => stated.get(fact)?.cells.map(({ part }) => part) ?? []);

/** Additional wagers name a hand after a colon, and the odds are the same for both: `dragon-bonus:player`, `dragon-bonus/natural`. */
function hasOdds(bet: string, stated: Stated): boolean {
  const kind = bet.split(':')[0] ?? bet;
  const paid = rowsOf(stated, 'pays', 'prizes').some(
    (row) => row === kind || row === bet || row.startsWith(`${kind}/`) || row.startsWith(`${bet}/`),
  );
  // What ends the same way whatever is dealt, such as a fee, needs no odds.
  return paid || rowsOf(stated, 'outcomes').includes(bet);
}

function lacking(bet: string, stated: Stated): readonly string[] {
  if (!isBet(bet)) return hasOdds(bet, stated) ? [] : [`pays.${bet}`];
  const { needs, paidBy } = SETTLED_BY[bet];
  const missing = needs.filter((fact) => !stated.has(fact));
  return stated.has(paidBy) || hasOdds(bet, stated) ? missing : [...missing, paidBy];
}

export const baccarat = {
  code: 'baccarat',
  title: 'Baccarat',
  variants: ['mini', 'midi', 'premium-mini', 'even-money', 'two-to-one', 'ante-up', 'international', 'lucky-draw'],
  facts: baccaratFacts,
  lacks: (stated) => [...new Set(rowsOf(stated, 'wagers').flatMap((bet) => lacking(bet, stated)))],
} as const satisfies Game;

export type BaccaratFacts = FactValues<typeof baccaratFacts>;
export type BaccaratFact = keyof typeof baccaratFacts;
