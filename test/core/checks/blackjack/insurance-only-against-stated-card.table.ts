import { INSURED, oneBox, STANDS, WON } from '../../../support/rounds/blackjack/forms';
import { playTable } from '../../../support/rounds/blackjack/play-table';
import { QLD, QLD_CHALLENGE, QLD_ELECTRONIC } from '../../../support/rounds/blackjack/script';

playTable('blackjack/insurance-only-against-stated-card', {
  lawful: [
    [
      'against a king, and turned down',
      QLD,
      oneBox('TH KS 9C', 'w2 insurance 5000 on w1; stand box:1', '7H', `${WON}; w2 void returned 5000`),
    ],
    [
      'against an ace at electronic blackjack',
      QLD_ELECTRONIC,
      oneBox('KH AS QH', `${INSURED}; stand box:1`, '8H', `w2 lose; ${WON}`),
    ],
    ['turned down', QLD, oneBox('KH KS QH', `${INSURED}; stand box:1`, '8H', `w2 void returned 5000; ${WON}`)],
  ],
  planted: [
    ['against a ten', 'sch-2/25(1)', QLD, oneBox('KH TS QH', `${INSURED}; stand box:1`, '8H', `w2 lose; ${WON}`)],
    // The call and the wagers that it asked for are one breach.
    [
      'called for and taken at blackjack challenge',
      'sch-2(b)/9',
      QLD_CHALLENGE,
      oneBox('KH AS QH', `call insurance; ${INSURED}; stand box:1`, '8H', `w2 lose; ${WON}`),
    ],
  ],
  silent: [['no insurance', QLD, STANDS]],
  said: [
    [
      'no card of the dealer on record',
      ["indeterminate w2: the dealer's first card"],
      QLD,
      'w1 main 10000 box:1; call no-more-bets; box:1 KH; box:1 QH; w2 insurance 5000 on w1; stand box:1',
    ],
    ['taken back', ['not-applicable'], QLD, oneBox('KH TS QH', `${INSURED}; withdraw w2; stand box:1`, '8H', WON)],
    ['in a void round', ['not-applicable'], QLD, oneBox('KH TS QH', `${INSURED}; void round`, '', 'w1 void; w2 void')],
    [
      'against a king',
      ['breaches w2: Wager w2 was taken as insurance against KS; it is offered against an ace only.'],
      QLD,
      oneBox('KH KS QH', `${INSURED}; stand box:1`, '8H', `w2 lose; ${WON}`),
    ],
    [
      'called for and not taken where it is offered',
      ['not-applicable'],
      QLD,
      oneBox('KH AS QH', 'call insurance; stand box:1', '8H', WON),
    ],
  ],
});
