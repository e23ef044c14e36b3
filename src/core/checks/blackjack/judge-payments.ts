import type { BlackjackRound, Wager } from '../../games/blackjack/round';
import type { Cited, Ruling } from '../../play/judging/ruling';
import { judgePayment } from '../../play/wagers/payment';
import { dueRow, outcomeOf } from './due';
import { payKind, payRow, type PayFacts, type PayKind } from './paying';
import { HANDS, type SettlingFacts } from './settling';
import { withoutSuperBonus, type SuperBonusFacts } from './super-bonus';

type JudgedFacts = SettlingFacts & PayFacts & SuperBonusFacts;

/** Judges what was paid on the wagers that won by the cards, were settled as won, and are paid by rows of this kind. */
export function judgePayments<F extends string = never>(
  round: BlackjackRound,
  kind: PayKind,
  facts: JudgedFacts,
  ruling: Ruling<F | 'pays', 'wrongPayment'>,
  citesFor: (row: string, wager: Wager) => readonly Cited<F | 'pays'>[] = ofRow,
): void {
  for (const wager of round.wagers) {
    if (wager.decidedBy === undefined || wager.decidedBy === 'additional' || wager.result !== 'win') continue;
    const due = dueRow(round, wager, facts);
    if (outcomeOf(due, facts) !== 'win') continue;
    const row = payRow(round, wager, due, facts);
    if (row === undefined) {
      if (kind === 'plain') ruling.cannotTell(wager.id, [`whether wager ${wager.id} was doubled`]);
    } else if (payKind(row) === kind) judgeWin(round, wager, row, facts, ruling, citesFor);
  }
}

function judgeWin<F extends string>(
  round: BlackjackRound,
  wager: Wager,
  row: string,
  facts: JudgedFacts,
  ruling: Ruling<F | 'pays', 'wrongPayment'>,
  citesFor: (row: string, wager: Wager) => readonly Cited<F | 'pays'>[],
): void {
  const paid = withoutSuperBonus(round, wager, facts);
  judgePayment(HANDS, round, paid, facts, ruling, () => citesFor(row, wager), nameOf);
}

const ofRow = (row: string): readonly Cited<'pays'>[] => [['pays', row]];
const nameOf = ({ bet }: Pick<Wager, 'bet'>): Readonly<Record<string, string>> => ({ bet });
