import { printMoney } from '../../values/money';
import { blackjackCheck } from './blackjack-check';
import { DRAWING_FACTS } from './doubts';
import { dueRow, rowKind, SURRENDERED } from './due';
import { isAgainstRow } from './judge-result';
import { SETTLING_FACTS } from './settling';
import { isTakenForBlackjack, UNNOTICED_EARLY_CARDS } from './taken-for-blackjack';

export const surrenderCostsHalf = blackjackCheck({
  id: 'blackjack/surrender-costs-half',
  requirement: 'A surrendered wager loses half, and all of it if the dealer has a blackjack.',
  enforces: ['surrenderCosts', 'outcomes'],
  mayEnforce: ['earlyDealerCards'],
  needs: ['cardValues', 'pays'],
  uses: [...SETTLING_FACTS, ...DRAWING_FACTS],
  judges: 'settlement',
  follows: [UNNOTICED_EARLY_CARDS],
  occursIn: ({ turns }) => turns.some(({ choice }) => choice === 'surrender'),
  enforcesRow: (fact, row) => fact !== 'outcomes' || rowKind(row) === 'surrender',
  messages: {
    notLost: 'Wager {{subject}} was surrendered, and {{settled}}; it loses half, or all to a dealer’s blackjack.',
    wrongPart:
      'Wager {{subject}} was surrendered; of its stake of {{stake}}, {{returned}} was given back, and {{due}} was due back.',
    paidBesides: 'Wager {{subject}} was surrendered; {{paid}} was paid on it, and nothing is.',
    keptFromBlackjack:
      'Wager {{subject}} was surrendered, and the dealer has a blackjack: all of its stake of {{stake}} is lost, and {{returned}} was given back.',
  },
  run: (round, facts, ruling) => {
    for (const wager of round.wagers) {
      const row = wager.decidedBy === 'main' ? dueRow(round, wager, facts) : undefined;
      if (row === undefined || rowKind(row) !== 'surrender') continue;
      const { id, stake, result } = wager;
      const cites = row === SURRENDERED ? (['surrenderCosts'] as const) : ([['outcomes', row]] as const);
      if (result !== 'lose') {
        if (isAgainstRow(round, wager, row, facts, ruling))
          ruling.breaches(id, { message: 'notLost', cites, expected: 'lose', recorded: result ?? '' });
        continue;
      }
      const returned = wager.returned ?? 0;
      const due = row === SURRENDERED ? Math.floor(stake / 2) : 0;
      if (returned === due) {
        if (wager.paid === 0) ruling.complies(id);
        else
          ruling.breaches(id, {
            message: 'paidBesides',
            cites,
            expected: '0',
            recorded: String(wager.paid),
            data: { paid: printMoney(wager.paid) },
          });
      } else if (row === SURRENDERED && stake % 2 > 0 && returned === due + 1 && wager.paid === 0)
        ruling.cannotTell(id, ['a rule on fractions of a cent']);
      else
        ruling.breaches(id, {
          message: row === SURRENDERED ? 'wrongPart' : 'keptFromBlackjack',
          cites:
            returned === 0 && isTakenForBlackjack(round, wager, facts) ? ['earlyDealerCards', 'surrenderCosts'] : cites,
          expected: String(due),
          recorded: String(returned),
          data: { stake: printMoney(stake), returned: printMoney(returned), due: printMoney(due) },
        });
    }
  },
});
