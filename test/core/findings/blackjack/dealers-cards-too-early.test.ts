import {
  blackjackRound,
  QLD,
  QLD_CHALLENGE,
  QLD_SOFT_17,
  QLD_SPANISH,
  QLD_SWITCH,
  type BlackjackPlace,
} from '../../../support/rounds/blackjack/script';
import { tellsOf, type Told } from '../../../support/rounds/blackjack/told';

const NOTED = 'irregularity excess-card-drawn to=dealer exposed treatment=played';
const HITS = 'hit box:2; box:2 5C; stand box:2';

/** The first player has stood; the dealer then takes a second card, by mistake, and the second player plays on. */
const early = (place: BlackjackPlace, cards: string, settled: string, play = HITS, noted = NOTED, second = 'KD') => {
  const [one = '', dealers = '', two = ''] = cards.split(' ');
  return blackjackRound(
    place,
    `w9 main 10000 box:1 p9; w1 main 10000 box:2 p1; call no-more-bets; box:1 KC; box:2 ${one}; dealer ${dealers}; box:1 9C;
     box:2 ${two}; stand box:1; dealer ${second}; ${noted}; ${play}; ${settled}; w9 lose`,
  );
};
const told = (name: string, comesTo: string, ...of: Parameters<typeof early>): Told => [name, early(...of), comesTo];

const TWENTY_ONE = 'TH AS 6D';
const TAKEN = 'wager-follows-the-hands 35(1)(a)';

describe('an ace and a ten that the dealer has too early count 21 and are no blackjack', () => {
  tellsOf([
    told('21 is given back', 'complies', QLD, TWENTY_ONE, 'w1 push'),
    told('21 does not lose', TAKEN, QLD, TWENTY_ONE, 'w1 lose'),
    told('nor against a ten and an ace', TAKEN, QLD, 'TH KS 6D', 'w1 lose', HITS, NOTED, 'AD'),
    told(
      'nor where the result was left to stand',
      TAKEN,
      QLD,
      TWENTY_ONE,
      'w1 lose',
      HITS,
      NOTED.replace('played', 'result-stands'),
    ),
    told('20 loses to it as to any 21', 'complies', QLD, 'TH AS 5D', 'w1 lose'),
    told('a hand over 21 loses', 'complies', QLD, 'TH AS 7D', 'w1 lose'),
    told('a wager given back may have been withdrawn', 'complies', QLD, 'TH AS 5D', 'w1 void'),
    told('at soft 17 too', TAKEN, QLD_SOFT_17, TWENTY_ONE, 'w1 lose'),
    told('and is given back there', 'complies', QLD_SOFT_17, TWENTY_ONE, 'w1 push'),
    told('a decision after it is enough', 'complies', QLD, 'TH AS AD', 'w1 win 15000', 'stand box:2'),
  ]);
});

describe('a blackjack against it', () => {
  const stands = (comesTo: string, name: string, place: BlackjackPlace, settled: string): Told =>
    told(name, comesTo, place, 'QH AS AD', settled, 'stand box:2');
  tellsOf([
    stands('complies', 'wins 3 to 2', QLD, 'w1 win 15000'),
    stands('indeterminate', 'may have been withdrawn where it was given back', QLD, 'w1 push'),
    stands('complies', 'wins 2 to 1 at challenge', QLD_CHALLENGE, 'w1 win 20000'),
    stands(
      'blackjack-pays-stated-odds 35(1)(a)',
      'and not 3 to 1 as against a better one',
      QLD_CHALLENGE,
      'w1 win 30000',
    ),
    stands('blackjack-pays-stated-odds 11(1)(a)(i)', 'nor anything else', QLD_CHALLENGE, 'w1 win 25000'),
  ]);
});

describe('at spanish blackjack', () => {
  const surrendered = (name: string, comesTo: string, settled: string): Told =>
    told(name, comesTo, QLD_SPANISH, 'KH AS 6D', settled, 'surrender box:2');
  tellsOf([
    surrendered('a surrender costs half', 'complies', 'w1 lose returned 5000'),
    surrendered('a surrender does not cost all', 'surrender-costs-half 35(1)(a)', 'w1 lose'),
    surrendered('nor any other part', 'surrender-costs-half 8(5)', 'w1 lose returned 4000'),
  ]);
});

describe('after a double', () => {
  const DOUBLE = 'double box:2; w2 double 10000 on w1; box:2 TC';
  tellsOf([
    told('21 is given back whole', 'complies', QLD, '6H AS 5D', 'w1 push; w2 push', DOUBLE),
    told('the original wager does not lose alone', TAKEN, QLD, '6H AS 5D', 'w1 lose; w2 void', DOUBLE),
    told('20 loses whole', 'complies', QLD, '6H AS 4D', 'w1 lose; w2 lose', DOUBLE),
  ]);
});

describe('at blackjack switch', () => {
  const switched = (settled: string) =>
    blackjackRound(
      QLD_SWITCH,
      `w1 main 10000 box:1a p1; u1 main 10000 box:1b p1; call no-more-bets; box:1a AH; box:1b KC; dealer AS; box:1a 5D; box:1b QC;
       switch box:1a; dealer KD; ${NOTED}; stand box:1a; stand box:1b; ${settled}; u1 lose`,
    );
  tellsOf([
    ['a switched ace and ten are given back', switched('w1 push'), 'complies'],
    ['and do not lose', switched('w1 lose'), TAKEN],
  ]);
});

describe('what is not certain, or not provided for', () => {
  const noted = (note: string, name: string, comesTo: string, settled = 'w1 lose'): Told =>
    told(name, comesTo, QLD, TWENTY_ONE, settled, HITS, note);
  const SECOND = 'dealers-second-card-after-the-players 21(5)';
  tellsOf([
    noted(
      'irregularity card-exposed-in-error to=dealer treatment=next-card',
      'a card shown in error that players refused may make one',
      'complies',
    ),
    noted(
      `${NOTED}; irregularity card-to-wrong-hand to=box:1 treatment=reconstructed`,
      'nor where cards were put right',
      'complies',
    ),
    noted(NOTED.replace('played', 'next-card'), 'the card became the next one', 'complies'),
    noted('irregularity failed-to-burn', 'unnoted, the card is the breach and the settlement follows from it', SECOND),
    noted('', 'so it is where nothing is noted', SECOND),
    noted('', 'and a wager given back adds nothing', SECOND, 'w1 push'),
  ]);
});
