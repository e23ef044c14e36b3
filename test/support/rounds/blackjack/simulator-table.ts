import type { RoundEvent, WagerResult } from '../../../../src/core/rounds/record';
import { countOf, isNatural, pick, rollsOf, shoeOf, type Roll } from './oracle-cards';
import type { Law } from './oracle-law';
import type { SimBox, SimHand, SimWager, Style } from './simulator-state';

/** A table while a round is simulated: what happens is done and written down at once. */
export class SimTable {
  readonly roll: Roll;
  readonly decks: number;
  readonly events: RoundEvent[] = [];
  readonly boxes: SimBox[] = [];
  readonly wagers: SimWager[] = [];
  /** Of wagers decided by the first cards, which are not on a hand to be played. */
  readonly beside: { readonly id: string; readonly bet: string; readonly stake: number; readonly box: SimBox }[] = [];
  /** What lay on each box after the first deal. */
  readonly firstCards = new Map<SimBox, readonly string[]>();
  readonly dealers: string[][];
  /** Players who have had their part of a super bonus. */
  readonly superBonus = new Set<string>();
  private readonly draw: () => string;
  private ids = 0;

  constructor(
    readonly law: Law,
    seed: number,
    readonly style: Style,
  ) {
    this.roll = rollsOf(seed);
    this.decks = pick(this.roll, law.decks);
    this.draw = shoeOf(this.roll, this.decks, law.withoutTens);
    this.dealers = law.place.variant === 'triple-play' ? [[], [], []] : [[]];
  }

  chance(one: number): boolean {
    return this.roll(one) === 0;
  }

  nextId(): string {
    return `w${String((this.ids += 1))}`;
  }

  write(event: RoundEvent): void {
    this.events.push(event);
  }

  /** Both `box:1` and `box:1/1` name the first hand. */
  nameOf({ box, number, fromSplit }: SimHand): string {
    if (number > 1) return `${box.name}/${String(number)}`;
    return fromSplit && this.chance(2) ? `${box.name}/1` : box.name;
  }

  deal(hand: SimHand): void {
    hand.cards.push(this.dealTo(this.nameOf(hand)));
    hand.lastAt = this.events.length - 1;
  }

  dealTo(to: string): string {
    const card = this.draw();
    this.write({ type: 'deal', to, card, ...(this.style.faces && { face: 'up' }) });
    return card;
  }

  dealDealer(number = 0): void {
    const [first] = this.dealers;
    if (first?.length === 0) {
      const card = this.dealTo('dealer');
      for (const cards of this.dealers) cards.push(card);
    } else
      this.dealers[number]?.push(this.dealTo(this.dealers.length === 1 ? 'dealer' : `dealer/${String(number + 1)}`));
  }

  announce(hand: SimHand): void {
    const low = hand.doubled && this.law.acesLowInDouble && hand.cards.length > 2;
    const { total, soft } = countOf(hand.cards, low);
    if (!this.style.announcements) return;
    const isBlackjack = hand.cards.length === 2 && isNatural(hand.cards) && !hand.fromSplit && !hand.switched;
    const soft2 = pick(this.roll, [total, total - 10, `${String(total - 10)} or ${String(total)}`]);
    const value = isBlackjack ? pick(this.roll, ['blackjack', 21]) : soft && total < 21 ? soft2 : total;
    this.write({ type: 'announce', of: this.nameOf(hand), value });
  }

  decide(hand: SimHand, choice: string, player = hand.box.players[0]): void {
    if (!this.style.decisions) return;
    const names = hand.box.players.length > 1 || this.chance(2);
    this.write({ type: 'decide', position: this.nameOf(hand), choice, ...(names && { player }) });
  }

  settle(wager: SimWager, result: WagerResult, paid: number, returned: number): void {
    if (wager.settled !== undefined) return;
    wager.settled = { result, paid, returned };
    this.pay(wager.id, result, paid, returned, wager.stake);
  }

  pay(wager: string, result: WagerResult, paid: number, returned: number, stake: number): void {
    const told = this.style.returns || (returned !== 0 && returned !== stake);
    this.write({ type: 'settle', wager, result, paid, ...(told && { returned }) });
  }

  /** The wagers on a hand that are still open. */
  openOn(hand: SimHand): readonly SimWager[] {
    return this.wagers.filter((wager) => wager.hand === hand && wager.settled === undefined);
  }
}
