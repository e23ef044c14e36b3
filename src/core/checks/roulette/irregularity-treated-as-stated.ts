import { TREATMENTS, type Treatment } from '../../values/treatment';
import { judgeTreatment } from '../wagers/treatment';
import { rouletteCheck } from './roulette-check';

export const irregularityTreatedAsStated = rouletteCheck({
  id: 'roulette/irregularity-treated-as-stated',
  requirement: 'A spin that goes wrong, and a wrong result that was entered, are treated as stated.',
  enforces: ['irregularities'],
  concerns: 'irregularities',
  // Kinds that a record cannot tell apart any further are not judged by their finer rows.
  enforcesRow: (_, kind, prescribed) => !kind.includes('/') && isTreatment(prescribed),
  messages: { wrongTreatment: 'After "{{kind}}" the spin was {{done}}; the rules have it {{prescribed}}.' },
  run: (round, { irregularities }, ruling) => {
    for (const irregularity of round.irregularities) {
      const { kind, treatment } = irregularity;
      const prescribed = irregularities.get(kind);
      if (!isTreatment(prescribed)) continue;
      // A spin called off needs no further treatment than the next spin, which a record may show by itself.
      if (prescribed === 'round-void' && treatment === undefined) ruling.complies(irregularity.place);
      else
        judgeTreatment(round, irregularity, prescribed, [['irregularities', kind]], {
          complies: (subject) => {
            ruling.complies(subject);
          },
          cannotTell: (subject, missing, cites) => {
            ruling.cannotTell(subject, missing, cites);
          },
          breaches: (subject, breach) => {
            ruling.breaches(subject, { ...breach, data: { ...breach.data, kind } });
          },
        });
    }
  },
});

const isTreatment = (prescribed: string | undefined): prescribed is Treatment =>
  (TREATMENTS as readonly (string | undefined)[]).includes(prescribed);
