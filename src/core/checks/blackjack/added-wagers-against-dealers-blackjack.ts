import type { Cited } from '../../play/judging/ruling';
import { blackjackCheck } from './blackjack-check';
import { DRAWING_FACTS } from './doubts';
import { dueRow, NOW_ORIGINAL, outcomeOf, rowKind } from './due';
import { isAgainstRow } from './judge-result';
import { SETTLING_FACTS } from './settling';

export const addedWagersAgainstDealersBlackjack = blackjackCheck({
  id: 'blackjack/added-wagers-against-dealers-blackjack',
  requirement:
    'Of a hand that was doubled or split, a dealer’s blackjack takes the original wager, and those added to it as the rules state.',
  enforces: ['outcomes'],
  mayEnforce: ['originalWagerAfterSplit'],
  needs: ['cardValues'],
  uses: [...SETTLING_FACTS, ...DRAWING_FACTS],
  judges: 'outcome',
  concerns: 'doubledOrSplit',
  occursIn: (round) => round.wagers.some(({ decidedBy }) => decidedBy === 'double' || decidedBy === 'split'),
  enforcesRow: (fact, row) => fact !== 'outcomes' || rowKind(row) === 'dealers-blackjack',
  messages: {
    wrongOutcome:
      'The dealer has a blackjack, and the wager on {{bet}} must {{ending}} after a double or a split; it was {{settled}}.',
    nowOriginal:
      'The dealer has a blackjack, and the first of the split hands was settled before it: the wager on the other is now the original one and must lose; it was {{settled}}.',
  },
  run: (round, facts, ruling) => {
    for (const wager of round.wagers) {
      const { decidedBy } = wager;
      if (decidedBy !== 'main' && decidedBy !== 'double' && decidedBy !== 'split') continue;
      const row = dueRow(round, wager, facts);
      if (row === undefined || rowKind(row) !== 'dealers-blackjack') continue;
      if (!isAgainstRow(round, wager, row, facts, ruling)) continue;
      const due = outcomeOf(row, facts) ?? '';
      ruling.breaches(wager.id, {
        message: row === NOW_ORIGINAL ? 'nowOriginal' : 'wrongOutcome',
        cites: [citedFor(row)],
        expected: due,
        recorded: wager.result ?? '',
        data: { bet: wager.bet },
      });
    }
  },
});

const citedFor = (row: string): Cited<'outcomes' | 'originalWagerAfterSplit'> =>
  row === NOW_ORIGINAL ? ['originalWagerAfterSplit', 'first-hand-21'] : ['outcomes', row];
