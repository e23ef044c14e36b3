import type { GeneratedGame, Planter } from '../game';
import { ADDITIONAL_BREACHES } from './breaches-of-additional';
import { ADDITIONAL_SETTLEMENT_BREACHES } from './breaches-of-additional-settlement';
import { BOX_BREACHES } from './breaches-of-boxes';
import { DEALING_BREACHES } from './breaches-of-dealing';
import { DOUBLE_BREACHES } from './breaches-of-doubles';
import { PLAY_BREACHES } from './breaches-of-play';
import { SETTLEMENT_BREACHES } from './breaches-of-settlement';
import { SHOE_BREACHES } from './breaches-of-shoe';
import { TIMING_BREACHES } from './breaches-of-timing';
import { TREATMENT_BREACHES } from './breaches-of-treatment';
import { WAGERING_BREACHES } from './breaches-of-wagering';
import type { Facts } from './cards';
import { lawfulHands } from './lawful';
import { blackjackSettler } from './settler';
import type { ToldHands } from './told-hands';
import { minimumStands } from '../wagers/unbreakable';

const breaches: readonly (readonly [duty: string, plant: Planter<ToldHands>])[] = [
  ...Object.entries(SHOE_BREACHES),
  ...Object.entries(WAGERING_BREACHES),
  ...Object.entries(BOX_BREACHES),
  ...Object.entries(DEALING_BREACHES),
  ...Object.entries(PLAY_BREACHES),
  ...Object.entries(DOUBLE_BREACHES),
  ...Object.entries(SETTLEMENT_BREACHES),
  ...Object.entries(TIMING_BREACHES),
  ...Object.entries(ADDITIONAL_BREACHES),
  ...Object.entries(ADDITIONAL_SETTLEMENT_BREACHES),
  ...Object.entries(TREATMENT_BREACHES),
];

export const generatedBlackjack: GeneratedGame<ToldHands> = {
  unmade: new Set(),
  lawful: lawfulHands,
  breaches: Object.fromEntries(breaches.map(([duty, plant]) => [`blackjack/${duty}`, plant])),
  unbreakable: {
    'blackjack/stake-not-below-minimum': (facts) =>
      (facts as Facts).displayedLimits === undefined ? minimumStands(facts) : undefined,
  },
  settler: blackjackSettler,
};
