import { FAILED_TERMINAL } from '../../play/wagers/failed-terminal';
import { isHeldTo, judgeProvision, provided } from '../../play/wagers/provision';
import { rouletteCheck } from './roulette-check';

export const irregularityTreatedAsStated = rouletteCheck({
  id: 'roulette/irregularity-treated-as-stated',
  requirement:
    'A spin that goes wrong, a fault of the equipment and a wrong result that was entered are treated as stated.',
  enforces: ['irregularities'],
  concerns: 'irregularities',
  enforcesRow: (_, _kind, prescribed) => isHeldTo(prescribed),
  messages: {
    wrongTreatment: 'After "{{kind}}" the spin was {{done}}; the rules have it {{prescribed}}.',
    ...FAILED_TERMINAL,
  },
  run: (round, { irregularities }, ruling) => {
    for (const irregularity of round.irregularities) {
      const { place, treatment } = irregularity;
      const provision = provided(irregularity, irregularities);
      if (provision === undefined || !isHeldTo(provision.prescribed)) continue;
      const { row, prescribed } = provision;
      // A spin called off needs no further treatment than the next spin, which a record may show by itself.
      if (prescribed === 'round-void' && treatment === undefined && round.calledOff) ruling.complies(place);
      else
        judgeProvision(round, irregularity, prescribed, irregularities, [['irregularities', row]], ruling, () => ({
          kind: row,
        }));
    }
  },
});
