import * as fc from 'fast-check';
import type { RoundRecord } from '../../../../src/core/rounds/record';
import { judged } from '../../../support/rounds/judged';
import { PLACES } from '../../../support/rounds/places';
import { simulateAt, type Customs } from '../../../support/rounds/simulator-at';

const RUNS = 1500;
const SEED = 1_992_1110;

const ACT_1992: Customs = {
  belowMinimum: 'either',
  aboveMaximum: 'cut',
  open: 'until-first-card',
  faces: ['up', 'down', undefined],
  voidedBy: ['insufficient-cards', 'card-to-wrong-hand'],
  confirmsWagers: false,
};
const ACT_2019: Customs = {
  belowMinimum: 'turned-down',
  aboveMaximum: 'cut',
  open: 'until-call',
  faces: ['up', undefined],
  voidedBy: ['insufficient-cards', 'missing-or-foreign-card', 'dealt-before-bets-closed'],
  confirmsWagers: true,
};
const QLD: Customs = {
  belowMinimum: 'turned-down',
  aboveMaximum: 'turned-down',
  open: 'until-exposed',
  faces: ['up', 'down', undefined],
  voidedBy: ['insufficient-cards', 'wrong-result-entered'],
  confirmsWagers: false,
};
const NZ: Customs = {
  belowMinimum: 'either',
  aboveMaximum: 'either',
  open: 'until-call-and-first-card',
  faces: ['up', 'down', undefined],
  voidedBy: ['insufficient-cards', 'card-to-wrong-hand'],
  confirmsWagers: false,
};

const CUSTOMS: Readonly<Record<keyof typeof PLACES, Customs>> = {
  act: ACT_1992,
  actMini: { ...ACT_1992, faces: ['up', undefined] },
  actTerminal: ACT_2019,
  actEvenMoney: ACT_2019,
  qld: { ...QLD, roundsBankerDownTo: 50 },
  qldMini: { ...QLD, roundsBankerDownTo: 50 },
  qldEvenMoney: QLD,
  qldTerminal: { ...QLD, roundsBankerDownTo: 50, open: 'until-call' },
  nz: NZ,
  nzMini: NZ,
  nzEvenMoney: NZ,
  nzInternational: { ...NZ, open: 'until-exposed' },
};

describe.each(Object.keys(PLACES) as (keyof typeof PLACES)[])('lawful rounds of %s', (name) => {
  it('are never accused and never in doubt', () => {
    const seeds = fc.sample(fc.nat(), { seed: SEED, numRuns: RUNS });
    const checked = seeds.map((seed) => {
      const { record } = simulateAt(seed, PLACES[name], CUSTOMS[name]);
      return { record, ...judged(record as unknown as RoundRecord, false) };
    });
    expect(checked.filter(({ findings }) => findings.length > 0).slice(0, 2)).toEqual([]);
    expect(new Set(checked.map(({ verdict }) => verdict))).toEqual(new Set(['complies']));
  });
});
