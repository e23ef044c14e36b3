import type { Command } from 'commander';
import type { GeneratedRound, RoundMaker } from '../core/generating/generate';
import { Failure } from '../core/failures/failure';
import { channelOf } from './channel';
import { remark } from './output';
import { Progress } from './progress';
import { rules } from './sources';
import { dayIn } from './today';

interface Options {
  readonly jurisdiction: string;
  readonly variant?: string;
  readonly channel?: string;
  readonly at?: string;
  readonly count: string;
  readonly breaches?: string;
  readonly breach?: string;
  readonly seed: string;
  readonly out?: string;
  readonly plain?: boolean;
}

export function registerGenerate(program: Command): void {
  program
    .command('generate')
    .description('make rounds: lawful ones, and ones with one breach that is known beforehand (NDJSON)')
    .argument('<game>', 'the game, such as baccarat')
    .requiredOption('--jurisdiction <code>', 'whose rules they are played by, such as AU-QLD')
    .option('--variant <name>', 'a variant of the game, such as even-money')
    .option('--channel <channel>', 'table or terminal')
    .option('--at <date>', 'the day on which they are played (default: today in the jurisdiction)')
    .option('--count <count>', 'rounds in all', '1000')
    .option('--breaches <count>', 'how many of them have a breach, of one check after another; all: one of each check')
    .option('--breach <check>', 'every round has a breach of this check')
    .option('--seed <number>', 'the same seed makes the same rounds', '1')
    .option('--out <file>', 'write to a file')
    .option('--plain', 'leave out what is known of the breach (the field planted)')
    .option('--json', 'JSON lines, which is what it writes anyway')
    .action(async (game: string, options: Options) => {
      const [{ RoundMaker: Maker }, { writeRounds }] = await Promise.all([
        import('../core/generating/generate'),
        import('./write-rounds'),
      ]);
      const { jurisdiction, variant } = options;
      const channel = channelOf(options.channel);
      const book = await rules({});
      const day = dayIn(book, jurisdiction, '--at', options.at);
      const selection = book.select({ jurisdiction, game, variant, channel }, day);
      if ('code' in selection) throw new Failure(selection.code, selection.sentence);
      const otherForms = book.ruleSetsIn(jurisdiction, game).flatMap((set) => set.variant ?? []);
      const seed = wholeNumber('--seed', options.seed, 0xffff_ffff);
      const maker = new Maker({ ruleSet: selection.ruleSet, channel, day, otherForms }, seed);
      const progress = new Progress('rounds');
      await writeRounds(options.out, told(roundsOf(maker, options), options.plain === true, progress));
      progress.hide();
      if (options.out !== undefined) remark(`${options.count} rounds written to ${options.out}.`);
    });
}

function wholeNumber(option: string, given: string, most: number): number {
  const value = Number(given);
  if (/^\d+$/.test(given) && value <= most) return value;
  throw new Failure('BAD_ARGUMENT', `${option} must be a whole number up to ${String(most)}, found "${given}".`);
}

function* told(rounds: Iterable<GeneratedRound>, plain: boolean, progress: Progress): Generator<string> {
  for (const { planted, ...round } of rounds) {
    progress.advance(1);
    yield `${JSON.stringify(plain || planted === undefined ? round : { ...round, planted })}\n`;
  }
}

/** The breaches evenly among the lawful rounds, of one check after another. */
function* roundsOf(maker: RoundMaker, { count, breaches, breach }: Options): Generator<GeneratedRound> {
  const rounds = wholeNumber('--count', count, 100_000_000);
  const checks = breach === undefined ? plantable(maker) : [plantableOne(maker, breach)];
  const planted = breach === undefined ? plantedOf(breaches, checks.length, rounds) : rounds;
  let made = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const due = Math.floor((round * planted) / rounds);
    const check = due > made ? checks[made % checks.length] : undefined;
    made = due;
    yield check === undefined ? maker.lawful() : maker.breach(check);
  }
}

function plantedOf(breaches: string | undefined, checks: number, rounds: number): number {
  if (breaches === undefined) return 0;
  const planted = breaches === 'all' ? checks : wholeNumber('--breaches', breaches, 100_000_000);
  if (planted <= rounds) return planted;
  throw new Failure(
    'BAD_ARGUMENT',
    `${String(planted)} breaches do not fit into ${String(rounds)} rounds; raise --count.`,
  );
}

const plantable = (maker: RoundMaker): readonly string[] =>
  maker.plantable.filter(({ reason }) => reason === undefined).map(({ check }) => check);

function plantableOne(maker: RoundMaker, check: string): string {
  const found = maker.plantable.find((one) => one.check === check);
  if (found === undefined)
    throw new Failure(
      'BAD_ARGUMENT',
      `These rules impose no check ${check}; they impose ${maker.plantable.map((one) => one.check).join(', ')}.`,
    );
  if (found.reason !== undefined)
    throw new Failure('BAD_ARGUMENT', `No breach of ${check} can be planted: ${found.reason}.`);
  return check;
}
