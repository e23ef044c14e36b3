import { givesStakesBack, judgeSettledAfterCall, judgeVoidRound, voidMessages } from '../../play/wagers/void-round';
import { judgeVoidWagers, VOID_WAGER } from '../../play/wagers/void-wager';
import { voidingRows } from './provisions';
import { sicBoCheck } from './sic-bo-check';

export const voidRoundReturnsEveryStake = sicBoCheck({
  id: 'sic-bo/void-round-returns-every-stake',
  requirement:
    'When a round is void or has no result, nothing is paid or collected on it and no stake is kept; nor is a wager paid or collected that was declared void by itself.',
  enforces: ['irregularities'],
  mayEnforce: ['voidWager'],
  judges: 'payment',
  concerns: 'voids',
  enforcesRow: (fact, _kind, prescribed) => fact === 'voidWager' || givesStakesBack(prescribed),
  messages: { ...voidMessages('round'), ...VOID_WAGER },
  run: (round, { irregularities, voidWager }, ruling) => {
    judgeVoidWagers(round, voidWager, ruling);
    if (round.dummy || !(round.voided || round.mayBeCalledOff)) return;
    const rows = voidingRows(round, irregularities);
    const cites = rows.map((row) => ['irregularities', row] as const);
    if (!round.voided) judgeSettledAfterCall(round, undefined, TUMBLED_AGAIN, cites, ruling);
    // A stake without a settlement may have been left where it was for the next tumble.
    else if (rows.length > 0) judgeVoidRound(round, cites, ruling, round.calledOff);
    else if (round.wagers.length > 0) ruling.cannotTell('round', ['a rule by which the round is void']);
  },
});

/** What a record lacks where a tumble was called off before the only one it has. */
const TUMBLED_AGAIN = 'whether the dice were tumbled again after no result was called';
