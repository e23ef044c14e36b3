import type { Command } from 'commander';
import { writeJson, writeLine } from './output';
import { knownInstruments } from './sources';
import { printInterval } from '../core/values/interval';
import { counted } from '../core/values/counted';

interface Options {
  readonly instrument?: string;
  readonly out?: string;
  readonly json?: boolean;
}

export function registerDraft(program: Command): void {
  const command = program
    .command('draft')
    .description('write rule sources for an official text nobody has worked on, for a person to finish')
    .argument('<file>', 'the official text')
    .option(
      '--instrument <id>',
      'the instrument it is, such as au-vic/casino-rules-2020 (default: from the file’s name)',
    )
    .option('--out <folder>', 'where to write (default: rule-sources of this checkout)')
    .option('--json', 'one JSON value: instrument, files, books, clauses, facts, leftOut')
    .addHelpText(
      'after',
      '\nEvery clause gets an entry with an empty statement and a guessed class, marked as such; facts that are recognised in the\n' +
        'text are stated with clause and anchor and can be asked for by the name of the instrument (facts, compare, diff). The instrument is\n' +
        'marked "draft: true": it governs no round, and every answer that names it says so, until house-rules draft publish <instrument>.',
    )
    .action(async (file: string, options: Options) => {
      const { draft } = await import('../app/draft');
      const { ruleSourcesFolder } = await import('../io/files/project-root');
      const drafted = await draft(
        file,
        options.out ?? ruleSourcesFolder(),
        await knownInstruments(),
        options.instrument,
      );
      if (options.json) {
        writeJson(drafted);
        return;
      }
      for (const written of drafted.files) writeLine(written);
      writeLine(
        `${drafted.instrument}: ${counted(drafted.books, 'book')}, ${counted(drafted.clauses, 'clause')} to state, ${counted(drafted.facts, 'statement')} of fact recognised.`,
      );
      for (const problem of drafted.leftOut) writeLine(`Left out, to be looked at: ${problem}.`);
    });
  command
    .command('publish')
    .description(
      'let rule sources govern that a person has finished: every clause stated, and the days on which they apply',
    )
    .argument(
      '<instrument>',
      'such as au-vic/casino-rules-2020, or au-vic/casino-rules-2020@2025-03-01 for an amended version',
    )
    .option('--in <folder>', 'where the rule sources are (default: rule-sources of this checkout)')
    .option('--json', 'one JSON value: instrument, inForce, file')
    .action(async (instrument: string, options: { readonly in?: string; readonly json?: boolean }) => {
      const { publishDraft } = await import('../app/publish-draft');
      const { ruleSourcesFolder } = await import('../io/files/project-root');
      const published = publishDraft(options.in ?? ruleSourcesFolder(), instrument);
      if (options.json) writeJson(published);
      else {
        const { inForce, file } = published;
        writeLine(
          `${instrument} is published: it governs ${printInterval(inForce)} (${inForce.basis}). ${file} is changed.`,
        );
        writeLine(
          'house-rules verify holds it against its official text; the service takes it over when it is started again.',
        );
      }
    });
}
