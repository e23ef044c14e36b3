import type { GeneratedGame, Planter } from '../game';
import { minimumStands } from '../wagers/unbreakable';
import { DEALING_BREACHES } from './breaches-of-dealing';
import { SETTLEMENT_BREACHES } from './breaches-of-settlement';
import { TREATMENT_BREACHES } from './breaches-of-treatment';
import { WAGERING_BREACHES } from './breaches-of-wagering';
import { COUNTING_BREACHES, UNBREAKABLE } from './breaches-of-counting';
import type { Facts, ToldCoup } from './coup';
import { lawfulCoup } from './lawful';
import { baccaratSettler } from './settler';

const breaches: readonly (readonly [duty: string, plant: Planter<ToldCoup>])[] = [
  ...Object.entries(WAGERING_BREACHES),
  ...Object.entries(COUNTING_BREACHES),
  ...Object.entries(DEALING_BREACHES),
  ...Object.entries(SETTLEMENT_BREACHES),
  ...Object.entries(TREATMENT_BREACHES),
];

export const generatedBaccarat: GeneratedGame<ToldCoup> = {
  unmade: new Set(['lucky-draw']),
  lawful: lawfulCoup,
  breaches: Object.fromEntries(breaches.map(([duty, plant]) => [`baccarat/${duty}`, plant])),
  unbreakable: {
    ...UNBREAKABLE,
    'baccarat/stake-not-below-minimum': minimumStands,
    'baccarat/stand-off-returns-the-stake': (facts) => {
      const { playerOutcome, bankerOutcome } = facts as Facts;
      const standsOff = playerOutcome?.equal === 'push' || bankerOutcome?.equal === 'push';
      return standsOff ? undefined : 'no wager stands off under these rules';
    },
  },
  settler: baccaratSettler,
};
