/** A round of one hundred dollars on box 1 with other wagers beside it, which a test tells of. */
export interface Beside {
  /** The wagers placed with it. */
  readonly wagers: string;
  /** The box's first card, the dealer's, the box's second. */
  readonly cards?: string;
  /** What is said between the first cards and the player's decision. */
  readonly settled?: string;
  readonly play?: string;
  readonly dealers?: string;
  /** What becomes of the main wager, and what is said after it. */
  readonly end?: string;
}

export const MAIN_WON = 'w1 win 10000 returned 10000';

/** The dealer goes over 21 unless said, so that the main wager wins. */
export function beside(told: Beside): string {
  const { wagers, cards = '9H 6S 9D', settled = '', play = 'stand box:1', dealers = 'KC 8D', end = MAIN_WON } = told;
  const [first = '', dealer = '', second = ''] = cards.split(' ');
  const further = dealers.split(' ').filter((card) => card !== '');
  return [
    'w1 main 10000 box:1',
    wagers,
    'call no-more-bets',
    `box:1 ${first}`,
    `dealer ${dealer}`,
    `box:1 ${second}`,
    settled,
    play,
    ...further.map((card) => `dealer ${card}`),
    end,
  ].join('; ');
}

/** The same at blackjack switch: the second half of the box has a nineteen, which wins too. */
export const atBothHalves = (told: Beside): string =>
  beside(told)
    .replace(/\bbox:1 (\w\w)\b/g, 'box:1a $1')
    .replace('w1 main 10000 box:1', 'w1 main 10000 box:1a; v1 main 10000 box:1b')
    .replace(/(box:1a \w\w)(; dealer)/, '$1; box:1b KD$2')
    .replace(/(dealer \w\w; box:1a \w\w)/, '$1; box:1b 9C')
    .replace('stand box:1', 'stand box:1a; stand box:1b')
    .replace(MAIN_WON, `${MAIN_WON}; v1 win 10000 returned 10000`);

/** Two players have two sevens of a suit each against the dealer's, draw to nineteen, and win so much of the jackpot. */
export const jackpots = (suit: string, one: number, other: number): string =>
  `w1 main 10000 box:1; w2 main 10000 box:2 p2; w3 blazing-7s 500 box:1; w4 blazing-7s 500 box:2 p2; call no-more-bets;
   box:1 7${suit}; box:2 7${suit}; dealer 7${suit}; box:1 7${suit}; box:2 7${suit}; hit box:1; box:1 5H; stand box:1;
   hit box:2; box:2 5S; stand box:2; dealer KC; w1 win 10000; w2 win 10000; w3 win ${String(one)}; w4 win ${String(other)}`;
