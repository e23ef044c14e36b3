import type { BlackjackRound } from '../../games/blackjack/round';
import { playersMayTakeBack } from '../../play/wagers/prescribed';
import { givesStakesBack, judgeVoidRound, voidMessages } from '../../play/wagers/void-round';
import { judgeVoidWagers, VOID_WAGER } from '../../play/wagers/void-wager';
import { blackjackCheck } from './blackjack-check';
import { PROVISION_FACTS, provisionFor, type ProvisionFacts } from './provisions';

const BY_OPERATOR = 'invalidated-by-operator';

export const voidRoundReturnsEveryStake = blackjackCheck({
  id: 'blackjack/void-round-returns-every-stake',
  requirement:
    'When a round, a hand or a wager is void, nothing is paid or collected on it and every stake is given back.',
  enforces: ['irregularities'],
  mayEnforce: ['voidWager'],
  uses: PROVISION_FACTS,
  judges: 'payment',
  concerns: 'voids',
  enforcesRow: (fact, _row, prescribed) =>
    fact === 'voidWager' || givesStakesBack(prescribed) || prescribed === 'hand-void',
  messages: { ...voidMessages('round or hand'), ...VOID_WAGER },
  run: (round, facts, ruling) => {
    if (round.dummy) return;
    const rows = voidingRows(round, facts);
    const cites = rows.map((row) => ['irregularities', row] as const);
    // A hand that a fault makes void has its own clause; a wager may be declared void for any other reason.
    if (rows.length === 0) judgeVoidWagers(round, facts.voidWager, ruling);
    if (rows.length > 0) judgeVoidRound(round.voided ? round : onVoidHands(round), cites, ruling);
    else if (tookEverythingBack(round, facts)) for (const { id } of round.wagers) ruling.complies(id);
    else if (round.voided && round.wagers.length > 0) ruling.cannotTell('round', ['a rule by which the round is void']);
  },
});

const onVoidHands = (round: BlackjackRound): BlackjackRound => ({
  ...round,
  wagers: round.wagers.filter(({ voided }) => voided),
});

/** After something that leaves the players a choice all of them may have taken their wagers back, and then the round has no result. */
const tookEverythingBack = (round: BlackjackRound, facts: ProvisionFacts): boolean =>
  round.voided &&
  round.irregularities.some(({ treatment }) => treatment === 'wagers-returned') &&
  playersMayTakeBack(round, facts) &&
  round.wagers.every(
    ({ result, paid, stake, returned = stake }) =>
      (result === 'void' || result === 'push') && paid === 0 && returned === stake,
  );

/** The rows by which the round, or a hand of it, is void: for what went wrong in it, or because the operator invalidates it. */
function voidingRows(round: BlackjackRound, facts: ProvisionFacts): readonly string[] {
  const rows = round.irregularities.flatMap((irregularity) => provisionFor(round, irregularity, facts).row ?? []);
  const voiding = rows.filter((row) => {
    const prescribed = facts.irregularities.get(row) ?? '';
    return round.voided ? givesStakesBack(prescribed) : prescribed === 'hand-void';
  });
  return voiding.length === 0 && round.voided && facts.irregularities.has(BY_OPERATOR) ? [BY_OPERATOR] : voiding;
}
