import type { BlackjackFacts } from './game';
import type { Standing } from './round';

/** What a wager on a hand may be; those added by doubling and splitting share the result of their hand where no row says otherwise. */
export type OnHand = 'main' | 'double' | 'split';

/** What was done with a hand before a dealer's blackjack. */
export type Manner = 'plain' | 'switched' | 'after-double' | 'after-split';

type Rows = Readonly<Record<Standing, readonly string[]>>;

/** Under each standing the rows that may provide for it, the most specific first. */
const MAIN: Rows = {
  'over-21': ['main/over-21'],
  'both-blackjack': ['main/both-blackjack'],
  'blackjack-alone': ['main/blackjack-alone'],
  'total-21': ['main/total-21'],
  'five-card-trick': ['main/five-card-trick'],
  'dealer-blackjack': ['main/dealer-blackjack-alone', 'main/lower'],
  'dealer-22': ['main/dealer-22', 'main/dealer-over-21'],
  'dealer-over-22': ['main/dealer-over-22', 'main/dealer-over-21'],
  higher: ['main/higher'],
  lower: ['main/lower'],
  equal: ['main/equal'],
};

const AGAINST_BLACKJACK: Readonly<Record<Manner, string | undefined>> = {
  plain: undefined,
  switched: 'main/switched-blackjack/dealer-blackjack',
  'after-double': 'main/after-double/dealer-blackjack',
  'after-split': 'main/after-split/dealer-blackjack',
};

const ADDED = { double: 'double/dealer-blackjack', split: 'split/dealer-blackjack' } as const;

/** The row of results that decides a wager on a hand that stands so; undefined where the rules have none. */
export function resultRow(
  wager: OnHand,
  standing: Standing,
  manner: Manner,
  outcomes: BlackjackFacts['outcomes'],
): string | undefined {
  if (standing === 'dealer-blackjack') {
    const special = wager === 'main' ? AGAINST_BLACKJACK[manner] : ADDED[wager];
    if (special !== undefined && outcomes.has(special)) return special;
  }
  for (const row of MAIN[standing]) if (outcomes.has(row)) return row;
  return undefined;
}
