import { thrownOf } from '../../games/sic-bo/dice';
import type { SicBoFacts } from '../../games/sic-bo/game';
import type { Thrown } from '../../games/sic-bo/round';
import type { RoundEvent } from '../../rounds/record';
import type { Planted } from '../wagers/planting';
import { betsOffered } from './bets';
import type { ToldTumble } from './lawful';
import { sicBoSettler } from './settler';

/** What planters of any game have to know of sic bo. */
export const PLANTED: Planted<ToldTumble> = {
  settler: sicBoSettler,
  simpleBet: (_told, { facts }, random) => random.pick(betsOffered(facts as Partial<SicBoFacts>)) ?? '',
  lateCites: (late, { facts }) => [
    ...(late !== 'placed' && facts['lateChanges'] !== undefined ? ['lateChanges'] : []),
    'lateWagers',
    'wageringCloses',
  ],
  unconfirmedBy: 'unconfirmedWagers',
};

export const thrownIn = ({ played }: ToldTumble): Thrown | undefined => {
  const roll = played.find((event): event is RoundEvent & { type: 'roll' } => event.type === 'roll');
  return roll && thrownOf(roll.dice);
};
