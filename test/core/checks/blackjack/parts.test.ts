import { blackjackParts } from '../../../../src/core/checks/blackjack/parts';
import { roundOf } from '../../../support/rounds/blackjack/asked';
import { partsIn } from '../../../support/rounds/parts';

const PLAIN = 'w1 main 1000 box:1 p1; box:1 TH; dealer 9S; box:1 9C; dealer 8D; w1 lose 0';

const partsOf = (script: string): readonly string[] => partsIn(blackjackParts, roundOf(script));

const decided = (choice: string): string => PLAIN.replace('dealer 8D', `${choice} box:1; dealer 8D`);

test.each<[string, string, readonly string[]]>([
  ['nothing but a lost wager and cards', PLAIN, []],
  ['an additional wager', `x1 any-pair 100 box:1 p1; ${PLAIN}`, ['additional']],
  ['one that won', `x1 any-pair 100 box:1 p1; ${PLAIN}; x1 win 1000`, ['additional', 'additionalWon', 'won']],
  ['an announcement', `${PLAIN}; announce box:1 19`, ['announcements']],
  ['a call', `call no-more-bets; ${PLAIN}`, ['calls']],
  ['the call of insurance', `call insurance; ${PLAIN}`, ['calls', 'insurance']],
  ['the cutting card', `cutting-card; ${PLAIN}`, ['cuttingCard']],
  [
    'a wager that doubles',
    PLAIN.replace('dealer 8D', 'd1 double 1000 box:1 p1; dealer 8D'),
    ['added', 'doubledOrSplit', 'doubles'],
  ],
  ['a decision to double', decided('double'), ['doubledOrSplit', 'doubles', 'turns']],
  ['a request for even money', decided('even-money'), ['evenMoney', 'turns']],
  ['a card that lies open', PLAIN.replace('TH', 'TH up'), ['faces']],
  ['insurance', PLAIN.replace('dealer 8D', 'i1 insurance 500 box:1 p1; dealer 8D'), ['added', 'insurance']],
  ['something irregular', `${PLAIN}; irregularity malfunction`, ['irregularities']],
  ['a wager with chips of value', PLAIN.replace('p1', 'p1 chips=value'), ['made']],
  ['a wager by word of mouth', PLAIN.replace('p1', 'p1 oral'), ['oral']],
  ['a burnt card', `burn; ${PLAIN}`, ['preparation']],
  ['a stand-off', PLAIN.replace('lose', 'push'), ['settledAsNeither']],
  ['a wager given back', PLAIN.replace('lose', 'void'), ['settledAsNeither']],
  ['another player', `w2 main 1000 box:1 p2; ${PLAIN}; w2 lose 0`, ['severalPlayers']],
  [
    'a wager that splits',
    PLAIN.replace('dealer 8D', 's1 split 1000 box:1 p1; dealer 8D'),
    ['added', 'doubledOrSplit', 'splits'],
  ],
  ['a decision to split', decided('split'), ['doubledOrSplit', 'splits', 'turns']],
  ['a decision', decided('stand'), ['turns']],
  ['an ace and a nine', PLAIN.replace('TH', 'AH'), ['twoCardsWithAnAce']],
  ['a nine and an ace', PLAIN.replace('9C', 'AC'), ['twoCardsWithAnAce']],
  ['three cards with an ace', PLAIN.replace('dealer 8D', 'box:1 AC; dealer 8D'), []],
  ['no decision', decided('none'), ['turns', 'undecided']],
  ['a wager declared void', `${PLAIN}; void wager w1`, ['voids']],
  ['a round declared void', `${PLAIN}; void round`, ['voids']],
  ['a wager that won', PLAIN.replace('lose 0', 'win 1000'), ['won']],
])('what a round has that many have not: %s', (_, script, expected) => {
  expect(partsOf(script)).toEqual(expected);
});

test.each([true, false])('a record that says whether there is a shoe has that part: %s', (shoe) => {
  expect(partsIn(blackjackParts, roundOf(PLAIN, { equipment: { decks: 8, shoe } }))).toEqual(['shoe']);
});
