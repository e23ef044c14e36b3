import { sizes } from './sizes';

/** `npm run size`: how many lines know one game, and how many there may be. */

const counted = (lines: number, most: number | undefined): string =>
  most === undefined
    ? String(lines).padStart(7)
    : `${String(lines).padStart(7)} of ${String(most).padStart(5)}${lines > most ? ' OVER' : '     '}`;

const { games, all, most } = sizes();
const widest = Math.max(...games.map(({ game }) => game.length));
const say = (line: string): void => void process.stdout.write(`${line.trimEnd()}\n`);

say(`${'lines that know it'.padEnd(widest)}  source in src/core  tests by hand`);
for (const { game, source, tests, bounds } of games)
  say(`${game.padEnd(widest)} ${counted(source, bounds.source)}${counted(tests, bounds.tests)}`);
say(`${'all of src'.padEnd(widest)} ${counted(all, most)}`);
