import { givesStakesBack, judgeVoidRound, voidMessages } from '../wagers/void-round';
import { voidingRows } from './provisions';
import { sicBoCheck } from './sic-bo-check';

export const voidRoundReturnsEveryStake = sicBoCheck({
  id: 'sic-bo/void-round-returns-every-stake',
  requirement: 'When a round is void or has no result, nothing is paid or collected on it and no stake is kept.',
  enforces: ['irregularities'],
  judges: 'payment',
  enforcesRow: (_fact, _kind, prescribed) => givesStakesBack(prescribed),
  messages: voidMessages('round'),
  run: (round, { irregularities }, ruling) => {
    if (!round.voided || round.dummy) return;
    const rows = voidingRows(round, irregularities);
    // A stake without a settlement may have been left where it was for the next tumble.
    if (rows.length > 0)
      judgeVoidRound(
        round,
        rows.map((row) => ['irregularities', row] as const),
        ruling,
        round.calledOff,
      );
    else if (round.wagers.length > 0) ruling.cannotTell('round', ['a rule by which the round is void']);
  },
});
