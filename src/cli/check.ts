import type { Command } from 'commander';
import { Failure } from '../core/failures/failure';
import { MAPPING_FLAG } from './mapping-option';

interface Options {
  readonly all?: boolean;
  readonly explain?: boolean;
  readonly round?: string;
  readonly workers: string;
  readonly rules?: string;
  readonly json?: boolean;
  readonly database?: boolean;
  readonly mapping?: string;
}

export function registerCheck(program: Command): void {
  program
    .command('check')
    .description('check recorded rounds (NDJSON or CSV, packed with gzip or not) against the rules that governed each')
    .argument(
      '<file>',
      'a file of round records, one JSON object on each line or one event in each row, or - for standard input',
    )
    .option('--all', 'also list the checks that a round passed or that did not apply to it')
    .option('--explain', 'tell each round step by step: what happened, which rule decided, how things stood')
    .option('--round <id>', 'with --explain: only the round of this id')
    .option('--rules <draft>', 'judge every round by a draft (see house-rules overlay --help), not by the law')
    .option('--workers <count>', 'threads that share the work', '1')
    .option(...MAPPING_FLAG)
    .option('--database', 'use the rules in the store')
    .option('--json', 'one JSON line for each round')
    .action(async (file: string, options: Options) => {
      const workers = Number(options.workers);
      if (!Number.isInteger(workers) || workers < 1 || workers > 256)
        throw new Failure('BAD_ARGUMENT', `--workers must be a number from 1 to 256, found "${options.workers}".`);
      if (options.round !== undefined && options.explain !== true)
        throw new Failure('BAD_ARGUMENT', '--round picks the round that --explain tells; add --explain.');
      if (options.rules !== undefined && (workers > 1 || options.explain === true))
        throw new Failure(
          'BAD_ARGUMENT',
          '--rules judges with one thread and explains nothing; leave out --workers and --explain.',
        );
      if (options.explain === true) {
        const { explainFile } = await import('./explain-file');
        process.exitCode = await explainFile(file, {
          round: options.round,
          mapping: options.mapping,
          all: options.all === true,
          json: options.json === true,
          database: options.database === true,
        });
        return;
      }
      const { checkFile } = await import('./check-file');
      process.exitCode = await checkFile(file, {
        all: options.all === true,
        json: options.json === true,
        database: options.database === true,
        workers,
        mapping: options.mapping,
        draft: options.rules,
      });
    });
}
