import type { Wager, WageredRound } from '../../games/wager';
import type { Cents } from '../../values/money';
import { wholeWinnings, winsWholeCents } from '../../values/odds';
import type { Settling } from './settling';
import { permittedPart, type StandingFacts } from './standing';

/** Where only part of a stake is permitted: that part, and whether the table settled more than it. */
export interface Excess {
  readonly permitted: Cents;
  /** `undefined` where the record does not show it. */
  readonly settled: boolean | undefined;
  readonly recorded: string;
}

/**
 * A losing wager shows the excess in `returned`, a winning one in what it was paid; one that was given back whole
 * settled nothing. Giving back more than the excess, or paying too little, is not settling it: other checks report that.
 */
export function excessOf<Round extends WageredRound, Facts extends StandingFacts>(
  settling: Settling<Round, Facts>,
  round: Round,
  wager: Wager,
  facts: Facts,
): Excess | undefined {
  const permitted = permittedPart(wager.stake, wager.limit, facts);
  if (permitted === wager.stake) return undefined;
  switch (wager.result) {
    case undefined:
      return { permitted, settled: undefined, recorded: '' };
    case 'push':
    case 'void':
      return { permitted, settled: false, recorded: '0' };
    case 'lose': {
      const kept = keptOf(wager);
      return { permitted, settled: kept > permitted, recorded: String(kept) };
    }
    case 'win': {
      const odds = settling.oddsOf(round, wager, facts);
      const settled =
        odds &&
        wager.paid > settling.mostPayable(wager, permitted, odds, facts) + (winsWholeCents(permitted, odds) ? 0 : 1);
      return { permitted, settled, recorded: String(wager.stake) };
    }
  }
}

/**
 * Whether a winner was given back what of its stake was not permitted; `undefined` where just so much is recorded, which may
 * stand beside a stake that the record leaves out. A stake altered too late is the breach of the wagering period.
 */
export function isExcessGivenBack(wager: Wager, permitted: Cents): boolean | undefined {
  const { result, stake, returned = stake, lateStake } = wager;
  if (result !== 'win' || returned >= stake || returned === lateStake || wager.maybeLate) return true;
  return returned === stake - permitted ? undefined : false;
}

/** What a record would have to say for that. */
export const givenBackBeside = (wager: string): string =>
  `whether the stake of wager ${wager} is in what was given back`;

const keptOf = (wager: Wager): Cents => Math.max(0, wager.stake - (wager.returned ?? 0));

/** The part of a settled wager that its settlement shows to have been at stake: a table may have turned the rest down. */
export function atStake<Round extends WageredRound, Facts>(
  settling: Settling<Round, Facts>,
  round: Round,
  wager: Wager,
  facts: Facts,
): Cents {
  const { stake, lateStake = stake } = wager;
  if (wager.result === 'lose') return Math.min(keptOf(wager), lateStake);
  const odds = wager.result === 'win' ? settling.oddsOf(round, wager, facts) : undefined;
  if (odds === undefined || odds.wins === 0 || wager.paid >= wholeWinnings(stake, odds))
    return wager.result === 'win' ? stake : Math.min(stake, lateStake);
  return Math.floor((wager.paid * odds.on) / odds.wins);
}
