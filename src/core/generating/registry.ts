import { GAME_DEFINITIONS } from '../games/definitions';
import { generatedBaccarat } from './baccarat/game';
import { generatedDraw } from './baccarat/draw-game';
import { generatedBlackjack } from './blackjack/game';
import type { RuleSet } from '../rules/rule-set';
import type { GeneratedGame } from './game';
import { generatedRoulette } from './roulette/game';
import { generatedSicBo } from './sic-bo/game';
import { generatedByDefinition } from './table/game';
import type { Told } from './told';

const generated = <T extends Told>(game: GeneratedGame<T>): GeneratedGame => game as unknown as GeneratedGame;

/** The games of which rounds can be made. */
export const GENERATED_GAMES: readonly GeneratedGame[] = [
  generated(generatedBaccarat),
  generated(generatedDraw),
  generated(generatedBlackjack),
  generated(generatedRoulette),
  generated(generatedSicBo),
  ...GAME_DEFINITIONS.map(generatedByDefinition),
];

/** The maker of rounds under these rules; nothing where there is none yet. */
export const generatedFor = ({ game, variant = '' }: Pick<RuleSet, 'game' | 'variant'>): GeneratedGame | undefined =>
  GENERATED_GAMES.find(
    ({ settler, only, unmade }) => settler.code === game && !unmade.has(variant) && (only?.has(variant) ?? true),
  );
