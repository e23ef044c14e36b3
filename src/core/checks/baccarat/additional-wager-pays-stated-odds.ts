import { isOnBox } from '../../games/baccarat/boxes';
import type { BaccaratFacts } from '../../games/baccarat/game';
import type { Wager } from '../../games/baccarat/round';
import { rowLacking, type Cited } from '../../play/judging/ruling';
import { judgePayment, PAYMENT_MESSAGE } from '../../play/wagers/payment';
import { baccaratCheck } from './baccarat-check';
import { FROM_THE_DECKS, WAGER_FOLLOWS } from './following';
import { COUP } from './settling';
import { PAYMENT_FACTS } from './wager-payment';
import { paidRow } from './winning-odds';

export const additionalWagerPaysStatedOdds = baccaratCheck({
  id: 'baccarat/additional-wager-pays-stated-odds',
  requirement: 'A winning additional wager is paid at the odds stated for what it won by, and for that alone.',
  enforces: ['pays'],
  mayEnforce: ['pairKinds', 'winEventsPaid'],
  uses: [...PAYMENT_FACTS, 'outcomes'],
  judges: 'payment',
  concerns: 'additionalWon',
  byRow: true,
  enforcesRow: (_, row) => !isOnBox(row),
  follows: [FROM_THE_DECKS, ...WAGER_FOLLOWS],
  messages: { wrongPayment: `The wager on {{bet}} won; ${PAYMENT_MESSAGE}` },
  run: (round, facts, ruling) => {
    for (const wager of round.additional) {
      if (wager.result !== 'win') continue;
      const row = paidRow(round, wager, facts);
      if (row === undefined) continue;
      if (COUP.oddsOf(round, wager, facts) === undefined) ruling.cannotTell(wager.id, [rowLacking('pays', row)]);
      else
        judgePayment(
          COUP,
          round,
          wager,
          facts,
          ruling,
          () => citesOf(wager, row, facts),
          ({ bet }) => ({ bet }),
        );
    }
  },
});

type Paying = 'pays' | 'pairKinds' | 'winEventsPaid';

/** The odds; what kind of pair they are for; and that the highest alone is paid, where a wager can win by several. */
function citesOf(
  { known: { kind } }: Wager,
  row: string,
  { pairKinds, winEventsPaid }: Partial<Pick<BaccaratFacts, Paying>>,
): readonly Cited<Paying>[] {
  return [
    ['pays', row],
    ...(pairKinds?.has(row) ? ([['pairKinds', row]] as const) : []),
    ...(winEventsPaid?.has(kind) ? ([['winEventsPaid', kind]] as const) : []),
  ];
}
