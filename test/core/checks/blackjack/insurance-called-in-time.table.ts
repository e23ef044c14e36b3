import { calledFor } from '../../../support/rounds/blackjack/breaches-of-table';
import { atSwitch, oneBox, WON } from '../../../support/rounds/blackjack/forms';
import { judged, breachesIn } from '../../../support/rounds/judged';
import { playTable } from '../../../support/rounds/blackjack/play-table';
import {
  ACT,
  blackjackRound,
  QLD,
  QLD_CHALLENGE,
  QLD_SOFT_17,
  QLD_SPANISH,
  QLD_SWITCH,
} from '../../../support/rounds/blackjack/script';

const CHECK = 'blackjack/insurance-called-in-time';
const INSURED = 'w2 insurance 5000 on w1';

playTable(CHECK, {
  lawful: [
    ['with a wager that answers it', QLD, calledFor('dealt', INSURED).replace(WON, `w2 lose; ${WON}`)],
    [
      'after a blackjack was paid at once on request',
      QLD,
      oneBox('KH AS AH', 'even-money box:1; w1 win 10000 returned 10000; call insurance', '', ''),
    ],
    ['at soft 17 blackjack', QLD_SOFT_17, calledFor('dealt').replace('dealer 8H', 'dealer 7H')],
    ['at blackjack switch', QLD_SWITCH, atSwitch(calledFor('dealt'))],
  ],
  planted: [
    ['after a decision', 'sch-2/25(1)', QLD, calledFor('decided')],
    ['after a further card at spanish blackjack', 'sch-2/25(1)', QLD_SPANISH, calledFor('drawn')],
    ['after a further card at blackjack switch', 'sch-2/25(1)', QLD_SWITCH, atSwitch(calledFor('drawn'))],
  ],
  silent: [
    ['no call in the record', QLD, oneBox('KH AS QH', 'stand box:1', '8H', WON)],
    ['rules that have no call', ACT, calledFor('drawn')],
    ['a void round', QLD, calledFor('drawn').replace(WON, 'void round; w1 void returned 10000')],
  ],
});

it('has the wagers that answer a late call told under it', () => {
  const { findings } = judged(blackjackRound(QLD, calledFor('drawn', INSURED).replace(WON, `w2 lose; ${WON}`)));
  const [told, ...others] = findings.filter(({ verdict }) => verdict === 'breaches');
  expect([told?.check, others]).toEqual([CHECK, []]);
  expect(told?.consequences?.map(({ check }) => check)).toEqual(['blackjack/insurance-before-additional-cards']);
});

it('has insurance taken late without a call as a breach of its own', () => {
  const round = blackjackRound(
    QLD,
    calledFor('dealt').replace('stand box:1', `${INSURED}; stand box:1`).replace(WON, `w2 lose; ${WON}`),
  );
  expect(breachesIn(judged(round)).map(({ check }) => check)).toEqual(['blackjack/insurance-before-additional-cards']);
});

it('is not asked where insurance is not offered', () => {
  expect(breachesIn(judged(blackjackRound(QLD_CHALLENGE, calledFor('drawn')))).map(({ check }) => check)).toEqual([
    'blackjack/insurance-only-against-stated-card',
  ]);
});
