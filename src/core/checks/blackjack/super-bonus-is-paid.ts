import type { BlackjackRound, Wager } from '../../games/blackjack/round';
import { printMoney } from '../../values/money';
import { isAccepted } from '../../play/wagers/standing';
import { blackjackCheck } from './blackjack-check';
import { SETTLING_FACTS, type SettlingFacts } from './settling';
import {
  bonusRow,
  hasSuperBonus,
  isBetweenRows,
  isBonus,
  isDoubledBonus,
  isOwnBonus,
  lackingForBonus,
  OTHER_PLAYERS,
  paidBeyondWinnings,
  prizeOf,
  winnersOf,
  type SuperBonusFacts,
} from './super-bonus';

export const superBonusIsPaid = blackjackCheck({
  id: 'blackjack/super-bonus-is-paid',
  requirement:
    'Three sevens of one suit, not split, against the dealer’s seven earn the stated super bonus, and the other players theirs.',
  enforces: ['superBonusNeeds', 'prizes'],
  needs: ['cardValues', 'outcomes', 'pays'],
  uses: SETTLING_FACTS,
  judges: 'payment',
  occursIn: (round) =>
    round.wagers.some((wager) => hasSuperBonus(round, wager) || lackingForBonus(round, wager) !== undefined),
  enforcesRow: (fact, row) => fact !== 'prizes' || row.startsWith('super-bonus/'),
  messages: {
    wrongBonus:
      'Wager {{subject}} of {{stake}} has a super bonus of {{due}} for three sevens of one suit against a seven; {{paid}} was paid beyond its winnings.',
    noBonus: 'Wager {{subject}} was paid a super bonus of {{paid}} beyond its winnings; {{why}} earns none.',
  },
  run: (round, facts, ruling) => {
    for (const wager of round.wagers) {
      const lacking = lackingForBonus(round, wager);
      if (lacking === undefined || !isAccepted(wager) || wager.result === undefined) continue;
      const paid = paidBeyondWinnings(round, wager, facts);
      if (isOwnBonus(paid, facts))
        ruling.breaches(wager.id, {
          message: 'noBonus',
          cites: [['superBonusNeeds', lacking]],
          expected: '0',
          recorded: String(paid),
          data: { paid: printMoney(paid), why: UNEARNED[lacking] ?? 'the hand' },
        });
    }
    const winners = winnersOf(round);
    if (winners.size === 0) return;
    for (const wager of round.wagers) {
      if (!hasSuperBonus(round, wager) || !isAccepted(wager)) continue;
      const { id, stake } = wager;
      const row = bonusRow(stake, facts);
      const due = row === undefined ? undefined : prizeOf(row, facts);
      if (row === undefined || due === undefined) continue;
      const paid = paidBeyondWinnings(round, wager, facts);
      if (wager.result === undefined) ruling.cannotTell(id, [`settle event of wager ${id}`]);
      else if (isDoubledBonus(round, wager)) judgeDoubled(id, paid, ruling);
      else if (paid === due) ruling.complies(id);
      else if (isBetweenRows(stake, facts) && isBonus(paid, facts))
        ruling.cannotTell(id, ['a rule on the super bonus of a wager between the stated amounts']);
      // Any other amount is a wrong payment, which the check of the odds reports.
      else if (paid === 0 || isBonus(paid, facts))
        ruling.breaches(id, {
          message: 'wrongBonus',
          cites: [['prizes', row], 'superBonusNeeds'],
          expected: String(due),
          recorded: String(paid),
          data: { stake: printMoney(stake), due: printMoney(due), paid: printMoney(paid) },
        });
    }
    for (const player of new Set(round.wagers.map((wager) => wager.player)))
      if (!winners.has(player)) judgeOther(round, player, facts, ruling);
  },
});

/** Three sevens of one suit that earn no bonus, in words. */
const UNEARNED: Readonly<Record<string, string>> = {
  'no-split': 'a hand made by splitting',
  'dealers-first-card-7': 'a hand against another card than a seven',
};

interface Telling {
  complies(subject: string): void;
  cannotTell(subject: string, missing: readonly string[]): void;
}

/** Whether a doubled hand earns the bonus is open; without one it is in order. */
function judgeDoubled(id: string, paid: number, ruling: Telling): void {
  if (paid === 0) ruling.complies(id);
  else ruling.cannotTell(id, ['a rule on the super bonus of a hand that was doubled']);
}

/** What another player gets may stand with any of his wagers; where none shows it, a record has no other place for it. */
function judgeOther(
  round: BlackjackRound,
  player: string,
  facts: SettlingFacts & SuperBonusFacts,
  ruling: Telling,
): void {
  const own = round.wagers.filter((wager) => wager.player === player && isOriginal(wager));
  const due = prizeOf(OTHER_PLAYERS, facts);
  if (own.length === 0 || due === undefined) return;
  if (own.some((wager) => paidBeyondWinnings(round, wager, facts) === due)) ruling.complies(player);
  else ruling.cannotTell(player, [`what ${player} was paid as another player of a round with a super bonus`]);
}

const isOriginal = (wager: Wager): boolean => wager.decidedBy === 'main' && isAccepted(wager);
