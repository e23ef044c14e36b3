import type { BaccaratRound, Irregularity } from '../../games/baccarat/round';
import type { Wager } from '../../games/wager';
import { isVoiding } from '../../values/treatment';
import { settledOn } from '../../play/wagers/failed-terminal';
import { judgeTreatment } from '../../play/wagers/treatment';
import { baccaratCheck } from './baccarat-check';

export const systemMalfunctionTreatedAsStated = baccaratCheck({
  id: 'baccarat/system-malfunction-treated-as-stated',
  requirement: 'A coup in which the game system malfunctions is treated as stated.',
  enforces: ['systemMalfunction'],
  concerns: 'irregularities',
  messages: {
    wrongTreatment: 'A coup in which the game system malfunctioned was {{done}}; the rules have it {{prescribed}}.',
    settledAllTheSame: 'Wager {{wager}} was {{settled}} although the game system had failed; it is void.',
  },
  run: (round, facts, ruling) => {
    for (const irregularity of round.irregularities) {
      if (irregularity.kind !== 'malfunction') continue;
      const settled = isVoiding(irregularity.treatment) ? settledThoughReturned(round, irregularity) : undefined;
      if (irregularity.of === 'system') {
        if (settled === undefined)
          judgeTreatment(round, irregularity, facts.systemMalfunction, ['systemMalfunction'], ruling);
        else
          ruling.breaches(irregularity.place, {
            message: 'settledAllTheSame',
            cites: ['systemMalfunction'],
            expected: 'void',
            recorded: settled.result ?? '',
            data: { wager: settled.id },
          });
      } else if (irregularity.of === 'terminal' && settled !== undefined)
        // Whether the fault of one terminal is one of the system is not said; the record contradicts itself either way.
        ruling.cannotTell(irregularity.place, [`whether wager ${settled.id} was given back`]);
    }
  },
});

/** A wager that the record has given back for the fault, and settled all the same; of a coup that is void as a whole another check has them. */
function settledThoughReturned(round: BaccaratRound, irregularity: Irregularity): Wager | undefined {
  if (round.voided || round.dummy) return undefined;
  const { wager: named } = irregularity;
  if (named === undefined) return settledOn(round, irregularity);
  return round.wagers.find(
    ({ id, result, voided }) => id === named && !voided && (result === 'win' || result === 'lose'),
  );
}
