import type { GeneratedGame } from '../game';
import { DRAW_BREACHES } from './breaches-of-draw';
import { DRAW_SETTLEMENT_BREACHES } from './breaches-of-draw-settlement';
import { lawfulDraw, type ToldDraw } from './draw';
import { baccaratSettler } from './settler';

const breaches = [...Object.entries(DRAW_BREACHES), ...Object.entries(DRAW_SETTLEMENT_BREACHES)];

/** A hand for each box is another game in substance. */
export const generatedDraw: GeneratedGame<ToldDraw> = {
  only: new Set(['lucky-draw']),
  unmade: new Set(),
  lawful: lawfulDraw,
  breaches: Object.fromEntries(breaches.map(([duty, plant]) => [`baccarat/${duty}`, plant])),
  unbreakable: {
    'baccarat/wager-has-its-companion': () => 'what a draw wager needs is for the check of draw wagers to say',
  },
  settler: baccaratSettler,
};
