import { evaluateCardCodes } from 'phe';
import { bestOf } from '../../../../src/core/play/cards/poker/best';
import { fiveCardRulesOf, pokerRulesOf, type PokerFacts } from '../../../../src/core/play/cards/poker/rules';
import { strengthOfFive, strengthOfThree } from '../../../../src/core/play/cards/poker/strength';
import { parseCard, rankOf, suitOf, type Card } from '../../../../src/core/values/card';

const FIVE: PokerFacts = {
  handRanking: [
    ...['royal-flush', 'straight-flush', 'four-of-a-kind', 'full-house', 'flush', 'straight'],
    ...['three-of-a-kind', 'two-pair', 'pair', 'high-card'],
  ],
  aceInStraight: 'high-or-low',
};
const THREE: PokerFacts = {
  handRanking: ['straight-flush', 'three-of-a-kind', 'straight', 'flush', 'pair', 'high-card'],
  aceInStraight: 'high-or-low',
};

const cards = (text: string): readonly Card[] => text.split(' ').map(parseCard);
const best = (facts: PokerFacts, text: string, size: 3 | 5): number =>
  bestOf(pokerRulesOf(facts), cards(text), size) ?? 0;
const kind = (facts: PokerFacts, text: string, size: 3 | 5): string =>
  pokerRulesOf(facts).categoryOf(best(facts, text, size));

/** The public evaluator's number of a card: the two is lowest and the ace highest. */
const theirs = (card: Card): number => (((rankOf(card) + 12) % 13) << 2) | suitOf(card);

const counted = (tally: Int32Array, names: (height: number) => string): Record<string, number> =>
  Object.fromEntries([...tally].flatMap((count, height) => (count === 0 ? [] : [[names(height), count]])));

describe('hands of five cards', () => {
  it('come in the numbers that are known, and in the order of a public evaluator', () => {
    const rules = pokerRulesOf(FIVE);
    const tally = new Int32Array(16);
    const oursByTheirs = new Int32Array(7463);
    const codes = [0, 0, 0, 0, 0];
    let disagreements = 0;
    for (let a = 0; a < 52; a += 1)
      for (let b = a + 1; b < 52; b += 1)
        for (let c = b + 1; c < 52; c += 1)
          for (let d = c + 1; d < 52; d += 1)
            for (let e = d + 1; e < 52; e += 1) {
              const ours = strengthOfFive(rules, a, b, c, d, e);
              tally[ours >> 26] = (tally[ours >> 26] ?? 0) + 1;
              codes[0] = theirs(a);
              codes[1] = theirs(b);
              codes[2] = theirs(c);
              codes[3] = theirs(d);
              codes[4] = theirs(e);
              const value = evaluateCardCodes(codes);
              const known = oursByTheirs[value];
              if (known === 0) oursByTheirs[value] = ours;
              else if (known !== ours) disagreements += 1;
            }
    expect(counted(tally, (height) => rules.categoryOf(height << 26))).toEqual({
      'royal-flush': 4,
      'straight-flush': 36,
      'four-of-a-kind': 624,
      'full-house': 3744,
      flush: 5108,
      straight: 10_200,
      'three-of-a-kind': 54_912,
      'two-pair': 123_552,
      pair: 1_098_240,
      'high-card': 1_302_540,
    });
    expect(disagreements).toBe(0);
    const inTheirOrder = [...oursByTheirs.subarray(1)];
    expect(inTheirOrder).toHaveLength(7462);
    expect(inTheirOrder.every((strength, place) => place === 0 || strength < (inTheirOrder[place - 1] ?? 0))).toBe(
      true,
    );
  });

  it.each([
    ['AS KS QS JS TS', 'royal-flush'],
    ['KS QS JS TS 9S', 'straight-flush'],
    ['AS 2S 3S 4S 5S', 'straight-flush'],
    ['AS 2S 3S 4S 5D', 'straight'],
    ['QS KS AS 2S 3D', 'high-card'],
    ['AS AD AH 2S 2D', 'full-house'],
    ['AS AD 2H 2S 3D', 'two-pair'],
  ])('%s is a %s', (hand, named) => {
    expect(kind(FIVE, hand, 5)).toBe(named);
  });

  it.each([
    ['the lowest straight is the one with the ace low', '2S 3S 4S 5D 6D', 'AS 2S 3S 4S 5D'],
    ['a kicker decides between equal pairs', 'AS AD KS 3D 2C', 'AH AC QS JD TC'],
    ['the last kicker decides', '8S 7D 6S 4D 3C', '8H 7C 6D 4S 2C'],
    ['the threesome ranks a full house', '3S 3D 3C 2D 2C', '2S 2H 2D AS AD'],
    ['the higher pair ranks two pairs', 'AS AD 2S 2D 3C', 'KS KD QS QD JC'],
  ])('%s', (_what, higher, lower) => {
    expect(best(FIVE, higher, 5)).toBeGreaterThan(best(FIVE, lower, 5));
  });

  it('are the best that can be made of more', () => {
    expect(kind(FIVE, 'AS KS QS JS TS 9S 8S', 5)).toBe('royal-flush');
    expect(kind(FIVE, '2S 2D 2C 5S 5D 5C', 5)).toBe('full-house');
    expect(best(FIVE, '2S 2D 2C 5S 5D 5C', 5)).toBe(best(FIVE, '5S 5D 5C 2S 2D', 5));
    expect(bestOf(pokerRulesOf(FIVE), cards('AS KS QS JS'), 5)).toBeUndefined();
  });

  it('rank in the order that the rules have, by the cards that they have', () => {
    const short: PokerFacts = {
      handRanking: ['royal-flush', 'straight-flush', 'four-of-a-kind', 'flush', 'full-house', 'straight', 'high-card'],
      cardRanking: ['a', 'k', 'q', 'j', '10', '9', '8', '7'],
      aceInStraight: 'high-or-low',
    };
    expect(best(short, '7S 8S 9S TS QS', 5)).toBeGreaterThan(best(short, 'AS AD AC KS KD', 5));
    expect(kind(short, 'AS 7D 8S 9S TS', 5)).toBe('straight');
    expect(
      kind({ ...FIVE, handRanking: [...(FIVE.handRanking ?? [])], aceInStraight: 'high' }, 'AS 2S 3S 4S 5D', 5),
    ).toBe('high-card');
    expect(
      kind({ ...FIVE, handRanking: [...(FIVE.handRanking ?? [])], aceInStraight: 'low' }, 'AS KS QS JS TD', 5),
    ).toBe('high-card');
  });

  it('have the kinds of every poker game where the rules rank hands of three', () => {
    const rules = fiveCardRulesOf(THREE);
    const of = (text: string): string => rules.categoryOf(bestOf(rules, cards(text), 5) ?? 0);
    expect(of('AS KS QS JS TS 2D')).toBe('royal-flush');
    expect(of('9S 9D 9C 9H TS 2D')).toBe('four-of-a-kind');
    expect(of('AS 2D 3C 4H 5S 5D')).toBe('straight');
  });
});

describe('hands of three cards', () => {
  it('come in the numbers that are known', () => {
    const rules = pokerRulesOf(THREE);
    const tally = new Int32Array(16);
    for (let a = 0; a < 52; a += 1)
      for (let b = a + 1; b < 52; b += 1)
        for (let c = b + 1; c < 52; c += 1) {
          const height = strengthOfThree(rules, a, b, c) >> 26;
          tally[height] = (tally[height] ?? 0) + 1;
        }
    expect(counted(tally, (height) => rules.categoryOf(height << 26))).toEqual({
      'straight-flush': 48,
      'three-of-a-kind': 52,
      straight: 720,
      flush: 1096,
      pair: 3744,
      'high-card': 16_440,
    });
  });

  it.each([
    ['a straight beats a flush', '2S 3S 4D', 'AS KS JS'],
    ['three of a kind beats a straight', '2S 2D 2C', 'AS KS QD'],
    ['ace, king, queen is the highest straight', 'AS KS QD', 'KS QS JD'],
    ['ace, 2, 3 is the lowest straight', '2S 3S 4D', 'AS 2S 3D'],
    ['the odd card decides between equal pairs', '9S 9D 4C', '9H 9C 3S'],
    ['the middle card decides', 'QS TD 3C', 'QH 9D 8C'],
  ])('%s', (_what, higher, lower) => {
    expect(best(THREE, higher, 3)).toBeGreaterThan(best(THREE, lower, 3));
  });

  it('are equal where their ranks are', () => {
    expect(best(THREE, '9S 9D 4C', 3)).toBe(best(THREE, '9H 9C 4D', 3));
    expect(kind(THREE, 'KS AS 2D', 3)).toBe('high-card');
  });
});
