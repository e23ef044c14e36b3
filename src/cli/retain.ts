import type { Command } from 'commander';
import { remark, writeJson, writeLine } from './output';
import { counted } from '../core/values/counted';

interface Options {
  readonly before: string;
  readonly trial?: boolean;
  readonly json?: boolean;
}

export function registerRetain(program: Command): void {
  program
    .command('retain')
    .description('drop stored rounds and findings of months before a day; what sealed audits rest on stays')
    .requiredOption('--before <day>', 'rounds played in earlier months than that of this day go, such as 2020-01-01')
    .option('--trial', 'only say what would go')
    .option('--json', 'one JSON value')
    .action(async ({ before, trial, json }: Options) => {
      const [{ withDatabaseAsItIs }, { COMMAND_LINE }, { retainRounds }] = await Promise.all([
        import('./database'),
        import('../app/access/keys'),
        import('../app/auditing/retain-rounds'),
      ]);
      const retained = await withDatabaseAsItIs(({ dataSource }) =>
        retainRounds(dataSource, before, COMMAND_LINE, trial === true),
      );
      if (json) {
        writeJson(retained);
        return;
      }
      const { dropped, kept, audits } = retained;
      for (const { month, rounds, findings } of dropped)
        writeLine(
          `${month.slice(0, 7)}  ${trial ? 'would be dropped' : 'dropped'}: ${counted(rounds, 'round')}, ${counted(findings, 'finding')}`,
        );
      for (const { month, audits: resting } of kept)
        writeLine(
          `${month.slice(0, 7)}  ${trial ? 'would be kept' : 'kept'}: ${counted(resting.length, 'audit')} sealed or under way ${resting.length === 1 ? 'rests' : 'rest'} on it (${resting.join(', ')})`,
        );
      if (audits.length > 0)
        remark(
          trial
            ? `Audits that would lose rounds and what was found in them: ${audits.join(', ')}; house-rules audit seal keeps what a finished one rests on.`
            : `Audits that lost rounds and what was found in them: ${audits.join(', ')}.`,
        );
      if (dropped.length + kept.length === 0)
        remark(`No rounds are stored that were played before ${retained.before}.`);
    });
}
