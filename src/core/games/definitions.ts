import type { GameDefinition } from '../play/table/table-game';
import { moneyWheelGame } from './money-wheel/definition';
import { redDogGame } from './red-dog/definition';

/**
 * The games that are one definition each, in the order of the registry of games. Three card poker waits until all its outcomes are
 * enumerated and no lawful round of it is left in doubt.
 */
export const GAME_DEFINITIONS: readonly GameDefinition[] = [moneyWheelGame, redDogGame];
