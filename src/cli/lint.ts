import { Option, type Command } from 'commander';
import { markdownReport, textReport } from './lint-report';
import { writeJson, writeLine } from './output';
import { knownInstruments } from './sources';

interface Options {
  readonly instrument?: string;
  readonly json?: boolean;
  readonly markdown?: boolean;
}

export function registerLint(program: Command): void {
  program
    .command('lint')
    .description('what the drafter of an official text (PDF or plain text) should look at, without a database')
    .argument('<file>', 'the official text')
    .option('--instrument <id>', 'the instrument it is, such as au-nsw/ltgame-2016')
    .option('--json', 'one JSON line for each finding: code, severity, citation, line, sentence')
    .addOption(new Option('--markdown', 'a report to send to the drafter').conflicts('json'))
    .addHelpText(
      'after',
      '\nFinds references that lead nowhere or to themselves, repeated and skipped numbers, terms defined and not used or\n' +
        'used and not defined, and contents that disagree with the body. It is a report: findings do not change the exit code.',
    )
    .action(async (file: string, options: Options) => {
      const { lintOfficialText } = await import('../app/lint');
      const report = await lintOfficialText(file, await knownInstruments(), options.instrument);
      if (options.json) report.findings.forEach(writeJson);
      else (options.markdown ? markdownReport(report) : textReport(report)).forEach((line) => writeLine(line));
    });
}
