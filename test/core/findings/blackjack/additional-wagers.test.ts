import type { RoundRecord } from '../../../../src/core/rounds/record';
import { beside } from '../../../support/rounds/blackjack/extra';
import { blackjackRound, QLD, QLD_ELECTRONIC, QLD_SWITCH } from '../../../support/rounds/blackjack/script';
import { judged, ofCheck } from '../../../support/rounds/judged';

const CARDS = 'blackjack/additional-wager-follows-its-cards';
const ODDS = 'blackjack/additional-wins-pay-stated-odds';

const found = (round: RoundRecord, check: string): readonly (readonly unknown[])[] =>
  ofCheck(judged(round), check).map(({ subject, verdict, missing, recorded }) => [
    subject,
    verdict,
    ...(missing ?? []),
    ...(recorded === undefined ? [] : [recorded]),
  ]);

/** One wager where two are required, and one hand. */
const oneHand = (settled: string): RoundRecord =>
  blackjackRound(
    QLD_SWITCH,
    [
      'w1 main 10000 box:1a; w2 super-match 1000 box:1; call no-more-bets; box:1a 9H; dealer 6S; box:1a 9D',
      `${settled}; w1 void returned 10000`,
    ].join('; '),
  );

describe('a super match wager of a player with one hand', () => {
  it('is void, pair or not', () => {
    expect(found(oneHand('w2 void returned 1000'), CARDS)).toEqual([['w2', 'complies']]);
    expect(found(oneHand('w2 lose'), CARDS)).toEqual([['w2', 'breaches', 'lose']]);
    expect(found(oneHand('w2 win 1000'), CARDS)).toEqual([['w2', 'breaches', 'win']]);
  });
});

describe('cards that all terminals share', () => {
  it('decide the wagers of each', () => {
    const round = blackjackRound(
      QLD_ELECTRONIC,
      [
        'w1 main 10000 terminal:1 confirmed; w2 kings-bounty 1000 terminal:1 confirmed',
        'w3 main 10000 terminal:2 p2 confirmed; w4 kings-bounty 1000 terminal:2 p2 confirmed; call no-more-bets',
        'player KH; dealer 6S; player KH; stand terminal:1; stand terminal:2; dealer KC; dealer 8D',
        'w1 win 10000 returned 10000; w3 win 10000 returned 10000',
        'w2 win 30000 returned 1000; w4 win 8000 returned 1000',
      ].join('; '),
    );
    expect(found(round, CARDS)).toEqual([
      ['w2', 'complies'],
      ['w4', 'complies'],
    ]);
    expect(found(round, ODDS)).toEqual([
      ['w4', 'breaches', '8000'],
      ['w2', 'complies'],
    ]);
  });
});

describe('an error with the cards', () => {
  const round = (kind: string, settled: string): RoundRecord =>
    blackjackRound(
      QLD,
      beside({
        wagers: 'w2 any-pair 1000 box:1',
        settled: `irregularity ${kind} to=box:1 treatment=played; ${settled}`,
      }),
    );

  it('leaves open which of them count where the wager was settled otherwise', () => {
    expect(found(round('card-to-wrong-hand', 'w2 lose'), CARDS)).toEqual([
      ['w2', 'indeterminate', 'which cards count for wager w2 after events[6]'],
    ]);
  });

  it('leaves nothing open where the wager was settled by them, nor where it is about something else', () => {
    expect(found(round('card-to-wrong-hand', 'w2 win 11000'), CARDS)).toEqual([['w2', 'complies']]);
    expect(found(round('failed-to-burn', 'w2 lose'), CARDS)).toEqual([['w2', 'breaches', 'lose']]);
  });
});

describe('a bet that the rules do not have', () => {
  it('is no second breach when it is settled', () => {
    const round = blackjackRound(QLD, beside({ wagers: 'w2 over-13 1000 box:1', settled: 'w2 lose' }));
    expect(found(round, CARDS)).toEqual([['', 'not-applicable']]);
  });
});
