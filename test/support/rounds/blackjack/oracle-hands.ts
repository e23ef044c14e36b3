import { countOf, isAce, pips } from './oracle-cards';
import type { Law } from './oracle-law';
import { dealerStands, totalOf, type Ended } from './oracle-result';

/** A way for a hand to come about: its cards in order, with `+` before the one drawn to a double, and `|` before what each half of a split drew. */
export const HANDS: readonly string[] = [
  'KH AS|AH JD|KH 2S|KH 3S|KH 4S|KH 5S|KH 6S|KH 7S|KH 8S|KH 9S|KH QS|AH 2S|AH 5S|AH 6S|AH 7S|AH 8S|AH 9S',
  '2H 2S|3H 8S|KH 5S 6D|KH 6S KD|AH 5S 5D|KH 5S 2D|9H 3S 8D|2H 3S 4D 5S 2H|2H 3S 4D 5S 7H|2H 3S 2D 3D 2C AC',
  '2H 2S 3D 3S 4H 7S|2H 2S 2D 3S 3H 4S 5H|6H 7S 8D|6H 7H 8H|8S 6S 7S|7H 7S 7D|7D 7D 7D|7S 7S 7S|6H 7S 7D',
  '5H 6S +AD|5H 6S +2D|5H 6S +5D|5H 6S +6D|5H 6S +7D|5H 6S +8D|5H 6S +9D|5H 6S +KD|AH 8S +2D|AH 9S +AD|AH 8S +9D',
  '6H 7S +8D|7H 7S +7D|KH 2S +9D|KH 6S +9D',
]
  .flatMap((line) => line.split('|'))
  .concat([
    '8H 8S|KC|9D',
    '8H 8S|3C KD|9D',
    '8H 8S|5C 8D|KD',
    '8H 8S|5C KD|9D',
    'AH AS|KC|9D',
    'AH AS|5C|KD',
    'KH QS|AC|9D',
  ]);

export const DEALERS: readonly string[] = [
  '8C 9C',
  'KC 7C',
  '8C KC',
  '9C KC',
  'JC KC',
  '6C 9C 6D',
  '6C 9C 7C',
  '6C 9C KC',
  '2C KC 5C',
  'AC KC',
  'QC AC',
  'TC AC',
  'AC 6C',
  'AC 6C KC',
  'AC 6C 5C',
  'AC 7C',
  'KC 5C 3C',
];

export interface Way {
  /** The hand of the main wager, then that made by splitting. */
  readonly hands: readonly Ended[];
  readonly doubled: boolean;
}

export function wayOf(text: string): Way {
  const [first = '', ...halves] = text.split('|');
  const cards = first.split(' ').map((card) => card.replace('+', ''));
  if (halves.length === 0) return { hands: [{ cards, doubled: text.includes('+') }], doubled: text.includes('+') };
  const hands = halves.map((more, half) => ({ cards: [cards[half] ?? '', ...more.split(' ')], fromSplit: true }));
  return { hands, doubled: false };
}

/** Whether a law lets a hand come about so. */
export function isLawful(law: Law, text: string): boolean {
  const { hands, doubled } = wayOf(text);
  return hands.every((hand) => {
    const { cards, fromSplit } = hand;
    for (let length = 2; length < cards.length; length += 1)
      if (countOf(cards.slice(0, length)).total >= 21) return false;
    if (law.fiveCardTrick && cards.length > 5) return false;
    if (fromSplit === true && isAce(cards[0]) && cards.length > 2) return false;
    if (!doubled) return !law.mustDrawBelow12 || totalOf(hand, law) >= 12;
    const count = cards.slice(0, 2).reduce((sum, card) => sum + pips(card), 0);
    return law.doubleOn !== 'two-of-9-10-11' || (count >= 9 && count <= 11);
  });
}

export const isLawfulForDealer = (law: Law, text: string): boolean => {
  const cards = text.split(' ');
  if (law.withoutTens && text.includes('T')) return false;
  return cards.every(
    (_, index) => index === 0 || dealerStands(law, cards.slice(0, index + 1)) === (index === cards.length - 1),
  );
};
