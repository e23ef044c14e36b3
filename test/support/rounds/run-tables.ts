import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(__dirname, '..', '..', 'core', 'checks');

/**
 * Runs the tables of all checks of a game in one file, because each test file loads every module anew and that takes longer
 * than a table does. One alone: `npx jest test/core/checks/baccarat -t decks-as-stated`.
 */
export function runTables(game: string): void {
  // Beside tables there are test files of their own, which run by themselves.
  const tables = readdirSync(join(folder, game)).filter((name) => name.endsWith('.table.ts'));
  if (tables.length === 0) throw new Error(`There are no tables of ${game} in ${folder}.`);
  for (const table of tables) {
    // Tables describe themselves as they are loaded, and describing cannot wait.
    // eslint-disable-next-line @typescript-eslint/no-require-imports
    require(join(folder, game, table));
  }
}
