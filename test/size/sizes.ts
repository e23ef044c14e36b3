import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CHECKED_GAMES } from '../../src/core/checks/registry';

/** How many lines may know one game. */
interface Bounds {
  readonly source: number;
  readonly tests: number | undefined;
}

/** Games that were written before a game was one definition, and what is to be left of them. */
const OF_WRITTEN_GAMES: Readonly<Record<string, number>> = {
  'sic-bo': 900,
  roulette: 1600,
  baccarat: 4500,
  blackjack: 7500,
};
const OF_A_NEW_GAME: Bounds = { source: 300, tests: 350 };

/** A new game that has more than this breaks the build. */
export const MOST_OF_A_NEW_GAME = 400;
const MOST_OF_ALL = 72_000;

export interface Size {
  readonly game: string;
  readonly isNew: boolean;
  readonly source: number;
  readonly tests: number;
  readonly bounds: Bounds;
}

const ROOT = resolve(__dirname, '..', '..');

const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name));

const linesOf = (paths: readonly string[]): number =>
  paths.reduce((sum, path) => sum + readFileSync(join(ROOT, path), 'utf8').split('\n').length - 1, 0);

/** A folder of the game's name, or a file that is named for it: `games/red-dog/facts.ts`, `proving/roulette-bets.ts`. */
const isOf =
  (game: string) =>
  (path: string): boolean =>
    new RegExp(`/${game}(?:/|[.-])`).test(path);

/** What knows one game, for each that is judged; and all of the source. */
export function sizes(): { readonly games: readonly Size[]; readonly all: number; readonly most: number } {
  const [source, core, tests] = ['src', 'src/core', 'test'].map(filesIn);
  const games = CHECKED_GAMES.map(({ code: game }) => {
    const most = OF_WRITTEN_GAMES[game];
    return {
      ...{ game, isNew: most === undefined },
      source: linesOf((core ?? []).filter(isOf(game))),
      tests: linesOf((tests ?? []).filter(isOf(game))),
      bounds: most === undefined ? OF_A_NEW_GAME : { source: most, tests: undefined },
    };
  });
  return { games, all: linesOf(source ?? []), most: MOST_OF_ALL };
}
