import { generatedBaccarat } from './baccarat/game';
import type { GeneratedGame } from './game';
import { generatedRoulette } from './roulette/game';
import { generatedSicBo } from './sic-bo/game';
import type { Told } from './told';

const generated = <T extends Told>(game: GeneratedGame<T>): GeneratedGame => game as unknown as GeneratedGame;

/** The games of which rounds can be made. */
export const GENERATED_GAMES: readonly GeneratedGame[] = [
  generated(generatedBaccarat),
  generated(generatedRoulette),
  generated(generatedSicBo),
];
