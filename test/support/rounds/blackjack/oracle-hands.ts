import type { RoundEvent, RoundRecord } from '../../../../src/core/rounds/record';
import { countOf, isAce, isNatural, isTen, pips } from './oracle-cards';
import type { Law } from './oracle-law';
import { dealerStands, isBlackjack, outcomeOf, totalOf, type Ended, type Outcome } from './oracle-result';
import { blackjackRound } from './script';

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
  '7C KC',
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

interface Way {
  /** The hand of the main wager, then that made by splitting. */
  readonly hands: readonly Ended[];
  readonly doubled: boolean;
}

function wayOf(text: string): Way {
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

/** A wager of a round that sets hands against a dealer's, with how it ends. */
export interface Due extends Outcome {
  readonly id: string;
  readonly stake: number;
  readonly isAdded: boolean;
}

const STAKE = 2000;
/** A hand that keeps the dealer drawing. */
const PLAIN = 'KD 8D';

/** Each hand on a box of its own, with a plain eighteen after them, against the dealer's cards; every wager settled as it is due. */
export function roundOfHands(
  law: Law,
  texts: readonly string[],
  dealer: string,
): { record: RoundRecord; due: readonly Due[] } {
  const dealers = dealer.split(' ');
  const [up = '', ...drawn] = dealers;
  const isSwitch = law.place.variant === 'switch';
  const isTriple = law.place.variant === 'triple-play';
  const kind = law.place.channel === 'terminal' ? 'terminal' : 'box';
  const seats = isSwitch ? texts.flatMap((text) => [text, PLAIN]) : [...texts, PLAIN];
  const boxes = seats.map((text, index) => {
    const seat = isSwitch ? Math.floor(index / 2) : index;
    const name = `${kind}:${String(seat + 1)}${isSwitch ? 'ab'.charAt(index % 2) : ''}`;
    return { text, name, player: `p${String(seat + 1)}`, id: `w${String(index)}`, way: wayOf(text) };
  });
  const due: Due[] = [];
  const lines: string[] = [];
  const late: string[] = [];
  const numbers = isTriple ? [':1', ':2'] : [''];
  const place = (id: string, bet: string, rest: string, hand: Ended, isLate: boolean, to: string[]): void => {
    const isAdded = bet !== 'main';
    for (const number of numbers) {
      const own = `${id}${number.slice(1)}`;
      const on = rest.replace(/on (\w+)/, `on $1${number.slice(1)}`);
      lines.push(`${own} ${isAdded ? bet : `main${number}`} ${String(STAKE)} ${on}`);
      const outcome = outcomeOf(law, hand, dealers, isAdded);
      if (number !== ':2') due.push({ ...outcome, id: own, stake: STAKE, isAdded });
      (isLate ? late : to).push(`${number === ':2' ? '2' : '1'}${settlement(own, outcome)}`);
    }
  };
  const atOnce = new Map<string, string[]>(boxes.map(({ name }) => [name, []]));
  const first = new Map<string, string[]>(boxes.map(({ name }) => [name, []]));
  for (const { name, player, id, way } of boxes) {
    const hand = way.hands[0] ?? { cards: [] };
    const isPaidFirst = isBlackjack(hand, law) && hand.fromSplit !== true && isEarly(law, hand, up);
    place(
      id,
      'main',
      `${name} ${player}`,
      hand,
      !isEarly(law, hand, up),
      (isPaidFirst ? first : atOnce).get(name) ?? [],
    );
  }
  lines.push('call no-more-bets');
  const original = ({ text }: { text: string }, index: number): string =>
    (text.split(/[ |]/)[index] ?? '').replace('+', '');
  for (const box of boxes) lines.push(`${box.name} ${original(box, 0)}`);
  lines.push(`dealer ${up}`);
  for (const box of boxes) lines.push(`${box.name} ${original(box, 1)}`);
  for (const { name } of boxes) lines.push(...(first.get(name) ?? []).map((line) => line.slice(1)));
  for (const { name, player, id, way, text } of boxes) {
    const paid = atOnce.get(name) ?? [];
    const [hand, made] = way.hands;
    if (hand === undefined) continue;
    if (made !== undefined) {
      lines.push(`split ${name}`);
      place(`s${id}`, 'split', `on ${id} ${player} hand 2`, made, true, paid);
      lines.push(...hand.cards.slice(1).map((card) => `${name}/1 ${card}`), ...paid.map((line) => line.slice(1)));
      lines.push(...made.cards.slice(1).map((card) => `${name}/2 ${card}`));
      continue;
    }
    if (way.doubled) {
      lines.push(`double ${name}`);
      place(`d${id}`, 'double', `on ${id} ${player}`, hand, !isEarly(law, hand, up), paid);
    }
    lines.push(...hand.cards.slice(2).map((card) => `${name} ${card}`), ...paid.map((line) => line.slice(1)));
    if (text === PLAIN) lines.push(`stand ${name}`);
  }
  for (const number of numbers) {
    lines.push(...drawn.map((card) => `dealer${number.replace(':', '/')} ${card}`));
    lines.push(...late.filter((line) => line.startsWith(number === ':2' ? '2' : '1')).map((line) => line.slice(1)));
  }
  return { record: blackjackRound(law.place, lines.join('\n')), due };
}

/** Settled before the dealer's hand: a blackjack that cannot be equalled, a 21 that wins in any case, a hand over 21. */
function isEarly(law: Law, hand: Ended, up: string): boolean {
  if (isBlackjack(hand, law)) return law.bonuses || !(isAce(up) || isTen(up));
  const total = totalOf(hand, law);
  return total > 21 || (total === 21 && law.twentyOneWins) || (law.fiveCardTrick && hand.cards.length >= 5);
}

const settlement = (id: string, { result, odds }: Outcome): string =>
  result === 'win'
    ? `${id} win ${String((STAKE * odds[0]) / odds[1])} returned ${String(STAKE)}`
    : `${id} ${result}${result === 'push' ? ` returned ${String(STAKE)}` : ''}`;

/** The round with some wagers settled otherwise. */
export const settledOtherwise = (
  record: RoundRecord,
  other: ReadonlyMap<string, Partial<RoundEvent & { type: 'settle' }>>,
): RoundRecord => ({
  ...record,
  events: record.events.map((event) => {
    const changed = event.type === 'settle' ? other.get(event.wager) : undefined;
    return changed === undefined ? event : { ...event, ...changed };
  }),
});

export const dealerHasBlackjack = (dealer: string): boolean => isNatural(dealer.split(' '));
