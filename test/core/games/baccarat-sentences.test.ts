import { recogniseFacts } from '../../../src/core/games/recognise';
import type { DefinitionBlock } from '../../../src/core/reading/reading';
import { inventedReading, line, paragraph, recognisedIn } from './invented';

/** Invented sentences in the wordings of several jurisdictions; an empty list is what must not be recognised. */
const said = (text: string, around = {}): readonly string[] => recognisedIn(text, around).map(line);

describe('decks and jokers', () => {
  test.each([
    ['Baccarat is played with seven decks.', ['decks 7']],
    [
      'Mini-Baccarat shall be played with seven (52 card) decks, without jokers.',
      ['jokers "excluded"', 'decks 7', 'deckCards 52'],
    ],
    [
      'The game must be played with seven (7) decks, each of 40 cards and no jokers.',
      ['jokers "excluded"', 'decks 7', 'deckCards 40'],
    ],
    ['Owl Baccarat is played with 5 or 7 decks of cards.', ['decks "5, 7"']],
    ['Baccarat is played with 5 to 7 decks of cards.', ['decks "5 to 7"']],
    ['If the game is played with 7 decks, a sign says so.', []],
    ['A mixer holds either five (5) or seven (7) decks of cards.', []],
    ['Decks kept in reserve are without jokers.', []],
  ])('%s', (text, expected) => {
    expect(said(text)).toEqual(expected);
  });
});

describe('card values', () => {
  test.each([
    ['any card from 3 to 8 inclusive shall have its face value;', ['cardValues {"3-8":"face"}']],
    ['A card from 3 to 8 counts its face value;', ['cardValues {"3-8":"face"}']],
    ['a 10, jack, queen or king is worth 4;', ['cardValues {"T-K":4}']],
    ['A jack or a queen shall have a value of four; and', ['cardValues {"J-Q":4}']],
    ['an ace is worth two.', ['cardValues {"A":2}']],
    ['an ace has a value of 1 or 11.', []],
    ['For the purposes of rule 9, a 10 or jack shall have a value of 10.', []],
    ['an ace or king has a value of 1.', []],
  ])('%s', (text, expected) => {
    expect(said(text)).toEqual(expected);
  });
});

describe('point count', () => {
  test.each([
    ['Where the total is above nine, the last digit of it.', ['pointCount "last-digit"']],
    ['The tens figure of the total is ignored.', ['pointCount "last-digit"']],
    ['The right digit of a total is disregarded.', []],
    ['The last digit of the serial is printed on the card.', []],
  ])('%s', (text, expected) => {
    expect(said(text)).toEqual(expected);
  });

  test('from a lead-in', () => {
    expect(said('beyond 9, the units digit.', { lead: 'The point count is:' })).toEqual(['pointCount "last-digit"']);
  });
});

describe('depths of the cut', () => {
  test.each([
    ['The cut is made at least two decks in from either end.', ['cutDepth "2 decks"']],
    ['Cut at least one deck from either end.', ['cutDepth "1 deck"']],
    ['The cutting card goes not less than fifteen (15) cards in from the back.', ['cuttingCardDepth "15 cards"']],
    ['Someone sits at least 2 decks from either end.', []],
    ['The cutting card goes in a few cards from the back.', []],
  ])('%s', (text, expected) => {
    expect(said(text)).toEqual(expected);
  });
});

describe('naturals, drawing and additional cards', () => {
  const banker = "When the point count of the Banker's Hand is 3, the Banker's Hand shall";
  const alone = "When the Player's Hand stands, the Banker's Hand";
  test.each([
    ['A hand that is 5 or 6, which is called a "natural", takes no more cards.', ['naturals "5, 6"']],
    ['If a hand is a natural (a 5 or 6), no further cards may be dealt.', ['naturals "5, 6"']],
    ['If either hand is a Natural, no further cards shall be dealt.', []],
    ['A natural is 5 or 6 birds.', []],
    [`${alone} must draw a third card if its point count is 1 to 3.`, ['bankerDrawsAlone "1 to 3"']],
    [
      'Whenever the Point Count of the Player’s Hand is 4 or 5, the Banker’s Hand shall take a card where the Point Count of Banker’s Hand is 1 to 3 inclusive.',
      ['bankerDrawsAlone "1 to 3"'],
    ],
    ["The Banker's Hand must draw if its point count is 1 to 3.", []],
    [
      "Where nobody sleeps and the point count of the Player's Hand is 1 or 2, the player shall take a card.",
      ['playerDraws {"draw":"1, 2"}'],
    ],
    ["When the point count of the Player's Hand is 4, the Player's Hand shall stay.", ['playerDraws {"stand":"4"}']],
    ["Where the point count of the Player's Hand is 4, the player shall draw if asked.", []],
    [
      "Where the point count of the Banker's Hand is 1 or 2, the Banker's Hand will draw.",
      ['bankerDraws {"1":"DDDDDDDDDDD","2":"DDDDDDDDDDD"}'],
    ],
    [`${banker} draw unless the player's third card counts 7.`, ['bankerDraws {"3":"DDDDDDDDSDD"}']],
    [
      `${banker} draw if the player stays or if the player's third card is 2 to 4.`,
      ['bankerDraws {"3":"DSSDDDSSSSS"}'],
    ],
    [`${banker} draw if the player's third card is worth 2 or 4.`, ['bankerDraws {"3":"SSSDSDSSSSS"}']],
    [`${banker} stand if the player's third card is 2.`, []],
    [`${banker} draw if the player's third card is red.`, []],
    ['Never shall more than two additional cards go to either hand.', ['thirdCards 2']],
    ['Only 2 further cards may be dealt to a hand.', ['thirdCards 2']],
    ['Only 2 further cards may lie on the table.', []],
  ])('%s', (text, expected) => {
    expect(said(text)).toEqual(expected);
  });

  test('a definition of natural counts only where no rule names the counts', () => {
    const defined = { label: '1', blocks: [definition('natural', '“Natural” means a total of five or six;')] };
    const ruled = { label: '2', blocks: [paragraph('A hand that is 5 or 6, a natural, takes no more cards.')] };
    const clauses = (given: readonly (typeof ruled)[]): readonly string[] =>
      recogniseFacts(inventedReading(given)).map(({ clause, value }) => `${clause}: ${String(value)}`);
    expect(clauses([defined])).toEqual(['1: 5, 6']);
    expect(clauses([defined, ruled])).toEqual(['2: 5, 6']);
  });
});

describe('limits', () => {
  const closing = 'the terminal shows only so much as is permitted.';
  const lead = 'If a bet is:';
  test.each([
    ['A bet below the table minimum must be refused; it shall not be accepted.', {}, ['underMinimum "not-accepted"']],
    ['A wager of less than the minimum is paid once.', {}, []],
    ['greater than the maximum; or', { lead, closing }, ['overMaximum "reduced"']],
    ['A wager above the maximum is reduced to the maximum.', {}, ['overMaximum "reduced"']],
    ['greater than the maximum; or', { lead }, []],
    ['above the maximum;', { lead: 'If a prize is:', closing }, []],
    ['A wager over the maximum differential is reduced to it.', {}, []],
    ['in a multiple of the minimum which is not permitted; or', { lead, closing }, ['offIncrement "reduced"']],
    ['in a multiple of the minimum; or', { lead, closing }, []],
    ['The differential applies only to Banker and Player bets.', {}, ['differential "player-and-banker"']],
    [
      'The differential is the difference between what is wagered on the Banker and on the Player.',
      {},
      ['differential "player-and-banker"'],
    ],
    ['The differential is shown at the table.', {}, []],
  ])('%s', (text, around, expected) => {
    expect(said(text, around)).toEqual(expected);
  });

  test('closing words do not reach back from before an item', () => {
    const clauses = [
      {
        label: '1',
        blocks: [paragraph(lead, 2), { kind: 'closing' as const, text: closing, line: 4 }],
      },
      { label: '1.1', parent: '1', blocks: [paragraph('greater than the maximum;', 3)] },
      { label: '1.2', parent: '1', blocks: [paragraph('greater than the maximum;', 5)] },
    ];
    expect(recogniseFacts(inventedReading(clauses)).map(({ clause }) => clause)).toEqual(['1.1']);
  });
});

function definition(term: string, text: string): DefinitionBlock {
  return { kind: 'definition', term, text, line: 2, items: [] };
}
