import { baccarat } from './baccarat/game';
import type { Game } from './game';

/** Every game the service can judge, in the order in which it lists them. */
export const GAMES: readonly Game[] = [baccarat];

export const gameOf = (code: string): Game | undefined => GAMES.find((game) => game.code === code);
