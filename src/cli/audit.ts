import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import type { ExportOptions, Options, StartOptions } from './audit-commands';
import { registerAuditFindings } from './audit-findings';
import { MAPPING_FLAG } from './mapping-option';

/** `house-rules audit …`: what each command does is in `audit-commands.ts`, which brings the database with it. */
export function registerAudit(program: Command): void {
  const audit = program
    .command('audit')
    .description('audit rounds: judge them, keep what was found, seal and export it');
  const json = ['--json', 'one JSON value'] as const;
  audit
    .command('start')
    .description('audit a file of rounds (NDJSON or CSV, packed or not), or with --stored the rounds that are stored')
    .argument('[file]', 'the file, or - for standard input')
    .option('--stored', 'audit rounds that earlier audits have stored')
    .option('--venue <name>', 'only rounds of this venue')
    .option('--table <id>', 'only rounds of this table')
    .option('--game <game>', 'only rounds of this game')
    .option('--from <time>', "only rounds from this day or time of the venue's clock on")
    .option('--to <time>', 'only rounds before this day or time')
    .option('--checks <ids>', 'keep only what these checks find, with commas between them')
    .option('--priority <priority>', 'high, normal or low: which audit waits for which', 'normal')
    .option(...MAPPING_FLAG)
    .option('--threads <count>', 'threads that judge rounds', String(availableParallelism()))
    .option('--no-wait', 'leave the work to the service that runs, or to workers elsewhere (house-rules work)')
    .option(...json)
    .action(async (file: string | undefined, options: StartOptions) => (await commands()).start(file, options));
  audit
    .command('list')
    .description('every audit, the newest first')
    .option('--json', 'one JSON line for each')
    .action(async (options: Options) => (await commands()).list(options));
  audit
    .command('problems')
    .description('the lines of an audit that could not be judged, or have the id of another round')
    .argument('<id>', 'its id, as audit list shows it')
    .option('--json', 'one JSON line for each')
    .action(async (id: string, options: Options) => (await commands()).problems(id, options));
  for (const [name, description] of [
    ['show', 'what an audit is about, how far it is and what it found'],
    ['cancel', 'judge nothing more of an audit; what was found stays'],
    ['seal', 'close an audit for good: its rounds and findings are kept and can be exported'],
  ] as const)
    audit
      .command(name)
      .description(description)
      .argument('<id>', 'its id, as audit list shows it')
      .option(...json)
      .action(async (id: string, options: Options) => (await commands())[name](id, options));
  audit
    .command('retry')
    .description(
      'take up an audit that failed or was cancelled; the rest of its file is read where it was not read to its end',
    )
    .argument('<id>', 'its id, as audit list shows it')
    .argument('[file]', 'where its file lies now; without it, where it lay')
    .option(...json)
    .action(async (id: string, file: string | undefined, options: Options) =>
      (await commands()).retry(id, file, options),
    );
  audit
    .command('verify')
    .description('hold all that is stored of a sealed audit against its seal; without an id, of every sealed audit')
    .argument('[id]', 'its id, as audit list shows it')
    .option('--json', 'one JSON line for each')
    .action(async (id: string | undefined, options: Options) => (await import('./audit-verify')).verify(id, options));
  audit
    .command('export')
    .description('write a sealed audit as one file that house-rules replay runs again')
    .argument('<id>', 'its id')
    .option('--out <file>', 'the file; without it <id>.audit')
    .option(...json)
    .action(async (id: string, options: ExportOptions) => (await commands()).exportBundle(id, options));
  registerAuditFindings(audit);
}

const commands = () => import('./audit-commands');
