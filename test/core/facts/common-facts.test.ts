import { recogniseFacts } from '../../../src/core/games/recognise';
import { inventedReading, line, paragraph } from '../games/invented';

/** What is recognised in one sentence of a book on another game than baccarat. */
const saidOf =
  (naming: string) =>
  (text: string, lead = 'Introduces a list:'): readonly string[] =>
    recogniseFacts(
      inventedReading(
        [
          { label: '1', blocks: [paragraph(lead, 2)] },
          { label: '1(a)', parent: '1', blocks: [paragraph(text, 3)] },
        ],
        { label: '0', blocks: [paragraph(naming)] },
      ),
    ).map(line);

const wheel = saidOf('These are rules of Sic Bo.');
const poker = saidOf('These are rules of Caribbean stud poker.');
const RANKED = 'The ranking of cards, from';

describe('equipment of any game', () => {
  test.each<[string, readonly string[]]>([
    ['Owl poker is played with 1 deck of 40 cards, without jokers.', ['jokers "excluded"', 'decks 1', 'deckCards 40']],
    ['Decks used at a table must consist of 40 cards each.', ['deckCards 40']],
    ['A drawer holds a deck of 40 cards.', []],
    ['a cup containing four (4) identical dice and a lid.', ['dice 4']],
    ['Four identical dice are used to find the first seat.', ['dice 4']],
    ['a set of 4 approved dice, all of them kept in the tumbler.', ['dice 4']],
    ['A set of 5 dice must be at the table.', []],
    ['If any of the 4 dice falls, it is thrown again.', []],
    ['Cut the cards at least two decks in from either end.', ['cutDepth "2 decks"']],
  ])('%s', (text, expected) => {
    expect(wheel(text)).toEqual(expected);
  });

  test('decks in a list of equipment', () => {
    expect(wheel('one set of 3 to 5 decks of playing cards; and', 'The equipment is:')).toEqual(['decks "3 to 5"']);
    expect(wheel('one set of 3 to 5 decks of playing cards; and', 'In a drawer there are:')).toEqual([]);
  });
});

describe('wagers of any game', () => {
  test.each<[string, readonly string[]]>([
    [
      'No bets can be made or moved once “no more bets” is heard.',
      ['wageringCloses ["no-more-bets"]', 'lateWagers "refused"'],
    ],
    [
      'Once the first card of the owls is drawn, no player may move or swap a bet.',
      ['wageringCloses ["first-card"]', 'lateWagers "refused"'],
    ],
    ['Before the first card is drawn, each player must stake an owl.', ['wageringCloses ["first-card"]']],
    ['Before the first card is drawn, each player may stake an owl.', []],
    ['Once a bet is agreed with the owl, no player may move that bet.', []],
    ['A wager must not be placed after the owl has hooted.', []],
    ['Bets cannot be placed by word of mouth.', ['oralWagers "refused"']],
    ['Bets may be placed by word of mouth.', []],
    [
      'Orally declared bets may only be accepted where accompanied by chips or cash.',
      ['oralWagersNeed "chips-or-cash-with-them"'],
    ],
    [
      'Bets orally declared must only be accepted where accompanied by gaming chips.',
      ['oralWagersNeed "chips-with-them"'],
    ],
    ['Orally declared wagers must be noted.', []],
    ['a bet over the maximum is paid or taken up to the owl maximum.', ['overMaximum "reduced"']],
    ['a wager in excess of the maximum is void to the extent of such excess.', ['overMaximum "void-excess"']],
    ['a bet below the minimum is paid or taken after the outcome.', ['underMinimum "stands"']],
    [
      'Every bet must be no less than the minimum and no more than the maximum shown.',
      ['underMinimum "not-accepted"', 'overMaximum "not-accepted"'],
    ],
    ['unless said otherwise, wagers shall be in units of the minimum;', ['wagerUnits "minimum"']],
    ['If a notice says so, wagers must be in units of the minimum.', []],
    ['The croupier will collect any losing bets at once.', ['losingStake "collected"']],
    ['A player may collect any losing tickets.', []],
    ['The house may retain up to 12% of the entry fees.', ['commission {"tournament-entry-fees":"12%"}']],
    ['The house may retain the owl.', []],
  ])('%s', (text, expected) => {
    expect(wheel(text)).toEqual(expected);
  });

  test('an oral wager as an item of what is forbidden', () => {
    expect(wheel('be placed verbally; or', 'A wager must not—')).toEqual(['oralWagers "refused"']);
    expect(wheel('be placed verbally; or', 'A wager may—')).toEqual([]);
  });

  test('a duty to wager in time knows better than a ban on touching wagers', () => {
    const touched = 'Once the first card was turned, no player may move a bet.';
    const clauses = ['Before the first card is drawn, each player must stake an owl.', touched];
    const naming = { label: '0', blocks: [paragraph('These are rules of Sic Bo.')] };
    const read = clauses.map((text, index) => ({ label: String(index + 1), blocks: [paragraph(text)] }));
    const closes = recogniseFacts(inventedReading(read, naming)).filter(({ name }) => name === 'wageringCloses');
    expect(closes.map(({ clause, value }) => [clause, value])).toEqual([['1', ['first-card']]]);
  });

  test('nothing that the game does not know', () => {
    expect(wheel('All suits rank equal here.')).toEqual([]);
  });
});

describe('ranks of cards and hands', () => {
  const hands = 'The ranking of hands, from lowest to highest, must be as follows:';
  test.each<[string, readonly string[]]>([
    [`${RANKED} lowest to highest, is 9, 10, jack and ace.`, ['cardRanking ["a","j","10","9"]']],
    [`${RANKED} highest to lowest, shall be: Ace, King, 4 except where it is low.`, ['cardRanking ["a","k","4"]']],
    [`${RANKED} lowest to highest, is 9, 10, jack, owl and ace.`, []],
    [`${RANKED} lowest to highest, is 9, 10,`, []],
    ['All suits rank equal here.', ['suits "equal"']],
    ['All suits shall have equal rank.', ['suits "equal"']],
    ['All suits are printed alike.', []],
    ['With owls, aces may rank as either high or low.', ['aceInStraight "high-or-low"']],
    ['Whoever has an ace, 2, 3 and 4, the ace may rank as 1.', ['aceInStraight "high-or-low"']],
    ['An ace may be shown.', []],
    [
      'Hands of the same owl value but with different printed values are ranked according to the card values.',
      ['equalRanks "by-card-ranks"'],
    ],
    ['Hands ranking the same are shared.', []],
    [
      `${hands} odd card, 1 pair, straight, flush, straight flush.`,
      ['handRanking ["straight-flush","flush","straight","pair","high-card"]'],
    ],
    [
      `${hands} 1 pair straight flush full house straight flush royal flush.`,
      ['handRanking ["royal-flush","straight-flush","full-house","flush","straight","pair"]'],
    ],
    [`${hands} 1 pair, flush, owl, straight.`, []],
    [`${hands} 1 pair, flush, flush, straight.`, []],
  ])('%s', (text, expected) => {
    expect(poker(text)).toEqual(expected);
  });
});

describe('card values of blackjack', () => {
  const cards = saidOf('In Blackjack a player may split or double down against the dealer.');
  test.each<[string, readonly string[]]>([
    ['each card from 3 to 10 counts its face value;', ['cardValues {"3-10":"face"}']],
    ['a jack or queen is worth 10;', ['cardValues {"j-q":10}']],
    ['an ace counts 1 or 11 by choice.', ['cardValues {"a":"1 or 11"}']],
    [
      'the ace has a value of 11 unless that is over 21, and then any ace has a value of 1.',
      ['cardValues {"a":"1 or 11"}'],
    ],
    ['every ace has a value of 11 by day.', []],
  ])('%s', (text, expected) => {
    expect(cards(text)).toEqual(expected);
  });
});
