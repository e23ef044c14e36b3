/**
 * What additional wagers win, in units of the stake and by cards written as text: told from the gazetted tables, apart
 * from anything the checks use. Nought is a loss.
 */
export interface Dealt {
  readonly cards: readonly string[];
  readonly dealer?: readonly string[];
  readonly decks?: number;
  readonly payTable?: string;
  readonly nominated?: string;
}

const rank = (card: string): string => card.slice(0, 1);
const suit = (card: string): string => card.slice(1);
const ranks = (cards: readonly string[]): string => cards.map(rank).sort().join('');
const suits = (cards: readonly string[]): number => new Set(cards.map(suit)).size;
const colours = (cards: readonly string[]): number => new Set(cards.map((card) => 'HD'.includes(suit(card)))).size;
const low = (card: string): number => 'A23456789'.indexOf(rank(card)) + 1 || 10;
const sum = (cards: readonly string[]): number => cards.reduce((total, card) => total + low(card), 0);
/** With one ace as eleven where there is one and it fits. */
const points = (cards: readonly string[]): number =>
  cards.some((card) => rank(card) === 'A') && sum(cards) < 12 ? sum(cards) + 10 : sum(cards);
const same = ([one = '', other = '']: readonly string[]): boolean => rank(one) === rank(other);

/** Mixed, coloured and perfect pairs: two colours, two suits of a colour, one suit. */
const byKind = (cards: readonly string[], [mixed, coloured, perfect]: readonly [number, number, number]): number =>
  !same(cards) ? 0 : colours(cards) === 2 ? mixed : suits(cards) === 2 ? coloured : perfect;

type Units = (dealt: Dealt) => number;

export const UNITS: Readonly<Record<string, Units>> = {
  'over-13': ({ cards }) => (sum(cards) > 13 ? 1 : 0),
  'under-13': ({ cards }) => (sum(cards) < 13 ? 1 : 0),
  'perfect-pair': ({ cards, decks }) => byKind(cards, decks === 6 ? [5, 10, 30] : [6, 12, 25]),
  'perfect-pair at spanish': ({ cards, decks }) => byKind(cards, decks === 6 ? [5, 10, 25] : [6, 12, 20]),
  'any-pair': ({ cards }) => (same(cards) ? 11 : 0),
  'star-pairs': ({ cards }) => (ranks(cards) === 'AA' ? 30 : byKind(cards, [5, 8, 20])),
  'bet-the-set-21': ({ cards }) => (!same(cards) ? 0 : suits(cards) === 1 ? 15 : 10),
  'royal-match-21': ({ cards }) => (suits(cards) > 1 ? 0 : ranks(cards) === 'KQ' ? 50 : 2),
  'kings-bounty': ({ cards, dealer = [] }) => {
    if (points(cards) !== 20) return 0;
    const isKings = ranks(cards) === 'KK';
    if (suits(cards) > 1) return isKings ? 8 : 6;
    if (!isKings) return same(cards) ? 20 : 10;
    if (suit(cards[0] ?? '') !== 'S') return 30;
    return dealer.length > 1 && points(dealer.slice(0, 2)) === 21 ? 1000 : 100;
  },
  'lucky-lucky': ({ cards, dealer = [], payTable }) => {
    const three = [...cards, ...dealer.slice(0, 1)];
    const isSuited = suits(three) === 1;
    switch (points(three)) {
      case 21:
        if (ranks(three) === '777') return isSuited ? 200 : 50;
        if (ranks(three) === '678') return isSuited ? 100 : 30;
        return isSuited ? (payTable === '2' ? 15 : 10) : 3;
      case 20:
        return 2;
      case 19:
        return payTable === '1' ? 2 : 1;
      default:
        return 0;
    }
  },
  'super-sevens': ({ cards }) => {
    const first = cards.slice(0, 3).map(rank).join('');
    if (first.startsWith('777')) return suits(cards.slice(0, 3)) === 1 ? 5000 : 500;
    if (first.startsWith('77')) return suits(cards.slice(0, 2)) === 1 ? 100 : 50;
    return first.startsWith('7') ? 3 : 0;
  },
  'bonus-blackjack': ({ cards, decks, nominated }) => {
    const isSuited = suits(cards) === 1;
    switch (ranks(cards)) {
      case '5556':
        return isSuited ? 25000 : 1500;
      case '777':
        return isSuited ? 5000 : 500;
      case '678':
        return isSuited ? (decks === 8 ? 750 : 800) : 50;
      default:
        return cards.length === 2 && points(cards) === 21 && cards.every((card) => suit(card) === nominated) ? 175 : 0;
    }
  },
  'super-match': ({ cards }) => {
    const sizes = [...new Set(cards.map(rank))].map((one) => cards.filter((card) => rank(card) === one).length);
    return { '1111': 0, '112': 1, '22': 8, '13': 5, '4': 40 }[sizes.sort().join('')] ?? -1;
  },
  'blazing-7s': ({ cards, dealer = [], payTable }) => {
    const own = cards.filter((card) => rank(card) === '7').length;
    const theirs = rank(dealer[0] ?? '') === '7';
    if (own === 2 && theirs)
      return suits([...cards, ...dealer]) === 1 ? -1 : colours([...cards, ...dealer]) === 1 ? 500 : 200;
    if (own === 2) return 20;
    if (own === 1 && theirs) return payTable === '3' ? 10 : 0;
    return own === 1 && payTable === '1' ? 1 : 0;
  },
};
