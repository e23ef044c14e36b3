import { paidOnBox, standingOf } from '../../games/baccarat/boxes';
import type { BaccaratRound } from '../../games/baccarat/round';
import type { RoundEvent } from '../../rounds/record';
import type { Planter, Planting } from '../game';
import type { Random } from '../random';
import { roundTold, type SettledWager } from '../telling';
import type { Settlement } from '../told';
import { settledThoughVoid } from '../wagers/declared-void';
import { plainly, settledAs, settledOtherwise, type Planted } from '../wagers/planting';
import { settledAgainst, wronglyPaid } from '../wagers/settled-wrongly';
import { PART } from '../wagers/staking';
import { faceUp, FACE_UP, type ToldDraw } from './draw';
import { factsOf } from './planted';
import { baccaratSettler } from './settler';

const DRAW: Planted<ToldDraw> = {
  settler: baccaratSettler,
  simpleBet: () => 'enter',
  lateCites: () => [],
  unconfirmedBy: '',
};

type Settled = SettledWager & { readonly settlement: Settlement };

/** One of the wagers of a lawful round that ended so, as a check will read it. */
const onSettled =
  (
    results: readonly Settlement['result'][],
    plant: (
      settled: Settled,
      row: { readonly standing: string; readonly pays: string },
      told: ToldDraw,
      random: Random,
    ) => Planting<ToldDraw>,
  ): Planter<ToldDraw> =>
  (told, setting, random) => {
    const settled = random.pick(results.flatMap((result) => settledAs(DRAW, told, setting, result)));
    if (settled === undefined) return undefined;
    const round = roundTold(baccaratSettler, told, setting) as BaccaratRound;
    const wager = round.wagers.find(({ id }) => id === settled.wager.id);
    const standing = wager && standingOf(round, wager, factsOf(setting));
    if (wager === undefined || standing === undefined) return undefined;
    const pays = paidOnBox(round, wager, factsOf(setting)) ?? '';
    return plant(settled, { standing: `${wager.bet}/${standing}`, pays }, told, random);
  };

/** How wagers on boxes ended, what was paid, and what was done about something that went wrong. */
export const DRAW_SETTLEMENT_BREACHES: Readonly<Record<string, Planter<ToldDraw>>> = {
  'box-wager-follows-the-points': onSettled(['win', 'lose', 'push'], (settled, { standing }, told) => ({
    told: settledOtherwise(told, settled.wager, settledAgainst(settled)),
    cites: [['outcomes', standing]],
    subject: settled.wager.id,
  })),
  'box-wager-pays-stated-odds': onSettled(['win'], (settled, { pays }, told, random) =>
    wronglyPaid(told, settled, [['pays', pays]], true, random),
  ),
  'stand-off-returns-the-stake': onSettled(['push'], (settled, { standing }, told, random) => ({
    told: settledOtherwise(told, settled.wager, random.once(2) ? { paid: PART } : { returned: 0 }),
    cites: [['outcomes', standing]],
    subject: settled.wager.id,
  })),
  'void-coup-returns-every-stake': plainly((told, setting, random) =>
    // A draw wager needs the enter wager that would be void.
    told.wagers.some(({ bet }) => bet === 'draw') ? undefined : settledThoughVoid(DRAW, told, setting, random),
  ),
  'winning-stake-is-returned': onSettled(['win'], (settled, _row, told) => ({
    told: settledOtherwise(told, settled.wager, { returned: 0 }),
    cites: ['winningStake'],
    subject: settled.wager.id,
  })),
  'insufficient-cards-treated-as-stated': plainly((told) => {
    const event: RoundEvent = { type: 'irregularity', kind: 'insufficient-cards', treatment: 'round-void' };
    const round = { ...told, isPlain: false, isVoid: true, played: [...told.played, event] };
    return { told: round, cites: ['insufficientCards'], subject: event };
  }),
  'irregularity-treated-as-stated': plainly((told) => {
    const { told: round, event } = faceUp(told, 'played');
    return { told: round, cites: [['irregularities', FACE_UP]], subject: event };
  }),
};
