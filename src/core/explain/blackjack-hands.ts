import type { RoundEvent } from '../rounds/record';
import { parseCard, printCard, type Card } from '../values/card';
import { totalOf, type Worths } from '../games/blackjack/total';
import type { HandState } from './explanation';

/** The hands of a round of blackjack while it is told: what lies where after each event. */
export class HandsTold {
  private readonly hands = new Map<string, Card[]>();

  constructor(
    private readonly worths: Worths | undefined,
    /** Where boxes share cards, those dealt to a box are not its whole hand, and it is not counted. */
    private readonly sharesCards: boolean,
  ) {}

  deal({ to, card }: RoundEvent & { type: 'deal' }): void {
    const hand = this.hands.get(to);
    if (hand) hand.push(parseCard(card));
    else this.hands.set(to, [parseCard(card)]);
  }

  /** The hand that a decision is about: that of the box, or one of those made of it by splitting. */
  nameOf({ position, hand }: RoundEvent & { type: 'decide' }): string {
    const number = typeof hand === 'number' || typeof hand === 'string' ? String(hand) : '1';
    const made = `${position}/${number}`;
    return this.hands.has(made) ? made : position;
  }

  /** The second card goes to a hand of its own. */
  split(name: string): void {
    const [first, second] = this.hands.get(name) ?? [];
    if (first === undefined || second === undefined) return;
    const [box = name] = name.split('/');
    const made = [...this.hands.keys()].filter((one) => one.startsWith(`${box}/`)).length;
    this.hands.delete(name);
    this.hands.set(made === 0 ? `${box}/1` : name, [first]);
    this.hands.set(made === 0 ? `${box}/2` : `${box}/${String(made + 1)}`, [second]);
  }

  /** The second cards of the two halves of a seat change places. */
  exchange(position: string): void {
    const seat = position.replace(/[ab]$/, '');
    const [one, other] = [this.hands.get(`${seat}a`), this.hands.get(`${seat}b`)];
    if (one?.[1] === undefined || other?.[1] === undefined) return;
    [one[1], other[1]] = [other[1], one[1]];
  }

  /** `16`, `soft 17`; undefined with a card that has no value. */
  totalOf(name: string): string | undefined {
    const own = this.hands.get(name);
    if (own === undefined || this.worths === undefined || (this.sharesCards && !name.startsWith('dealer')))
      return undefined;
    // A first card that counts in all of the dealer's hands lies apart from them.
    const common = name.startsWith('dealer/') ? (this.hands.get('dealer') ?? []) : [];
    const count = totalOf([...common, ...own], this.worths);
    return count && `${count.soft ? 'soft ' : ''}${String(count.total)}`;
  }

  all(): readonly HandState[] {
    return [...this.hands].map(([of, cards]) => {
      const total = this.totalOf(of);
      return { of, cards: cards.map(printCard), ...(total !== undefined && { total }) };
    });
  }
}

/** The event with which each hand was played out. */
export function lastEvents(events: readonly RoundEvent[]): ReadonlyMap<string, number> {
  const hands = new HandsTold(undefined, false);
  const last = new Map<string, number>();
  events.forEach((event, index) => {
    if (event.type === 'deal') {
      hands.deal(event);
      last.set(event.to, index);
    } else if (event.type === 'decide') {
      const name = hands.nameOf(event);
      last.set(name, index);
      if (event.choice === 'split') hands.split(name);
    }
  });
  return last;
}
