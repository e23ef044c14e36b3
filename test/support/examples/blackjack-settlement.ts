import { asDealtAt, atSwitch, DOUBLE, INSURED, oneBox } from '../rounds/blackjack/forms';
import type { BlackjackTold } from './blackjack-told';
import type { PairsOf } from './scenery';

const asDealt = (first: string, play: string, dealers: string, end = ''): BlackjackTold =>
  asDealtAt(oneBox(first, play, dealers, end));

/** Eleven is doubled against an ace and becomes twenty; the dealer has a blackjack. */
const doubled = (end: string, first = '5H AS 6D'): BlackjackTold => asDealt(first, `${DOUBLE}; box:1 9D`, 'KC', end);
const insured = (second: string, end: string): BlackjackTold =>
  asDealt('KH AS 9S', `call insurance; ${INSURED}; stand box:1`, second, end);
const blackjack = (paid: number, dealers = ''): BlackjackTold =>
  asDealt('KH 6S AH', `w1 win ${String(paid)} returned 10000`, dealers);
const evenMoney = (paid: number, dealers: string): BlackjackTold =>
  asDealt('QH AS AH', `even-money box:1; w1 win ${String(paid)} returned 10000`, dealers);
/** Before the dealer's second card, or after it. */
const early = (paid: number): BlackjackTold =>
  unswitched(oneBox('KH TS AH', `w1 win ${String(paid)} returned 10000`, '9D', ''));
const inTime = (paid: number): BlackjackTold =>
  unswitched(oneBox('KH TS AH', '', '9D', `w1 win ${String(paid)} returned 10000`));
/** Where hands may be switched, a decision on the other half of the box shows that these were not. */
const unswitched = (script: string): BlackjackTold =>
  asDealtAt(script, atSwitch(script).replace('box:1b 9C', 'box:1b 9C; stand box:1b'));
/** Eleven is doubled and becomes thirteen. */
const takenBack = (end: string): BlackjackTold => asDealt('6H KS 5C', `${DOUBLE}; box:1 2S`, '', end);

/** Ace and eight are doubled and get a two. */
const aceDoubled = (end: string): BlackjackTold => asDealt('AH 6S 8D', `${DOUBLE}; box:1 2C`, 'KC 2D', end);
/** Ace and five are switched with king and queen. */
const switched = (end: string): string =>
  'w1 main 10000 box:1a; u1 main 10000 box:1b; call no-more-bets; box:1a AH; box:1b KC; dealer AS; box:1a 5D;' +
  `box:1b QC; switch box:1a; stand box:1a; stand box:1b; dealer KD; ${end}`;
const won = (paid: number): BlackjackTold =>
  asDealtAt(
    oneBox('KH 6S 9S', 'stand box:1', 'KC 2D', `w1 win ${String(paid)} returned 10050`).replace('10000', '10050'),
  );

/** Sixteen gets a five; the dealer's ace, to the king, came before it by mistake. */
const tooEarly = (end: string): BlackjackTold => {
  const note = 'irregularity excess-card-drawn to=dealer exposed treatment=played';
  return asDealt('KH KS 6C', `hit box:1; dealer AD; ${note}; box:1 5C; stand box:1`, '', end);
};

/** The first on which the rules of a place draw their line is its pair. */
export const SETTLEMENT_PAIRS: PairsOf<BlackjackTold> = {
  'blackjack/wager-follows-the-hands': [
    {
      breach: [
        'An ace and a king that came together by switching stand off a blackjack.',
        switched('w1 push; u1 lose'),
      ],
      lawful: ['An ace and a king that came together by switching lose to a blackjack.', switched('w1 lose; u1 lose')],
    },
    {
      breach: [
        'A doubled hand of ace, eight and two wins as twenty-one.',
        aceDoubled('w1 win 10000 returned 10000; w2 win 10000 returned 10000'),
      ],
      lawful: ['A doubled hand of ace, eight and two loses as eleven.', aceDoubled('w1 lose; w2 lose')],
    },
    {
      breach: ['Nineteen loses against the dealer’s eighteen.', asDealt('KH 6S 9S', 'stand box:1', 'QC 2D', 'w1 lose')],
      lawful: [
        'Nineteen wins against the dealer’s eighteen.',
        asDealt('KH 6S 9S', 'stand box:1', 'QC 2D', 'w1 win 10000 returned 10000'),
      ],
    },
    {
      also: 'early-dealer-cards',
      breach: ['Twenty-one loses to an ace and a king that the dealer had too early.', tooEarly('w1 lose')],
      lawful: ['Twenty-one stands off an ace and a king that the dealer had too early.', tooEarly('w1 push')],
    },
  ],
  'blackjack/added-wagers-against-dealers-blackjack': [
    {
      breach: ['The dealer’s blackjack takes the double too.', doubled('w1 lose; w2 lose')],
      lawful: ['The dealer’s blackjack takes the original wager only.', doubled('w1 lose; w2 void returned 10000')],
    },
    {
      breach: ['The double is given back after the dealer’s blackjack.', doubled('w1 lose; w2 void returned 10000')],
      lawful: ['The dealer’s blackjack takes both wagers.', doubled('w1 lose; w2 lose')],
    },
  ],
  'blackjack/withdrawn-double-forfeits-the-wager': [
    {
      breach: ['The doubled portion is taken back, and the original wager too.', takenBack('w1 push; withdraw w2')],
      lawful: ['The doubled portion is taken back, and the original wager lost.', takenBack('w1 lose; withdraw w2')],
    },
  ],
  'blackjack/surrender-costs-half': [
    {
      breach: [
        'A surrendered wager is collected whole, though the dealer has no blackjack.',
        asDealt('KH KS 6C', 'surrender box:1', '7D', 'w1 lose'),
      ],
      lawful: [
        'Half of a surrendered wager is given back.',
        asDealt('KH KS 6C', 'surrender box:1', '7D', 'w1 lose returned 5000'),
      ],
    },
  ],
  'blackjack/insurance-follows-the-second-card': [
    {
      breach: [
        'Insurance wins though the dealer’s second card is a nine.',
        insured('9D', 'w2 win 10000 returned 5000; w1 lose'),
      ],
      lawful: ['Insurance loses because the dealer’s second card is a nine.', insured('9D', 'w2 lose; w1 lose')],
    },
  ],
  'blackjack/even-money-is-paid-on-request': ['', '9D'].map((dealers) => ({
    breach: ['A blackjack is paid at once against an ace, at 3 to 2.', evenMoney(15000, dealers)],
    lawful: ['A blackjack is paid its stake at once against an ace, as its player asked.', evenMoney(10000, dealers)],
  })),
  'blackjack/wins-pay-stated-odds': [
    {
      breach: ['Of a win, the odd fifty cents of the stake are not paid, and ten dollars besides.', won(9000)],
      lawful: ['A win is paid 1 to 1, with the odd fifty cents of the stake.', won(10050)],
    },
  ],
  'blackjack/blackjack-pays-stated-odds': [
    {
      breach: ['A blackjack is paid 1 to 1.', blackjack(10000)],
      lawful: ['A blackjack is paid 3 to 2.', blackjack(15000)],
    },
    {
      breach: [
        'A blackjack with a king against one with a ten is paid 4 to 1.',
        asDealt('KH TS AH', '', 'AD', 'w1 win 40000 returned 10000'),
      ],
      lawful: [
        'A blackjack with a king against one with a ten is paid 5 to 1.',
        asDealt('KH TS AH', '', 'AD', 'w1 win 50000 returned 10000'),
      ],
    },
    {
      breach: ['A blackjack is paid 3 to 2.', blackjack(15000, 'KC 2D')],
      lawful: ['A blackjack is paid 1 to 1.', blackjack(10000, 'KC 2D')],
    },
  ],
  'blackjack/bonus-hands-pay-stated-odds': [
    {
      breach: [
        'A six, a seven and an eight of different suits are paid 1 to 1.',
        asDealt('6H 9S 7C', 'hit box:1; box:1 8S; w1 win 10000', ''),
      ],
      lawful: [
        'A six, a seven and an eight of different suits are paid 3 to 2.',
        asDealt('6H 9S 7C', 'hit box:1; box:1 8S; w1 win 15000', ''),
      ],
    },
  ],
  'blackjack/insurance-pays-stated-odds': [
    {
      breach: ['Insurance wins and is paid 1 to 1.', insured('KD', 'w2 win 5000 returned 5000; w1 lose')],
      lawful: ['Insurance wins and is paid 2 to 1.', insured('KD', 'w2 win 10000 returned 5000; w1 lose')],
    },
  ],
  'blackjack/super-bonus-is-paid': [
    {
      breach: [
        'Three sevens of hearts against the dealer’s seven are paid 2 to 1 and no super bonus.',
        asDealt('7H 7S 7H', 'hit box:1; box:1 7H; w1 win 20000', ''),
      ],
      lawful: [
        'Three sevens of hearts against the dealer’s seven are paid 2 to 1 and the super bonus.',
        asDealt('7H 7S 7H', 'hit box:1; box:1 7H; w1 win 520000', ''),
      ],
    },
  ],
  'blackjack/stand-off-returns-the-stake': [
    {
      breach: [
        'Of equal totals half the stake is given back.',
        asDealt('KH 6S 8S', 'stand box:1', 'KC 2D', 'w1 push returned 5000'),
      ],
      lawful: [
        'Of equal totals the stake is given back.',
        asDealt('KH 6S 8S', 'stand box:1', 'KC 2D', 'w1 push returned 10000'),
      ],
    },
    {
      breach: [
        'After the dealer’s blackjack half of the double is given back.',
        doubled('w1 lose; w2 void returned 5000', '5C AS 6D'),
      ],
      lawful: [
        'After the dealer’s blackjack the double is given back.',
        doubled('w1 lose; w2 void returned 10000', '5C AS 6D'),
      ],
    },
  ],
  'blackjack/settled-when-stated': [
    ...[15000, 20000, 10000].map(
      (paid) =>
        ({
          breach: ['A blackjack is paid against a ten before the dealer’s second card.', early(paid)],
          lawful: ['A blackjack is paid against a ten after the dealer’s second card.', inTime(paid)],
        }) as const,
    ),
    {
      breach: [
        'Half of a surrendered wager is taken before the dealer’s second card.',
        asDealt('KH KS 6D', 'surrender box:1; w1 lose returned 5000', '7D'),
      ],
      lawful: [
        'Half of a surrendered wager is taken once the dealer’s hand is complete.',
        asDealt('KH KS 6D', 'surrender box:1', '7D', 'w1 lose returned 5000'),
      ],
    },
  ],
};
