import type { Command } from 'commander';
import type { RuleBook } from '../app/rule-book';
import { isLaw, type RuleSet } from '../core/rules/rule-set';
import { figureName } from '../core/rules/stated-fact';
import { Failure } from '../core/failures/failure';
import { isInstrumentId } from '../core/values/citation';
import { channelOf } from './channel';
import { writeJson, writeTable } from './output';
import { dayIn } from './today';
import { DATABASE_FLAG, findInstrument, KNOWN_AT_FLAG, rules, type DatabaseOption } from './sources';

interface Options extends DatabaseOption {
  readonly variant?: string;
  readonly at?: string;
  readonly channel?: string;
  readonly json?: boolean;
}

export function registerFacts(program: Command): void {
  program
    .command('facts')
    .description('the typed facts in force, one line for each figure')
    .argument('<jurisdiction-or-instrument>', 'AU-NSW with a game, au-nsw/ltgame-2016 for all its books, or draft:FILE')
    .argument('[game]', 'the game, such as baccarat')
    .option('--variant <name>', 'a variant of the game, such as even-money')
    .option('--at <date>', 'the day on which they applied (default: today in the jurisdiction)')
    .option('--channel <channel>', 'table or terminal, where each has rules of its own')
    .option(...KNOWN_AT_FLAG)
    .option(...DATABASE_FLAG)
    .option('--json', 'JSON lines: fact, value, clause, basis')
    .action(async (place: string, game: string | undefined, options: Options) => {
      const draft = await draftAsked(place, game, options);
      if (draft !== undefined) {
        write(factLines(draft, false), options);
        return;
      }
      const whole = isInstrumentId(place);
      if (whole === (game !== undefined))
        throw new Failure(
          'BAD_ARGUMENT',
          'Name a jurisdiction and a game (facts AU-NSW baccarat), or an instrument alone.',
        );
      const book = await rules(options);
      const ruleSets = whole
        ? book.ruleSetsFrom(findInstrument(book.instruments, place).id)
        : [inForce(book, place, game ?? '', options)];
      const lines = ruleSets.flatMap((ruleSet) => factLines(ruleSet, whole));
      write(lines, options);
    });
}

function write(lines: readonly FactLine[], { json }: Options): void {
  if (json) lines.forEach(writeJson);
  else
    writeTable([
      ['fact', 'value', 'clause', 'basis'],
      ...lines.map(({ fact, value, clause, basis, draft }) => [fact, value, clause, draft ? `${basis}, draft` : basis]),
    ]);
}

/** A draft says itself what it is laid over, so that nothing else need be named. */
async function draftAsked(place: string, game: string | undefined, options: Options): Promise<RuleSet | undefined> {
  const { draftRules } = await import('./draft-files');
  return draftRules(place, game, () => rules(options), options.at);
}

function inForce(rules: RuleBook, jurisdiction: string, game: string, { variant, at, channel }: Options): RuleSet {
  const governed = { jurisdiction, game, variant, channel: channelOf(channel) };
  const selection = rules.select(governed, dayIn(rules, jurisdiction, '--at', at));
  if ('code' in selection) throw new Failure(selection.code, selection.sentence);
  return selection.ruleSet;
}

interface FactLine {
  readonly ruleSet?: string;
  readonly fact: string;
  readonly value: string;
  readonly clause: string;
  readonly basis: string;
  readonly draft?: true;
}

const factLines = (ruleSet: RuleSet, named: boolean): readonly FactLine[] =>
  [...ruleSet.facts.values()].flatMap(({ name, cells }) =>
    cells.map((cell) => ({
      ...(named && { ruleSet: ruleSet.name }),
      fact: `${name}${cell.part === '' ? '' : '.'}${figureName(cell)}`,
      value: cell.text,
      clause: cell.clauses[0] ?? '',
      basis: cell.basis,
      ...(!isLaw(ruleSet) && { draft: true as const }),
    })),
  );
