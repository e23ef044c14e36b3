import { JOKER, RANKS, parseCard, printCard, rankName, rankOf, suitNamed, suitOf } from '../../../src/core/values/card';

const SUITS = Array.from('SHDC');
const DECK = RANKS.flatMap((rank) => SUITS.map((suit) => `${rank}${suit}`));

describe('cards', () => {
  it('reads and prints the whole deck, each card once', () => {
    expect(DECK.map(parseCard).map(printCard)).toEqual(DECK);
    expect(new Set(DECK.map(parseCard)).size).toBe(52);
  });

  it('knows the joker', () => {
    expect(parseCard('JOKER')).toBe(JOKER);
    expect(printCard(JOKER)).toBe('JOKER');
    expect(rankName(rankOf(JOKER))).toBe('joker');
  });

  it.each(['', 'A', '1S', '10S', 'AX', 'as', 'SA', 'JOKERS', 'joker', 'ÄS', 'A♠', '  '])('%j is no card', (text) => {
    expect(parseCard(text)).toBe(-1);
  });

  it('gives cards of one rank the same rank, whatever their suits', () => {
    for (const [index, rank] of RANKS.entries())
      expect(SUITS.map((suit) => rankOf(parseCard(`${rank}${suit}`)))).toEqual([index, index, index, index]);
  });

  it.each([
    ['AS', 'ace'],
    ['2S', '2'],
    ['9S', '9'],
    ['TS', 'ten'],
    ['JS', 'jack'],
    ['QS', 'queen'],
    ['KS', 'king'],
  ])('%s is called %s', (card, name) => {
    expect(rankName(rankOf(parseCard(card)))).toBe(name);
  });

  it('has a name even for what is no rank', () => {
    expect(rankName(99)).toBe('unknown card');
  });

  it('names suits by letter and by name, as cards have them', () => {
    expect(['S', 'H', 'D', 'C'].map(suitNamed)).toEqual(
      ['AS', 'AH', 'AD', 'AC'].map((card) => suitOf(parseCard(card))),
    );
    expect(['spades', 'hearts', 'diamonds', 'clubs'].map(suitNamed)).toEqual([0, 1, 2, 3]);
    expect([suitNamed('stars'), suitNamed(undefined), suitNamed(1)]).toEqual([undefined, undefined, undefined]);
  });
});
