import type { GameDefinition } from '../play/table/table-game';
import { redDogGame } from './red-dog/definition';

/** The games that are one definition each, in the order of the registry of games. */
export const GAME_DEFINITIONS: readonly GameDefinition[] = [redDogGame];
