import { JOKER, type Card } from '../../../values/card';
import { heightOf } from '../ranked';

/** Every kind of hand that the rules of poker name; the numbers stand for them while hands are evaluated. */
export const CATEGORIES = [
  'high-card',
  'pair',
  'two-pair',
  'three-of-a-kind',
  'straight',
  'flush',
  'full-house',
  'four-of-a-kind',
  'straight-flush',
  'royal-flush',
] as const;
export type Category = (typeof CATEGORIES)[number];

export interface PokerFacts {
  readonly handRanking?: readonly string[];
  readonly cardRanking?: readonly string[];
  readonly aceInStraight?: string;
}

/** Where rules name five-card hands and do not rank them, what every poker game has. */
const FIVE_CARDS: readonly string[] = [...CATEGORIES].reverse();
const ACE_HIGHEST = ['a', 'k', 'q', 'j', '10', '9', '8', '7', '6', '5', '4', '3', '2'] as const;

const SETS_OF_RANKS = 1 << 13;

/** How one rule set ranks cards and hands, made once from its facts. */
export class PokerRules {
  /** The bit of each card's rank: the higher the rank, the greater the bit. */
  readonly rankBit = new Int32Array(JOKER + 1);
  /** The bit of a straight's highest card, by the set of its ranks; 0 where they are no straight. */
  readonly straightOfFive: Int16Array;
  readonly straightOfThree: Int16Array;
  /** How high each category stands; 0 of one that the rules do not have. */
  readonly heights = new Int32Array(CATEGORIES.length);
  readonly highestBit: number;
  private readonly names: readonly (Category | undefined)[];

  constructor({ handRanking = FIVE_CARDS, cardRanking = ACE_HIGHEST, aceInStraight = 'high' }: PokerFacts) {
    for (let card: Card = 0; card < JOKER; card += 1) {
      const height = heightOf(card, cardRanking);
      this.rankBit[card] = height < 1 ? 0 : 1 << (height - 1);
    }
    this.highestBit = 1 << (cardRanking.length - 1);
    this.straightOfFive = straights(5, cardRanking.length, aceInStraight);
    this.straightOfThree = straights(3, cardRanking.length, aceInStraight);
    const names: (Category | undefined)[] = [];
    CATEGORIES.forEach((name, category) => {
      const place = handRanking.indexOf(name);
      this.heights[category] = place < 0 ? 0 : handRanking.length - place;
      if (place >= 0) names[handRanking.length - place] = name;
    });
    this.names = names;
  }

  /** The kind of a hand of this strength. */
  categoryOf(strength: number): Category {
    return this.names[strength >> STRENGTH_BITS] ?? 'high-card';
  }

  /** The least strength of a kind of hand; undefined where the rules do not have it. */
  leastOf(category: string): number | undefined {
    const height = this.heights[(CATEGORIES as readonly string[]).indexOf(category)];
    return height === undefined || height === 0 ? undefined : height << STRENGTH_BITS;
  }
}

/** A strength is the height of the kind of hand, above two sets of ranks: those that make it, and those beside them. */
export const STRENGTH_BITS = 26;

function straights(count: number, ranks: number, ace: string): Int16Array {
  const table = new Int16Array(SETS_OF_RANKS);
  const run = (1 << count) - 1;
  for (let lowest = 0; lowest + count <= ranks; lowest += 1) {
    const endsWithAce = lowest + count === ranks;
    if (!endsWithAce || ace !== 'low') table[run << lowest] = 1 << (lowest + count - 1);
  }
  if (ace !== 'high') table[(1 << (ranks - 1)) | (run >> 1)] = 1 << (count - 2);
  return table;
}

type Made = WeakMap<object, Map<string, PokerRules>>;
const made: Made = new WeakMap();
const madeOfFive: Made = new WeakMap();
const STANDARD = {};

function rulesIn(kept: Made, key: object, facts: PokerFacts): PokerRules {
  const ace = facts.aceInStraight ?? '';
  let byAce = kept.get(key);
  if (byAce === undefined) kept.set(key, (byAce = new Map<string, PokerRules>()));
  let rules = byAce.get(ace);
  if (rules === undefined) byAce.set(ace, (rules = new PokerRules(facts)));
  return rules;
}

/** The ranking of a rule set's facts. */
export const pokerRulesOf = (facts: PokerFacts): PokerRules =>
  rulesIn(made, facts.handRanking ?? facts.cardRanking ?? STANDARD, facts);

/** How five cards rank under rules whose own hands are of fewer: the cards as they have them, and the kinds of every poker game. */
export function fiveCardRulesOf(facts: PokerFacts): PokerRules {
  if (facts.handRanking?.includes('four-of-a-kind') === true) return pokerRulesOf(facts);
  const { cardRanking, aceInStraight } = facts;
  return rulesIn(madeOfFive, cardRanking ?? STANDARD, {
    ...(cardRanking && { cardRanking }),
    ...(aceInStraight !== undefined && { aceInStraight }),
  });
}
