import type { GeneratedGame } from '../game';
import { minimumStands } from '../wagers/unbreakable';
import { rouletteBreaches } from './breaches';
import { lawfulSpin, type ToldSpin } from './lawful';
import { rouletteSettler } from './settler';

export const generatedRoulette: GeneratedGame<ToldSpin> = {
  unmade: new Set(['roulette-x', 'triple-zero']),
  lawful: lawfulSpin,
  breaches: rouletteBreaches,
  unbreakable: { 'roulette/stake-not-below-minimum': minimumStands },
  settler: rouletteSettler,
};
