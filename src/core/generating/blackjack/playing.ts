import { rankName, rankOf, parseCard } from '../../values/card';
import type { Random } from '../random';
import type { ToldWager } from '../told';
import { anyCard, countIn, isAce, isPair, isTwentyOne, type Facts } from './cards';
import { addedTo } from './seats';
import type { Act, ToldBox } from './told-hands';

const TWENTY_ONE = 21;
const FIVE_CARDS = 5;

interface Held {
  cards: string[];
  /** The wagers that stand on it. */
  readonly wagers: readonly ToldWager[];
  isOfAces: boolean;
}

/** A box on which a player decides this and that, as far as the rules permit it. */
export class BoxPlayer {
  private readonly acts: Act[] = [];
  private readonly hands: Held[];
  private readonly isShared: boolean;

  constructor(
    box: ToldBox,
    cards: readonly string[],
    private readonly dealers: string,
    private readonly facts: Facts,
    private readonly random: Random,
    private readonly isDecided: boolean,
  ) {
    this.hands = [{ cards: [...cards], wagers: box.mains, isOfAces: false }];
    this.isShared = new Set(box.mains.map(({ player }) => player)).size > 1;
  }

  played(): readonly Act[] {
    const [first] = this.hands;
    if (first === undefined || first.cards.length < 2) return [];
    if (this.isDecided && this.random.once(12) && !isTwentyOne(first.cards, this.facts)) this.leaveUndecided(first);
    else if (this.maySurrender(first) && this.random.once(5)) this.acts.push({ hand: 1, choice: 'surrender' });
    else for (let number = 1; number <= this.hands.length; number += 1) this.play(number);
    return this.acts;
  }

  private card(before?: string): string {
    return anyCard(this.random, this.facts, before);
  }

  /** With five cards a hand may have won. */
  private get mostCards(): number {
    return this.facts.outcomes?.has('main/five-card-trick') ? FIVE_CARDS : TWENTY_ONE;
  }

  private play(number: number): void {
    const hand = this.hands[number - 1];
    if (hand === undefined) return;
    if (hand.cards.length === 1) this.take(hand, number, {});
    const target = (this.facts.playerMustDrawBelow ?? 12) + this.random.below(7);
    while (!hand.isOfAces && hand.cards.length < this.mostCards) {
      const { total } = countIn(hand.cards, this.facts);
      if (total >= TWENTY_ONE) return;
      if (this.maySplit(hand, number) && this.random.once(2)) {
        this.split(hand, number);
        continue;
      }
      if (this.mayDouble(hand) && this.random.once(4)) {
        this.double(hand, number);
        return;
      }
      if (total >= target) {
        this.acts.push({ hand: number, choice: 'stand' });
        return;
      }
      this.take(hand, number, { choice: 'hit' });
    }
  }

  private take(hand: Held, number: number, act: Omit<Act, 'hand' | 'cards'>): void {
    const card = this.card(hand.cards.length === 1 ? hand.cards[0] : undefined);
    hand.cards.push(card);
    this.acts.push({ ...act, hand: number, cards: [card] });
  }

  private maySplit({ cards, isOfAces }: Held, number: number): boolean {
    const { splitHands = 1, splitDecisions } = this.facts;
    if (cards.length !== 2 || isOfAces || !isPair(cards, this.facts) || this.hands.length >= splitHands) return false;
    const isAgain = this.hands.length > 1 || number > 1;
    return !isAgain || (this.isDecided && splitDecisions?.includes('split') === true && !isAce(cards[0]));
  }

  private split(hand: Held, number: number): void {
    const [kept = '', moved = ''] = hand.cards;
    const wagers = addedTo(hand.wagers, 'split', this.hands.length + 1);
    hand.cards = [kept];
    hand.isOfAces = isAce(kept) && isAce(moved);
    this.hands.push({ cards: [moved], wagers, isOfAces: hand.isOfAces });
    this.take(hand, number, { choice: 'split', wagers });
  }

  private mayDouble({ cards, isOfAces }: Held): boolean {
    const { doubleOn, doubleTotals, doubleAfterSplit, aceInDouble } = this.facts;
    const most = doubleOn === 'first-two-cards' ? 2 : doubleOn === 'first-two-or-three-cards' ? 3 : TWENTY_ONE;
    if (cards.length > most || isOfAces || countIn(cards, this.facts).total >= TWENTY_ONE) return false;
    if (this.hands.length > 1 && doubleAfterSplit === 'not-allowed') return false;
    return doubleTotals?.includes(countIn(cards, this.facts, aceInDouble === 'one' ? 2 : 0).total) ?? true;
  }

  /** Doubled, and at times taken back where the rules allow that. */
  private double(hand: Held, number: number): void {
    const { addedStake, aceInDouble, doubleWithdrawnUpTo = 0 } = this.facts;
    const mayBeLess = addedStake?.get('double') === 'up-to-wager' && this.random.once(4);
    const wagers = addedTo(hand.wagers, 'double', number, (stake) => (mayBeLess ? stake / 2 : stake));
    const card = this.card();
    const total = countIn([...hand.cards, card], this.facts, aceInDouble === 'one' ? 2 : 0).total;
    const isWithdrawn = total < TWENTY_ONE && total <= doubleWithdrawnUpTo && !this.isShared && this.random.once(4);
    this.acts.push({
      hand: number,
      choice: 'double',
      wagers: isWithdrawn ? wagers.map((wager) => ({ ...wager, treated: 'withdrawn' as const })) : wagers,
      cards: [card],
      after: isWithdrawn ? wagers.map(({ id }) => ({ type: 'withdraw' as const, wager: id })) : [],
    });
  }

  private maySurrender({ cards }: Held): boolean {
    const { surrenderAgainst, surrenderBelow = 0 } = this.facts;
    const isOffered = surrenderAgainst?.includes(rankName(rankOf(parseCard(this.dealers)))) === true;
    return isOffered && this.isDecided && !this.isShared && countIn(cards, this.facts).total < surrenderBelow;
  }

  /** Drawn as far as the hand of a player who says nothing is. */
  private leaveUndecided({ cards }: Held): void {
    const drawn: string[] = [];
    while (cards.length + drawn.length < this.mostCards && drawsUndecided([...cards, ...drawn], this.facts))
      drawn.push(this.card());
    this.acts.push({ hand: 1, choice: 'none', cards: drawn });
  }
}

function drawsUndecided(
  cards: readonly string[],
  { absentPlayerDraws, undecidedHandDrawsTo, ...facts }: Facts,
): boolean {
  const { total, soft } = countIn(cards, facts);
  const row = soft ? 'soft' : 'hard';
  const most = (absentPlayerDraws?.get('any') ?? absentPlayerDraws?.get(row))?.[0] ?? 0;
  return total <= most || total < (undecidedHandDrawsTo?.get(row)?.[0] ?? 0);
}
