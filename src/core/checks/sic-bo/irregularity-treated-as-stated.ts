import type { TimedIrregularity } from '../../games/wager';
import { FAILED_TERMINAL } from '../../play/wagers/failed-terminal';
import { isHeldTo, judgeProvision, provided } from '../../play/wagers/provision';
import { sicBoCheck } from './sic-bo-check';

export const irregularityTreatedAsStated = sicBoCheck({
  id: 'sic-bo/irregularity-treated-as-stated',
  requirement: 'An irregularity of the dice, the tumbler or the equipment is treated as stated.',
  enforces: ['irregularities'],
  mayEnforce: ['calledOff'],
  concerns: 'irregularities',
  enforcesRow: (fact, _, prescribed) => fact !== 'irregularities' || isHeldTo(prescribed),
  messages: {
    wrongTreatment: 'A round with {{fault}} was {{done}}; the rules have it {{prescribed}}.',
    ...FAILED_TERMINAL,
  },
  run: (round, { irregularities, calledOff }, ruling) => {
    for (const irregularity of round.irregularities) {
      const provision = provided(irregularity, irregularities);
      if (provision === undefined || !isHeldTo(provision.prescribed)) continue;
      const { row, prescribed } = provision;
      // A tumble called off has no result, whether or not the record also says what was done about the fault.
      const { place, treatment } = irregularity;
      const hasNoResult = treatment === undefined && (round.calledOff || round.tumbledAgain);
      if (prescribed === 'round-void' && hasNoResult) ruling.complies(place);
      else {
        const stated = ['irregularities', row] as const;
        const cites = calledOff?.includes(row) ? [stated, ['calledOff', row] as const] : [stated];
        judgeProvision(round, irregularity, prescribed, irregularities, cites, ruling, () => faultOf(irregularity));
      }
    }
  },
});

const faultOf = ({ kind, of }: TimedIrregularity): Readonly<Record<string, string>> => ({
  fault: FAULTS[kind] ?? `${kind.replaceAll('-', ' ')}${of === undefined ? '' : ` of the ${of}`}`,
});

/** What the message calls them. */
const FAULTS: Readonly<Record<string, string>> = {
  'die-cocked': 'a die not lying flat',
  'die-broken': 'a broken die',
  'dice-exposed-early': 'dice exposed before wagering ended',
  'no-spin': 'a tumble called off',
  'wrong-result-entered': 'a wrong result entered',
  'winning-areas-not-lit': 'winning areas not lit',
};
