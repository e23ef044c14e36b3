import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { examplesFolder } from '../../../src/io/files/examples';
import { DEFINED_CODES, writeDefined } from './defined';
import { asLines, examplesOfBaccarat } from './examples';
import { SCENERIES } from './sceneries';

/** `npm run examples`: writes the examples of every check from the scenes in this folder, judged by the rules of each place. */
const games = [
  { game: 'baccarat', examples: examplesOfBaccarat() },
  ...Object.entries(SCENERIES).map(([game, { write }]) => ({ game, examples: write().examples })),
  ...DEFINED_CODES.map((game) => ({ game, examples: writeDefined(game).examples })),
];
for (const { game, examples } of games) {
  writeFileSync(join(examplesFolder(), `${game}.ndjson`), asLines(examples));
  process.stdout.write(`${String(examples.length)} examples of ${game} written.\n`);
}
