import type { RouletteFacts } from '../../games/roulette/game';
import { rouletteCheck } from './roulette-check';

const LEAST = 'least';
const MOST = 'most';

export const ballSizeAsStated = rouletteCheck({
  id: 'roulette/ball-size-as-stated',
  requirement: 'The diameter of the ball is within the stated sizes.',
  enforces: ['ballDiameter'],
  messages: { wrongSize: 'The ball was {{recorded}} mm across; it must be {{expected}} mm.' },
  run: (round, facts, ruling) => {
    const least = millimetres(facts.ballDiameter, LEAST);
    const most = millimetres(facts.ballDiameter, MOST);
    if (least === undefined || most === undefined) return;
    const { ballDiameter } = round.equipment;
    if (ballDiameter === undefined) ruling.cannotTell('equipment', ['equipment.ballDiameterMm']);
    else if (ballDiameter >= least && ballDiameter <= most) ruling.complies('equipment');
    else
      ruling.breaches('equipment', {
        message: 'wrongSize',
        cites: [['ballDiameter', ballDiameter < least ? LEAST : MOST]],
        expected: `${String(least)} to ${String(most)}`,
        recorded: String(ballDiameter),
      });
  },
});

const millimetres = (sizes: RouletteFacts['ballDiameter'], row: string): number | undefined => {
  const size = sizes.get(row);
  return size?.unit === 'mm' ? Number(size.figure) : undefined;
};
