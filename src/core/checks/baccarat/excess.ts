import type { BaccaratRound, Wager } from '../../games/baccarat/round';
import type { Cents } from '../../values/money';
import { wholeWinnings } from '../../values/odds';
import { limitOf, permittedPart, type StandingFacts } from './wager-standing';
import { winningOdds, type PayingFacts } from './winning-odds';

export type ExcessFacts = StandingFacts & PayingFacts;

/** Where only part of a stake is permitted: that part, and whether the table settled more than it. */
export interface Excess {
  readonly permitted: Cents;
  /** `undefined` where the record does not show it. */
  readonly settled: boolean | undefined;
  readonly recorded: string;
}

/**
 * A losing wager shows the excess in `returned`, a winning one in what it was paid; one that was given back whole
 * settled nothing. Being paid too little is not settling the excess: the check of the odds reports that.
 */
export function excessOf(round: BaccaratRound, wager: Wager, facts: ExcessFacts): Excess | undefined {
  const permitted = permittedPart(wager.stake, limitOf(round, wager.bet), facts);
  if (permitted === wager.stake) return undefined;
  switch (wager.result) {
    case undefined:
      return { permitted, settled: undefined, recorded: '' };
    case 'push':
    case 'void':
      return { permitted, settled: false, recorded: '0' };
    case 'lose':
      return {
        permitted,
        settled: wager.returned !== wager.stake - permitted,
        recorded: String(wager.stake - (wager.returned ?? 0)),
      };
    case 'win': {
      const odds = winningOdds(round, wager, facts);
      const settled = odds && wager.paid > wholeWinnings(permitted, odds) + (permitted % odds.on === 0 ? 0 : 1);
      return { permitted, settled, recorded: String(wager.stake) };
    }
  }
}
