import type { Wager, WageredRound } from '../../games/wager';
import { isDue } from './payment';
import type { Settling } from './settling';
import { permittedPart, type StandingFacts } from './standing';

/**
 * Whether a wager was settled, in its result and in money, just as this round would have it. Asked of a round that was
 * not played, such as the one that was announced, it tells whether a wrong settlement has that for its only reason.
 */
export function isSettledBy<Round extends WageredRound, Facts extends StandingFacts>(
  settling: Settling<Round, Facts>,
  round: Round,
  wager: Wager,
  facts: Facts,
): boolean {
  const { result, paid, stake, returned } = wager;
  const part = permittedPart(stake, wager.limit, facts);
  switch (settling.resultOf(round, wager, facts)) {
    case 'win': {
      const odds = settling.oddsOf(round, wager, facts);
      if (result !== 'win' || odds === undefined || (returned ?? stake) !== stake) return false;
      return isDue(paid, part, odds) || settling.isRounded(wager, part, odds, facts);
    }
    case 'lose':
      return result === 'lose' && paid === 0 && (returned ?? 0) <= stake - part;
    case 'push':
      return (result === 'push' || result === 'void') && paid === 0 && (returned ?? stake) === stake;
    case undefined:
      return false;
  }
}
