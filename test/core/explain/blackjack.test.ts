import { ACT, ACT_TRIPLE, QLD, QLD_CHALLENGE, QLD_SPANISH } from '../../support/rounds/blackjack/places';
import { played } from '../../support/rounds/blackjack/played';
import { blackjackRound } from '../../support/rounds/blackjack/script';
import { explained, ruled, sentences, stepOf } from './told';

describe('a round of blackjack, told', () => {
  it('sets the hand against the dealer’s', () => {
    const told = explained(played(QLD, 'TH 8C', 'TS 7D', 'w1 win 10000'));
    expect(sentences(told, 'deal', 'settle')).toEqual([
      'Box:1 gets TH and has 10.',
      'Dealer gets TS and has 10.',
      'Box:1 gets 8C and has 18.',
      'Dealer gets 7D and has 17.',
      'The hand has 18 and the dealer 17: main (w1) wins at 1 to 1: 100.00 due, 100.00 paid.',
    ]);
    expect(ruled(stepOf(told, 'settle'))).toEqual([
      'wager-follows-the-hands complies 14(2)(b) 14(2)',
      'wins-pay-stated-odds complies 15(1)',
    ]);
    expect(told.verdict).toBe('complies');
  });

  it('tells a dealer who drew on a total to stand on', () => {
    const told = explained(played(QLD, 'TH 8C', 'TS 7D 2C', 'w1 lose'));
    expect(stepOf(told, 'deal', -1)).toMatchObject({
      text: 'Dealer gets 2C and has 19.',
      rules: [{ check: 'blackjack/dealer-draws-or-stands', verdict: 'breaches' }],
    });
  });

  it('keeps split hands apart, each with the card that stayed with it', () => {
    const told = explained(
      blackjackRound(
        QLD,
        `w1 main 10000 box:1 p1; box:1 8H; dealer 6S; box:1 8C; split box:1; w2 split 10000 on w1 hand 2;
         box:1/1 TD; stand box:1/1; box:1/2 AS; stand box:1/2; dealer TC; dealer 9D; w1 win 10000; w2 win 10000`,
      ),
    );
    expect(sentences(told, 'decide')).toEqual([
      'Box:1 has 16 and decides: split.',
      'Box:1/1 has 18 and decides: stand.',
      'Box:1/2 has soft 19 and decides: stand.',
    ]);
    expect(stepOf(told, 'decide').state.hands).toEqual([
      { of: 'dealer', cards: ['6S'], total: '6' },
      { of: 'box:1/1', cards: ['8H'], total: '8' },
      { of: 'box:1/2', cards: ['8C'], total: '8' },
    ]);
    expect(told.verdict).toBe('complies');
  });

  it('counts the first card of the dealer in each of three hands', () => {
    const told = explained(
      blackjackRound(
        ACT_TRIPLE,
        'w1 main:1 1000 box:1 p1; box:1 TH; dealer 6S; box:1 9C; dealer/1 TD; dealer/1 KC; w1 win 1000',
      ),
    );
    expect(stepOf(told, 'deal', -1).state.hands?.at(-1)).toEqual({ of: 'dealer/1', cards: ['TD', 'KC'], total: '26' });
  });

  it('tells a card too many with that card, and not with the cards before it', () => {
    const told = explained(
      blackjackRound(
        QLD_CHALLENGE,
        `w1 main 10000 box:1 p1; box:1 2H; dealer KS; box:1 3D; hit box:1; box:1 2C; hit box:1; box:1 4D;
         hit box:1; box:1 5S; hit box:1; box:1 TS; w1 lose`,
      ),
    );
    const amiss = told.steps.filter(({ rules }) => rules.some(({ verdict }) => verdict === 'breaches'));
    expect(amiss.map(({ text }) => text)).toEqual(['Box:1 gets TS and has 26.']);
  });

  it('tells a decision that the rules do not give with that decision', () => {
    const told = explained(
      blackjackRound(
        QLD,
        'w1 main 10000 box:1 p1; box:1 TH; dealer 6S; box:1 2D; hit box:1; box:1 3C; surrender box:1; w1 lose returned 5000',
      ),
    );
    const amiss = told.steps.filter(({ rules }) => rules.some(({ verdict }) => verdict === 'breaches'));
    expect(amiss.map(({ text }) => text)).toEqual(['Box:1 has 15 and decides: surrender.']);
  });

  it('says what a player asked for where that decided, and what is void by the dealer’s blackjack', () => {
    const forfeited = explained(
      blackjackRound(
        QLD_SPANISH,
        `w1 main 10000 box:1 p1; box:1 9H; dealer KS; box:1 6H; double box:1; w2 double 10000 on w1; box:1 2C;
         withdraw w2; w1 lose; dealer AC`,
      ),
    );
    expect(sentences(forfeited, 'settle')).toEqual(['The double was taken back: main (w1) loses, nothing paid.']);
    const doubled = explained(
      blackjackRound(
        QLD,
        `w1 main 10000 box:1 p1; box:1 6H; dealer KS; box:1 5H; double box:1; w2 double 10000 on w1; box:1 KC;
         dealer AC; w1 lose; w2 void returned 10000`,
      ),
    );
    expect(sentences(doubled, 'settle')).toEqual([
      'The dealer has a blackjack: main (w1) loses, nothing paid.',
      'The dealer has a blackjack: double (w2) is void, 100.00 given back.',
    ]);
  });

  it('tells of insurance by the dealer’s second card, and of each of three hands with its last', () => {
    const insured = explained(
      blackjackRound(
        ACT,
        `w1 main 10000 box:1 p1; box:1 TH; dealer AS; box:1 9D; w2 insurance 5000 on w1; stand box:1; dealer KD;
         w1 lose; w2 win 10000`,
      ),
    );
    expect(sentences(insured, 'settle')[1]).toBe(
      'The dealer’s second card is KD: insurance (w2) wins at 2 to 1: 100.00 due, 100.00 paid.',
    );
    const three = explained(
      blackjackRound(
        ACT_TRIPLE,
        `w1 main:1 1000 box:1 p1; w2 main:2 1000 box:1 p1; box:1 TH; dealer 6S; box:1 9C; dealer/1 TD; dealer/1 KC;
         w1 win 1000; dealer/2 TC; dealer/2 2C; w2 win 1000`,
      ),
    );
    const drawn = three.steps.filter(({ rules }) => rules.some(({ check }) => check?.endsWith('draws-or-stands')));
    expect(drawn.map(({ text }) => text)).toEqual(['Dealer/1 gets KC and has 26.', 'Dealer/2 gets 2C and has 18.']);
  });

  it('says why a surrendered wager is lost whole', () => {
    const told = explained(
      blackjackRound(
        QLD_SPANISH,
        'w1 main 10000 box:1 p1; box:1 KH; dealer KS; box:1 6H; surrender box:1; dealer AC; w1 lose',
      ),
    );
    expect(sentences(told, 'settle')).toEqual([
      'The hand was surrendered, and the dealer has a blackjack: main (w1) loses, nothing paid.',
    ]);
  });
});
