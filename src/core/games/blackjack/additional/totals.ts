import type { Card } from '../../../values/card';
import { TWENTY_ONE } from '../total';
import { areOneSuit, isSeven, isSixSevenEight } from './sevens';
import { makes, type Made } from './wagers';

const THIRTEEN = 13;

const OVER_UNDER = {
  'over-13': byThirteen('over-13'),
  'under-13': byThirteen('under-13'),
} as const;

function byThirteen(bet: string) {
  return { over: makes(`${bet}/over-13`, bet), under: makes(`${bet}/under-13`, bet), equal: makes(`${bet}/total-13`) };
}

export function overUnder(bet: keyof typeof OVER_UNDER, total: number): Made {
  const { over, under, equal } = OVER_UNDER[bet];
  return total > THIRTEEN ? over : total < THIRTEEN ? under : equal;
}

const lucky = (pays: string): Made => makes('lucky-lucky/total-19-to-21', `lucky-lucky/${pays}`);
const SEVENS = { suited: lucky('suited-7-7-7'), unsuited: lucky('unsuited-7-7-7') };
const SIX_SEVEN_EIGHT = { suited: lucky('suited-6-7-8'), unsuited: lucky('unsuited-6-7-8') };
const TOTAL_21 = { suited: lucky('suited-21'), unsuited: lucky('unsuited-21') };
const TOTAL_20 = lucky('any-20');
const TOTAL_19 = lucky('any-19');
const NOT_LUCKY = makes('lucky-lucky/other');

/** The player's first two cards with the dealer's first, the highest win event first. */
export function luckyLucky(cards: readonly Card[], total: number): Made {
  if (total === TWENTY_ONE) {
    const event = cards.every(isSeven) ? SEVENS : isSixSevenEight(cards) ? SIX_SEVEN_EIGHT : TOTAL_21;
    return areOneSuit(cards) ? event.suited : event.unsuited;
  }
  return total === 20 ? TOTAL_20 : total === 19 ? TOTAL_19 : NOT_LUCKY;
}
