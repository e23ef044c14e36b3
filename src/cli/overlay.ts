import type { Command } from 'commander';
import { todayIn } from '../app/today';
import type { Overlaid } from '../app/overlay';
import { writeJson, writeLine, writeTable } from './output';
import { DATABASE_FLAG, rules, type DatabaseOption } from './sources';

interface Options extends DatabaseOption {
  readonly export?: string;
  readonly json?: boolean;
}

export function registerOverlay(program: Command): void {
  program
    .command('overlay')
    .description('lay a draft over a rule set: what it changes; or write it as a folder of rule sources')
    .argument('<rule-set>', '"AU-QLD baccarat", "AU-QLD baccarat/even-money", "AU-ACT baccarat:terminal@2020-01-01"')
    .argument('<file>', 'the draft, as YAML or JSON')
    .option('--export <folder>', 'write it as rule sources below this folder')
    .option(...DATABASE_FLAG)
    .option('--json', 'one JSON value: name, version, over, changes, files')
    .addHelpText('after', HELP)
    .action(async (over: string, file: string, options: Options) => {
      const [{ overlay }, { draftFiles }] = await Promise.all([import('../app/overlay'), import('./draft-files')]);
      const draft = { ...(await draftFiles())(file), over };
      const book = await rules(options);
      const overlaid = overlay(book, draft, todayIn(book), options.export);
      if (options.json) writeJson(overlaid);
      else write(overlaid);
    });
}

const HELP = `
A draft is never in force: nothing selects it by place and day. It can be a side wherever sides are named (compare, witness, impact,
facts, prove: draft:FILE) and rounds can be judged by it (check --rules FILE). A file looks like this; over is used where no rule set is given:
  name: cheaper-banker
  over: AU-QLD baccarat
  facts:
    bankerPays: 1 to 1
    pays: { tie: 9 to 1 }                            # rows of a table; the others stay
    decks: { value: 6, note: fewer cards to shuffle }
    pairPays: { options: { A: 11 to 1, B: 12 to 1 }, chosenBy: table.options.pairs }
  without: [oralWagers, wagers.lucky-6]              # facts or rows that are taken away
Changed figures are cited as draft/cheaper-banker#bankerPays, before the clauses they take the place of.`;

function write({ name, version, changes, files }: Overlaid): void {
  writeLine(`${name}  ${version}`);
  writeTable([
    ['fact', 'law', 'draft', 'cited as'],
    ...changes.map(({ fact, law, draft, clauses }) => [fact, law ?? '–', draft ?? '–', clauses.join(', ')]),
  ]);
  for (const file of files) writeLine(file);
}
