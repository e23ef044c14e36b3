import type { PLACES } from './places';
import type { Customs } from './simulator-at';

const ACT_1992: Customs = {
  belowMinimum: 'either',
  aboveMaximum: 'cut',
  open: 'until-first-card',
  faces: ['up', 'down', undefined],
  voidedBy: ['insufficient-cards', 'card-to-wrong-hand'],
  confirmsWagers: false,
  inUnitsOfMinimum: true,
};
const ACT_2019: Customs = {
  belowMinimum: 'turned-down',
  aboveMaximum: 'never-taken',
  open: 'until-call',
  faces: ['up', undefined],
  voidedBy: ['insufficient-cards', 'missing-or-foreign-card', 'dealt-before-bets-closed'],
  confirmsWagers: true,
  pairsNeedAnother: true,
  inUnitsOfMinimum: true,
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

/** How each place treats what is not plain, from the words of its instrument. */
export const CUSTOMS: Readonly<Record<keyof typeof PLACES, Customs>> = {
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
