import { beside, jackpots, MAIN_WON } from '../../../support/rounds/blackjack/extra';
import { blackjackRound, QLD, QLD_SIX_DECKS } from '../../../support/rounds/blackjack/script';
import { checkTable } from '../../../support/rounds/check-table';
import { judged } from '../../../support/rounds/judged';

/** A six, a seven and an eight of hearts. */
const suited = (paid: number): string =>
  beside({
    wagers: 'w2 bonus-blackjack 100 box:1',
    cards: '6H 6S 7H',
    play: 'hit box:1; box:1 8H',
    end: `${MAIN_WON}; w2 win ${String(paid)} returned 100`,
  });
const nominated = (paid: number): string =>
  beside({
    wagers: 'w2 bonus-blackjack 100 box:1',
    cards: 'AH 6S KH',
    settled: `w1 win 15000 returned 10000; w2 win ${String(paid)} returned 100`,
    play: '',
    dealers: '',
    end: '',
  });
const HEARTS = { table: { limits: {}, options: { ...QLD.options, nominatedSuit: 'hearts' } } };

const sharing = (suit: string, one: number, other: number) => blackjackRound(QLD, jackpots(suit, one, other));

/** Two sevens of a player, where nothing says which pay table is in use. */
const ofTwoSevens = (paid: number) =>
  blackjackRound(
    { ...QLD, options: { sharedBoxMaximum: 'whole-box' } },
    beside({ wagers: 'w2 blazing-7s 500 box:1', cards: '7H 6S 7D', settled: `w2 win ${String(paid)} returned 500` }),
  );

checkTable('blackjack/additional-prizes-are-paid', {
  complies: [
    { name: 'with eight decks', round: blackjackRound(QLD, suited(75000)), subjects: ['w2'] },
    { name: 'with six decks', round: blackjackRound(QLD_SIX_DECKS, suited(80000)), subjects: ['w2'] },
    { name: 'two sevens, which every pay table pays alike', round: ofTwoSevens(10_000), subjects: ['w2'] },
    { name: 'a nominated blackjack', round: blackjackRound(QLD, nominated(17500), HEARTS), subjects: ['w2'] },
  ],
  breaches: [
    {
      name: 'eight decks paid as six',
      round: blackjackRound(QLD, suited(80000)),
      subject: 'w2',
      clauses: ['33(2)(c)(i)(A)', '33(2)(c)(i)', '33(2)(c)', '33(2)'].map(
        (label) => `au-qld/casino-gaming-rule-2024#sch-17/${label}`,
      ),
      expected: '75000',
      recorded: '80000',
      message: 'The wager bonus-blackjack won with 6H, 7H, 8H; 750.00 is due on a stake of 1.00, and 800.00 was paid.',
    },
    {
      name: 'a nominated blackjack underpaid',
      round: blackjackRound(QLD, nominated(15000), HEARTS),
      subject: 'w2',
      clauses: ['33(2)(d)', '33(2)', '33(3)'].map((label) => `au-qld/casino-gaming-rule-2024#sch-17/${label}`),
      expected: '17500',
      recorded: '15000',
      message: 'The wager bonus-blackjack won with AH, KH; 175.00 is due on a stake of 1.00, and 150.00 was paid.',
    },
    {
      name: 'two sevens, and less than every pay table pays',
      round: ofTwoSevens(5_000),
      subject: 'w2',
      clauses: ['17(2)', '17(1)', '13(1)', '14(2)', '17(3)', '17(4)', '16(6)'].map(
        (label) => `au-qld/casino-gaming-rule-2024#sch-18/${label}`,
      ),
      expected: '10000',
      recorded: '5000',
      message: 'The wager blazing-7s won with 7H, 7D, 6S; 100.00 is due on a stake of 5.00, and 50.00 was paid.',
    },
    {
      name: 'a whole jackpot that was not shared equally',
      round: sharing('D', 400_000, 600_000),
      subject: 'w3',
      clauses: ['18(1)(a)', '18(2)(b)', '18(2)(d)(i)'].map((label) => `au-qld/casino-gaming-rule-2024#sch-18/${label}`),
      expected: 'equal shares',
      recorded: '4000.00',
      message:
        'Wagers w3 and w4 won the same share of the jackpot and were paid 4000.00 and 6000.00; it is shared equally.',
    },
  ],
  notApplicable: [
    {
      name: 'a wager at odds',
      round: blackjackRound(QLD, beside({ wagers: 'w2 any-pair 1000 box:1', settled: 'w2 win 11000' })),
    },
    {
      name: 'a stake other than the one it may be, whatever is paid on it',
      round: blackjackRound(QLD, suited(1).replace('bonus-blackjack 100', 'bonus-blackjack 200')),
      because: 'blackjack/additional-stake-of-the-stated-amount',
    },
  ],
  indeterminate: [
    {
      name: 'the decks are not said',
      round: blackjackRound(QLD, suited(75000), { equipment: 'unsaid' }),
      subject: 'w2',
      missing: ['equipment.decks'],
    },
    {
      name: 'paid the amount less the stake',
      round: blackjackRound(QLD, suited(74900)),
      subject: 'w2',
      missing: ['whether the payout of wager w2 holds its stake'],
    },
    {
      name: 'a share of a jackpot',
      round: blackjackRound(
        QLD,
        beside({
          wagers: 'w2 blazing-7s 500 box:1',
          cards: '7D 7D 7D',
          play: 'stand box:1',
          dealers: 'KC',
          end: 'w1 lose; w2 win 1000000',
        }),
      ),
      subject: 'w2',
      missing: ['amount of the jackpot'],
    },
  ],
});

describe('a jackpot with two winners', () => {
  it.each([
    ['paid alike', 500_000, 500_000],
    ['paid alike but for a cent that cannot be divided', 500_001, 500_000],
    ['of whom one is not paid yet', 500_000, 0],
  ])('is in doubt: %s', (_name, one, other) => {
    const { verdict, findings } = judged(sharing('H', one, other));
    expect(verdict).toBe('indeterminate');
    expect(findings.filter((finding) => finding.verdict === 'indeterminate').map(({ subject }) => subject)).toEqual([
      'w3',
      'w4',
    ]);
  });
});
