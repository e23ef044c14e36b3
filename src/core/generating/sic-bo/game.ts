import type { GeneratedGame } from '../game';
import { minimumStands } from '../wagers/unbreakable';
import { sicBoBreaches } from './breaches';
import { lawfulTumble, type ToldTumble } from './lawful';
import { sicBoSettler } from './settler';

export const generatedSicBo: GeneratedGame<ToldTumble> = {
  unmade: new Set(),
  lawful: lawfulTumble,
  breaches: sicBoBreaches,
  unbreakable: { 'sic-bo/stake-not-below-minimum': minimumStands },
  settler: sicBoSettler,
};
