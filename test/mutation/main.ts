import { fork } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { GAME_DEFINITIONS } from '../../src/core/games/definitions';
import { bundleTests } from './bundle';
import { mutate } from './mutate';
import { LEAST_KILLED, report, shareKilled, type Fate } from './report';
import { plan } from './plan';
import type { DryRun } from './under-mutant';
import { Crew } from './crew';

const WRITTEN = ['baccarat', 'blackjack', 'roulette', 'sic-bo'];
/** Games that are one definition. */
const DEFINED = GAME_DEFINITIONS.map(({ code }) => code);
const GAMES = [...WRITTEN, ...DEFINED];
/** What is mutated, and the games whose tests are to notice it: each game by its own, what they share by those of all. */
const SUBJECTS = [
  ...WRITTEN.map((game) => ({ folder: `checks/${game}`, games: [game] })),
  ...DEFINED.map((game) => ({ folder: `games/${game}`, games: [game] })),
  ...['cards', 'duties', 'judging', 'rows', 'table', 'wagers'].map((part) => ({
    folder: `play/${part}`,
    games: GAMES,
  })),
];
const TESTS = [
  'test/core/play',
  'test/core/checks',
  'test/core/findings',
  'test/core/generating',
  'test/core/games',
  'test/gates/examples.test.ts',
  'test/gates/defined.test.ts',
];

const filesIn = (folder: string, ...endings: readonly string[]): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => endings.some((ending) => name.endsWith(ending)))
    .sort()
    .map((name) => resolve(folder, name));

const say = (text: string): void => void process.stderr.write(`${text}\n`);

/** Tests in the folder of a game are of that game; the others are of all. Tables are taken one by one, without the files that only gather them. */
const testsOf = (games: readonly string[]): readonly string[] =>
  TESTS.flatMap((place) => (place.endsWith('.ts') ? [resolve(place)] : filesIn(place, '.test.ts', '.table.ts'))).filter(
    (path) =>
      GAMES.every(
        (game) =>
          !path.endsWith(`/checks/${game}.test.ts`) &&
          (games.includes(game) || (!path.includes(`/${game}/`) && !path.endsWith(`/games/${game}.test.ts`))),
      ),
  );

async function tryFolder(
  folder: string,
  games: readonly string[],
  wanted: readonly string[],
  withStatic: boolean,
): Promise<readonly Fate[]> {
  const paths = filesIn(`src/core/${folder}`, '.ts').filter(
    (path) => wanted.length === 0 || wanted.some((word) => path.includes(word)),
  );
  if (paths.length === 0) return [];
  const { mutants, sources } = await mutate(paths);
  const bundle = resolve(`dist/mutation/${folder.replace('/', '-')}.cjs`);
  await bundleTests(testsOf(games), sources, bundle);
  const crew = new Crew(() => fork(join('dist', 'mutation', 'worker.mjs'), [bundle]));
  const dry = (await crew.ask('dry-run')) as DryRun;
  if (dry.failures.length > 0)
    say(`Left out, because they fail without any mutant:\n${dry.failures.map(({ name }) => name).join('\n')}`);
  const planned = plan(mutants, dry);
  const trials = withStatic ? planned : planned.filter(({ whileLoading }) => !whileLoading);
  say(`${folder}: ${String(mutants.length)} mutants against ${String(dry.tests.length)} tests`);
  const killers = await crew.tryAll(trials, availableParallelism(), (done) => {
    if (done % 100 === 0) say(`${folder}: ${String(done)} of ${String(trials.length)}`);
  });
  crew.dismiss();
  const tried = new Set(trials.map(({ id }) => id));
  const skipped = new Set(planned.map(({ id }) => id).filter((id) => !tried.has(id)));
  if (skipped.size > 0)
    say(`${folder}: ${String(skipped.size)} that show only in loading are left out; --static tries them`);
  return mutants
    .filter(({ id }) => !skipped.has(id))
    .map((mutant) => ({ mutant, killer: killers.get(mutant.id), met: tried.has(mutant.id) }));
}

/**
 * `npm run mutation -- [part of a path …] [--survivors] [--static]`. Mutants of what is only read when modules are loaded,
 * as texts and lists of facts, need all of them loaded anew for each, and are tried where they are asked for.
 */
async function main(): Promise<void> {
  const [, , ...given] = process.argv;
  const wanted = given.filter((word) => !word.startsWith('--'));
  const fates: Fate[] = [];
  for (const { folder, games } of SUBJECTS)
    fates.push(...(await tryFolder(folder, games, wanted, given.includes('--static'))));
  process.stdout.write(`${report(fates, given.includes('--survivors'))}\n`);
  if (wanted.length === 0 && shareKilled(fates) < LEAST_KILLED * 100) {
    say(`Less than ${String(LEAST_KILLED)} % of the mutants are noticed; --survivors lists the others.`);
    process.exitCode = 1;
  }
}

main().catch((error: unknown) => {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
});
