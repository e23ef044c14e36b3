import type { Setting } from '../setting';
import { limitOf, type Planted } from '../wagers/planting';
import { resultOf, type Facts, type ToldCoup } from './coup';
import { companionsOf } from './lawful';
import { baccaratSettler } from './settler';

export const factsOf = ({ facts }: Setting): Facts => facts;

/** What the planters of baccarat share. */
export const PLANTED: Planted<ToldCoup> = {
  settler: baccaratSettler,
  // On a tie a wager on a hand neither wins nor loses, and most breaches need one that does.
  simpleBet: ({ coup }, setting, random) =>
    resultOf(coup, factsOf(setting)) === 'tie' ? 'tie' : random.pick(['player', 'banker', 'tie'] as const),
  companions: (wager, told, setting) => companionsOf([wager], factsOf(setting), limitOf(told).min),
  lateCites: (late, { facts }) => [
    ...((facts as Facts).lateActs?.has(late) ? ([['lateActs', late]] as const) : []),
    'lateWagers',
    facts['tooLateFrom'] === undefined ? 'wageringCloses' : 'tooLateFrom',
    ...(late === 'changed' ? ['settledStake'] : []),
  ],
  unconfirmedBy: 'unconfirmedStake',
};
