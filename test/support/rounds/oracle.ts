/**
 * The NSW order's baccarat, worked out a second time from its words and without a line of the project's own code, so
 * that checks can be held to it. Cards are text (`TH`), money is whole cents, and nothing here knows of facts or clauses.
 */
export type Hand = readonly string[];
export type Outcome = 'win' | 'lose' | 'push';
export type Coup = 'player' | 'banker' | 'tie';
export type Form = 'baccarat' | 'even-money';
export const BETS = ['player', 'banker', 'tie', 'player-pair', 'banker-pair'] as const;
export type Bet = (typeof BETS)[number];

/** 2.3.5: two to nine count what they show, ten and pictures nothing, an ace one. */
export function worth(card: string): number {
  const rank = card.charAt(0);
  if (rank === 'A') return 1;
  return 'TJQK'.includes(rank) ? 0 : Number.parseInt(rank, 10);
}

/** 2.3.6: the right-hand digit of the total. */
export const pointCount = (hand: Hand): number => {
  const total = hand.map(worth).reduce((sum, value) => sum + value, 0);
  return Number(String(total).slice(-1));
};

export const isNatural = (points: number): boolean => points === 8 || points === 9;

/** 7.6.5 and its table. */
export const playerTakesThird = (points: number): boolean => [0, 1, 2, 3, 4, 5].includes(points);

/** 7.6.6 and its table, row by row: the third cards of the player against which the banker takes one. */
const BANKER_TAKES_AGAINST: Readonly<Record<number, string>> = {
  0: '0123456789',
  1: '0123456789',
  2: '0123456789',
  3: '01234567 9',
  4: '234567',
  5: '4567',
  6: '67',
};

/** With the player's third card, or with none (7.6.7). */
export const bankerTakesThird = (points: number, playersThird: string | undefined): boolean =>
  playersThird === undefined ? points < 6 : (BANKER_TAKES_AGAINST[points] ?? '').includes(String(worth(playersThird)));

/** Deals a coup from the front of a shoe; what is left of the shoe stays in it. */
export function dealCoup(shoe: string[]): { player: string[]; banker: string[] } {
  const next = (): string => shoe.shift() ?? '2S';
  const [first, second, third, fourth] = [next(), next(), next(), next()];
  const player = [first, third];
  const banker = [second, fourth];
  const counts = [pointCount(player), pointCount(banker)] as const;
  if (isNatural(counts[0]) || isNatural(counts[1])) return { player, banker };
  if (playerTakesThird(counts[0])) player.push(next());
  if (bankerTakesThird(counts[1], player[2])) banker.push(next());
  return { player, banker };
}

export const resultOf = (player: Hand, banker: Hand): Coup => {
  const lead = pointCount(player) - pointCount(banker);
  return lead > 0 ? 'player' : lead < 0 ? 'banker' : 'tie';
};

/** 5.1.4: equal ranks, so that a ten and a king are none. */
export const isPair = (hand: Hand): boolean => hand[0]?.charAt(0) === hand[1]?.charAt(0);

/** 5.1. */
export function outcomeOf(bet: Bet, player: Hand, banker: Hand): Outcome {
  if (bet === 'player-pair') return isPair(player) ? 'win' : 'lose';
  if (bet === 'banker-pair') return isPair(banker) ? 'win' : 'lose';
  const result = resultOf(player, banker);
  if (bet === result) return 'win';
  return result === 'tie' ? 'push' : 'lose';
}

/** 8.4 to 8.6: winnings as a fraction of the stake, and the rule that says so. */
export function oddsOf(bet: Bet, form: Form, bankerPoints: number): { over: number; under: number; rule: string } {
  const rules = form === 'baccarat' ? '8.4' : '8.5';
  switch (bet) {
    case 'player':
      return { over: 1, under: 1, rule: `${rules}.1` };
    case 'banker':
      if (form === 'baccarat') return { over: 19, under: 20, rule: '8.4.2' };
      return { over: 1, under: bankerPoints === 6 ? 2 : 1, rule: '8.5.2' };
    case 'tie':
      return { over: 8, under: 1, rule: `${rules}.3` };
    default:
      return { over: 11, under: 1, rule: '8.6' };
  }
}

/** In whole cents, fractions dropped. */
export function winningsOn(stake: number, bet: Bet, form: Form, banker: Hand): number {
  const { over, under } = oddsOf(bet, form, pointCount(banker));
  return (stake * over - ((stake * over) % under)) / under;
}
