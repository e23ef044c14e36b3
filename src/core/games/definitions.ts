import type { GameDefinition } from '../play/table/table-game';
import { casinoWarGame } from './casino-war/definition';
import { moneyWheelGame } from './money-wheel/definition';
import { redDogGame } from './red-dog/definition';

/** The games that are one definition each, in the order of the registry of games. */
export const GAME_DEFINITIONS: readonly GameDefinition[] = [casinoWarGame, moneyWheelGame, redDogGame];
