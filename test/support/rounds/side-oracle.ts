import { isNatural, isPair, pointCount, resultOf, type Hand } from './oracle';

/**
 * The additional wagers of Queensland's schedule 17 and of New Zealand's sections 11A to 11D, worked out a second time
 * from their words and without the project's own code.
 */
export interface Side {
  readonly outcome: 'win' | 'lose' | 'push';
  /** For one staked; nothing where it does not win. */
  readonly wins: number;
}

const LOST: Side = { outcome: 'lose', wins: 0 };
const won = (wins: number): Side => ({ outcome: 'win', wins });
const suit = (card: string | undefined): string => card?.charAt(1) ?? '';
const isRed = (card: string | undefined): boolean => 'HD'.includes(suit(card));

/** Mixed, coloured, same suit. */
function byColour(hand: Hand, pays: readonly [number, number, number]): Side {
  if (!isPair(hand)) return LOST;
  const [first, second] = hand;
  if (suit(first) === suit(second)) return won(pays[2]);
  return won(isRed(first) === isRed(second) ? pays[1] : pays[0]);
}

function dragon(own: Hand, other: Hand, pays: Readonly<Record<number, number>>): Side {
  const lead = pointCount(own) - pointCount(other);
  const natural = own.length === 2 && isNatural(pointCount(own));
  if (lead === 0) return natural && other.length === 2 ? { outcome: 'push', wins: 0 } : LOST;
  if (lead < 0) return LOST;
  if (natural) return won(1);
  return lead < 4 ? LOST : won(pays[lead] ?? 0);
}

const DRAGON: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  '1': { 9: 30, 8: 10, 7: 6, 6: 4, 5: 2, 4: 1 },
  '2': { 9: 20, 8: 8, 7: 7, 6: 4, 5: 3, 4: 1 },
  '3': { 9: 30, 8: 10, 7: 4, 6: 4, 5: 2, 4: 2 },
};

const bankersSix = (player: Hand, banker: Hand): boolean =>
  resultOf(player, banker) === 'banker' && pointCount(banker) === 6;

/** Queensland, by the number of decks. */
export function queenslandSide(bet: string, player: Hand, banker: Hand, decks: number): Side {
  const [kind = '', named] = bet.split(':');
  const own = named === 'player' ? player : banker;
  const other = named === 'player' ? banker : player;
  const six = bankersSix(player, banker);
  switch (kind) {
    case 'perfect-pair':
      return byColour(own, decks === 6 ? [5, 10, 30] : [6, 12, 25]);
    case 'any-pair':
      return isPair(own) ? won(11) : LOST;
    case 'dragon-bonus':
      return dragon(own, other, DRAGON['1'] ?? {});
    case 'super-6':
      return six ? won(15) : LOST;
    case 'lucky-6':
      return six ? won(banker.length === 2 ? 12 : 20) : LOST;
    case 'tiger':
      return six ? won(banker.length === 2 ? 12 : 22) : LOST;
    case 'small-tiger':
      return six && banker.length === 2 ? won(22) : LOST;
    case 'big-tiger':
      return six && banker.length === 3 ? won(55) : LOST;
    case 'tiger-tie':
      return pointCount(player) === 6 && pointCount(banker) === 6 ? won(45) : LOST;
    default: {
      if (!isPair(player) || !isPair(banker)) return isPair(player) || isPair(banker) ? won(4) : LOST;
      return won(player[0]?.charAt(0) === banker[0]?.charAt(0) ? 100 : 25);
    }
  }
}

export const QUEENSLAND_SIDES = [
  ...['perfect-pair', 'any-pair', 'dragon-bonus'].flatMap((kind) => [`${kind}:player`, `${kind}:banker`]),
  ...['super-6', 'lucky-6', 'tiger', 'small-tiger', 'big-tiger', 'tiger-tie', 'tiger-pair'],
];

const PERFECT: Readonly<Record<string, readonly [number, number, number]>> = {
  '1': [5, 10, 30],
  '2': [6, 12, 25],
  '3': [5, 12, 25],
};
const LUCKY: Readonly<Record<string, readonly [number, number, number]>> = { '1': [5, 10, 25], '2': [5, 10, 20] };

/** New Zealand, by the scale that the table displays. */
export function newZealandSide(bet: string, player: Hand, banker: Hand, scale: string): Side {
  const [kind = '', named] = bet.split(':');
  const [own, other] = named === 'player' ? [player, banker] : [banker, player];
  switch (kind) {
    case 'perfect-pair':
      return byColour(own, PERFECT[scale] ?? [0, 0, 0]);
    case 'any-pair':
      return isPair(own) ? won(scale === '1' ? 11 : 10) : LOST;
    case 'dragon-bonus':
      return dragon(own, other, DRAGON[scale] ?? {});
    default:
      if (own.length === 3 && new Set(own).size === 1) return won(scale === '1' ? 100 : 500);
      return byColour(own, LUCKY[scale] ?? [0, 0, 0]);
  }
}
