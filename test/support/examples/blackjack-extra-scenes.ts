import { atBothHalves, beside, MAIN_WON, type Beside } from '../rounds/blackjack/extra';
import type { BlackjackPlace } from '../rounds/blackjack/script';
import type { BlackjackTold } from './blackjack-told';
import type { PairsOf } from './scenery';

type Scene = readonly [says: string, told: BlackjackTold];
export const pair = (breach: Scene, lawful: Scene): PairsOf<BlackjackTold>[string][number] => ({ breach, lawful });

/** At a terminal, or on the two halves of a box, where the place is played so. */
export const at =
  (told: Beside) =>
  ({ variant }: BlackjackPlace): string => {
    if (variant === 'switch') return atBothHalves(told);
    return variant === 'electronic' ? atTerminal(told) : beside(told);
  };

/** Wagers on terminals are confirmed, and settled when the round is over. */
const atTerminal = ({ settled = '', ...told }: Beside): string =>
  beside({ ...told, wagers: `${told.wagers} confirmed`, end: `${MAIN_WON}; ${settled}` })
    .replace('w1 main 10000 box:1', 'w1 main 10000 box:1 confirmed')
    .replace(/box:/g, 'terminal:');

export const WINS = 'w2 win';
export const bonus = (more: Partial<Beside>): Beside => ({ wagers: 'w2 bonus-blackjack 100 box:1', ...more });
export const starPairs = (stake: number, settled: string): BlackjackTold =>
  at({ wagers: `w2 star-pairs ${String(stake)} box:1a`, settled });
export const wagersOf = (bet: string, count: number, paid: string): Beside => {
  const ids = Array.from({ length: count }, (_, index) => index + 2).map(String);
  return {
    wagers: ids.map((id) => `w${id} ${bet} 1000 box:1 p${id}`).join('; '),
    settled: ids.map((id) => `w${id} ${paid}`).join('; '),
  };
};
/** Perfect pairs on a box where nobody has a main wager, though it is dealt to. */
export const onEmptyBox = (bet: string, paid: string): string =>
  [
    `w1 main 10000 box:1; w2 ${bet} 1000 box:2; call no-more-bets; box:1 KH; box:2 9H; dealer 6S; box:1 9S; box:2 9D`,
    `w2 win ${paid} returned 1000; stand box:1; dealer KC; dealer 8D; ${MAIN_WON}`,
  ].join('; ');
export const twoPlayers = (by: string): Beside => ({
  wagers: `w2 main 10000 box:1 p2; w3 bonus-blackjack 100 box:1 ${by}`,
  play: 'stand box:1 by p1; w3 lose',
  end: `${MAIN_WON}; w2 win 10000 returned 10000`,
});
/** Two boxes; the wager is settled before the last of the first cards, or after it. */
export const betweenCards = (bet: string, paid: string, before: boolean): string => {
  const settled = `w2 win ${paid} returned 1000`;
  return [
    `w1 main 10000 box:1; w3 main 10000 box:2 p2; w2 ${bet} 1000 box:1; call no-more-bets`,
    `box:1 9H; box:2 KH; dealer 6S; box:1 9D; ${before ? settled : ''}; box:2 9C; ${before ? '' : settled}`,
    `stand box:1; stand box:2; dealer KC; dealer 8D; ${MAIN_WON}; w3 win 10000 returned 10000`,
  ].join('; ');
};
export const matchSettled = (before: boolean): Beside => ({
  wagers: 'w2 super-match 1000 box:1',
  cards: '9H 6S 3D',
  ...(before
    ? { settled: 'w2 win 1000 returned 1000', play: 'hit box:1; box:1 5S; stand box:1' }
    : { play: 'hit box:1; box:1 5S; w2 win 1000 returned 1000; stand box:1' }),
});
export const AMONG_FIRST = 'The wager is paid while first cards are still being dealt.';
export const AFTER_FIRST = 'The wager is paid when all first cards are dealt.';
