import type { Command } from 'commander';
import type { RuleSet } from '../core/rules/rule-set';
import { writeJson, writeLine } from './output';
import { channelOf } from './channel';
import { DATABASE_FLAG, KNOWN_AT_FLAG, rules, type DatabaseOption } from './sources';
import { dayIn } from './today';

interface Options extends DatabaseOption {
  readonly variant?: string;
  readonly channel?: string;
  readonly venue?: string;
  readonly at?: string;
  readonly json?: boolean;
}

export function registerGoverns(program: Command): void {
  program
    .command('governs')
    .description('which rules govern a game on a day, and why, step by step')
    .argument('<jurisdiction>', 'such as AU-ACT')
    .argument('<game>', 'the game, such as baccarat')
    .option('--variant <name>', 'a variant of the game, such as even-money')
    .option('--channel <channel>', 'table or terminal (default: table)')
    .option('--venue <name>', 'the casino, where an instrument may be for another one')
    .option('--at <date>', 'the day it is asked of (default: today in the jurisdiction)')
    .option(...KNOWN_AT_FLAG)
    .option(...DATABASE_FLAG)
    .option('--json', 'one JSON value: ruleSet, code, sentence, before, after, steps')
    .action(async (jurisdiction: string, game: string, options: Options) => {
      const { variant, venue } = options;
      const governed = { jurisdiction, game, variant, venue, channel: channelOf(options.channel) };
      const book = await rules(options);
      const day = dayIn(book, jurisdiction, '--at', options.at);
      const selection = book.select(governed, day);
      const steps = selection.why();
      if (options.json) {
        const found = 'ruleSet' in selection;
        writeJson({
          ruleSet: found ? brief(selection.ruleSet) : null,
          code: found ? null : selection.code,
          sentence: found ? sentenceOf(selection.ruleSet, day) : selection.sentence,
          before: found || !selection.before ? null : brief(selection.before),
          after: found || !selection.after ? null : brief(selection.after),
          steps,
        });
        return;
      }
      for (const { asked, sentence } of steps) writeLine(`${asked}: ${sentence}`);
      writeLine();
      writeLine('ruleSet' in selection ? sentenceOf(selection.ruleSet, day) : selection.sentence);
    });
}

const sentenceOf = ({ name, instrument, compilation, version }: RuleSet, day: string): string =>
  `${name} of ${instrument}${compilation === undefined ? '' : `, compilation ${compilation},`} governs on ${day} (${version}).`;

const brief = ({ name, version, instrument, compilation, books, channel, venue, inForce }: RuleSet): object => ({
  ...{ name, version, instrument, compilation: compilation ?? null, books },
  ...{ channel: channel ?? null, venue: venue ?? null },
  inForce,
});
