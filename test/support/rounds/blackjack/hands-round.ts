import type { RoundRecord } from '../../../../src/core/rounds/record';
import { isAce, isNatural, isTen } from './oracle-cards';
import { wayOf, type Way } from './oracle-hands';
import type { Law } from './oracle-law';
import { isBlackjack, outcomeOf, totalOf, type Ended, type Outcome } from './oracle-result';
import { blackjackRound } from './script';

/** A wager of a round that sets hands against a dealer's, with how it ends. */
export interface Due extends Outcome {
  readonly id: string;
  readonly stake: number;
  readonly isAdded: boolean;
  /** Lost beside a double that is given back, it may have been given up: at spanish blackjack a player may take a double back. */
  readonly mayBeGivenUp: boolean;
  /** A dealer's blackjack takes one original wager, and the rules do not say from which hand. */
  readonly isOpen: boolean;
  /** A blackjack against an ace that spanish blackjack pays at once: it is open whether the base rules may pay it its stake on request. */
  readonly mayBePaidItsStake: boolean;
}

export interface RoundOfHands {
  readonly record: RoundRecord;
  readonly due: readonly Due[];
}

const STAKE = 2000;
/** A hand that keeps the dealer drawing. */
const PLAIN = 'KD 8D';

interface Place {
  readonly text: string;
  readonly name: string;
  readonly player: string;
  readonly id: string;
  readonly way: Way;
}

/** Each hand on a box of its own with a plain eighteen after them, or on the halves of a box, against the dealer's cards. */
function placesOf({ place: { variant, channel } }: Law, texts: readonly string[]): readonly Place[] {
  const isSwitch = variant === 'switch';
  const kind = channel === 'terminal' ? 'terminal' : 'box';
  const seats = isSwitch ? texts.flatMap((text) => [text, PLAIN]) : [...texts, PLAIN];
  return seats.map((text, index) => {
    const seat = String((isSwitch ? Math.floor(index / 2) : index) + 1);
    const name = `${kind}:${seat}${isSwitch ? 'ab'.charAt(index % 2) : ''}`;
    return { text, name, player: `p${seat}`, id: `w${String(index)}`, way: wayOf(text) };
  });
}

/** The round, with every wager settled as it is due and when it is due. */
export function roundOfHands(law: Law, texts: readonly string[], dealer: string): RoundOfHands {
  const dealers = dealer.split(' ');
  const [up = '', ...drawn] = dealers;
  const places = placesOf(law, texts);
  // At triple play a second wager of each kind, against a second hand of the same cards.
  const numbers = law.place.variant === 'triple-play' ? ['1', '2'] : [''];
  const due: Due[] = [];
  const lines: string[] = [];
  const late = new Map<string, string[]>(numbers.map((number) => [number, []]));

  /** Places a wager, and gives back its settlement where that comes before the dealer's hand. */
  const place = (id: string, bet: string, hand: Ended, { name, player, way }: Place): readonly string[] => {
    const isAdded = bet !== 'main';
    const outcome = outcomeFor(law, bet, hand, way, dealers);
    if (id !== '')
      due.push({
        ...outcome,
        id: `${id}${numbers[0] ?? ''}`,
        stake: STAKE,
        isAdded,
        isOpen: isOpen(law, way, dealers),
        mayBePaidItsStake: !isAdded && law.bonuses && isAce(up) && isBlackjack(hand, law),
        mayBeGivenUp: law.bonuses && way.doubled && totalOf(hand, law) < 21,
      });
    return numbers.flatMap((number) => {
      const on = `on ${id.slice(1)}${number}${bet === 'split' ? ' hand 2' : ''}`;
      const named = number === '' ? 'main' : `main:${number}`;
      lines.push(`${id}${number} ${isAdded ? bet : named} ${String(STAKE)} ${isAdded ? on : name} ${player}`);
      const settled = settlement(`${id}${number}`, outcome);
      if (isEarly(law, hand, up)) return [settled];
      late.get(number)?.push(settled);
      return [];
    });
  };

  const mains = places.map((one) => place(one.id, 'main', one.way.hands[0] ?? { cards: [] }, one));
  lines.push('call no-more-bets', ...places.map(({ name, text }) => `${name} ${cardOf(text, 0)}`), `dealer ${up}`);
  lines.push(...places.map(({ name, text }) => `${name} ${cardOf(text, 1)}`));
  const isPaidFirst = ({ way: { hands } }: Place): boolean => hands.length === 1 && hands[0]?.cards.length === 2;
  places.forEach((one, index) => lines.push(...(isPaidFirst(one) ? (mains[index] ?? []) : [])));
  places.forEach((one, index) => {
    const { name, id, way, text } = one;
    const [hand = { cards: [] }, made] = way.hands;
    const paid = [...(isPaidFirst(one) ? [] : (mains[index] ?? []))];
    if (made !== undefined) {
      lines.push(`split ${name}`);
      const also = place(`s${id}`, 'split', made, one);
      lines.push(...hand.cards.slice(1).map((card) => `${name}/1 ${card}`), ...paid);
      lines.push(...made.cards.slice(1).map((card) => `${name}/2 ${card}`), ...also);
      return;
    }
    if (way.doubled) {
      lines.push(`double ${name}`);
      paid.push(...place(`d${id}`, 'double', hand, one));
    }
    lines.push(...hand.cards.slice(2).map((card) => `${name} ${card}`), ...paid);
    if (text === PLAIN) lines.push(`stand ${name}`);
  });
  for (const number of numbers) {
    lines.push(...drawn.map((card) => `dealer${number === '' ? '' : `/${number}`} ${card}`));
    lines.push(...(late.get(number) ?? []));
  }
  return { record: blackjackRound(law.place, lines.join('\n')), due };
}

const cardOf = (text: string, index: number): string => (text.split(/[ |]/)[index] ?? '').replace('+', '');

/** Where the first of split hands has won, a dealer's blackjack takes the wager on the other, by rules that say so. */
function outcomeFor(law: Law, bet: string, hand: Ended, { hands }: Way, dealer: readonly string[]): Outcome {
  const outcome = outcomeOf(law, hand, dealer, bet !== 'main');
  const [first] = hands;
  const hasWon = law.bonuses && first !== undefined && totalOf(first, law) === 21;
  return bet === 'split' && hasWon && isNatural(dealer) && outcome.result === 'push'
    ? { ...outcome, result: 'lose' }
    : outcome;
}

const isOpen = (law: Law, { hands, doubled }: Way, dealer: readonly string[]): boolean =>
  law.dealersBlackjackTakes === 'original' &&
  isNatural(dealer) &&
  (doubled || hands.length > 1) &&
  hands.some((hand) => totalOf(hand, law) > 21 || outcomeOf(law, hand, dealer).result === 'win');

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
