import { recogniseFacts, type RecognisedFact } from '../../../src/core/games/recognise';
import { inventedReading, line, paragraph, recognisedIn } from './invented';

/** What baccarat's own recognisers find; rows that any pay table may have are another matter. */
const ofTheGame = (facts: readonly RecognisedFact[]): readonly RecognisedFact[] =>
  facts.filter(({ words }) => words === undefined);
const said = (text: string, around = {}): readonly string[] => ofTheGame(recognisedIn(text, around)).map(line);

describe('winning odds', () => {
  test.each([
    ["A stake on the player's hand wins at odds of 3 to 2.", ['playerPays "3 to 2"']],
    ['A winning “BANKER’S HAND” pays 0.9 to 1 or 9 to 10.', ['bankerPays "9 to 10"']],
    [
      'A winner on the Banker hand is paid 1 to 1, less 5% “commission”.',
      ['bankerPays "19 to 20"', 'commission {"banker":"5%"}'],
    ],
    [
      'Banker wagers that win have odds of 1:1 less 50% commission.',
      ['bankerPays "1 to 2"', 'commission {"banker":"50%"}'],
    ],
    ['For a "TIE BET" that wins the odds are 9:1.', ['tiePays "9 to 1"']],
    ['A winning Tie wager is paid nine (9) to one (1).', ['tiePays "9 to 1"']],
    ['A bet on the Player Pair or the Banker Pair is paid at odds of 12 to 1.', ['pairPays "12 to 1"']],
    ['Tie Bets are paid at odds of either 7 to 1 or 10 to 1, by choice.', []],
    ['Winning any pair wagers are paid at the odds of 12 to 1.', []],
    ["Winning wagers on the Banker's Hand and the Player's Hand are paid at odds of 1 to 1.", []],
    ["A stake on the Banker's Hand wins at odds of 3 to 2, less Commission.", []],
    ["The banker's hand pays even money, but 5% goes to the house.", []],
    ["The player's hand pays 3 to 2 except on Sundays.", []],
    ["With 0 to 7 in the Banker's Hand, the Player's Hand draws.", []],
    ['Winning owl wagers are paid at odds of 3 to 2.', []],
  ])('%s', (text, expected) => {
    expect(said(text)).toEqual(expected);
  });

  test('under a lead-in, for the form it names', () => {
    expect(said('on a Tie at the odds of 9 to 1;', { lead: 'Winners are paid:' })).toEqual(['tiePays "9 to 1"']);
    expect(said('at odds of 9 to 1', { lead: 'A winning tie bet is paid:' })).toEqual(['tiePays "9 to 1"']);
    const evenMoney = ['even-money tiePays "9 to 1"'];
    expect(said('on a Tie at odds of 9 to 1;', { lead: 'In Even Money Baccarat, winners are paid:' })).toEqual(
      evenMoney,
    );
    expect(said('a Tie is paid at odds of 9 to 1.', { heading: 'No commission baccarat' })).toEqual(evenMoney);
    expect(said('a Tie is paid at odds of 9 to 1.', { heading: '2 to 1 Baccarat' })).toEqual([]);
  });

  test.each([
    [
      'the Banker’s hand pays 1 to 1 except with a point count of 4, which pays 0.6 to 1 or 3 to 5;',
      ['even-money bankerPays "1 to 1"', 'even-money bankerPaysByPoints {"4":"3 to 5"}'],
    ],
    [
      'Banker bets pay 1 to 1, except when won with a point count of 4. In this case they pay 1 to 1 less 40% commission.',
      ['even-money bankerPays "1 to 1"', 'even-money bankerPaysByPoints {"4":"3 to 5"}'],
    ],
    ["for a banker's hand and a point count of 4—at odds of 3 to 5;", ['even-money bankerPaysByPoints {"4":"3 to 5"}']],
    ["for a player's hand and a point count of 4—at odds of 3 to 5;", []],
    ["A Banker's Hand pays 1 to 1 except with a three card point count of 4, paid at odds of 3 to 5.", []],
  ])('by point count: %s', (text, expected) => {
    expect(said(text)).toEqual(expected);
  });

  test('say where they were found, and quote eight words at most', () => {
    const [fact] = recognisedIn("on the Banker's Hand with odds of 0.9 to 1 or 9 to 10; and");
    expect(fact).toEqual({
      ...{ book: 'rules', game: 'baccarat', name: 'bankerPays', value: '9 to 10' },
      ...{ clause: '1.1', anchor: '0.9 to 1 or 9 to 10', line: 3 },
    });
  });

  test('are not looked for in a book about another game, nor in examples', () => {
    const text = "The Banker's Hand pays 3 to 2.";
    const otherGame = { label: '0', blocks: [paragraph('In Owl Poker there are a hand and a bird.')] };
    expect(ofTheGame(recogniseFacts(inventedReading([{ label: '1', blocks: [paragraph(text)] }], otherGame)))).toEqual(
      [],
    );
    const example = { kind: 'example' as const, title: 'Example', text, line: 1 };
    expect(recogniseFacts(inventedReading([{ label: '1', blocks: [example] }]))).toEqual([]);
  });
});
