import type { Command } from 'commander';
import type { FindingsOptions, MarkOptions, ReportOptions } from './audit-finding-commands';

/** `house-rules audit findings`, `finding`, `mark` and `report`: what an inspector does with what an audit found. */
export function registerAuditFindings(audit: Command): void {
  audit
    .command('findings')
    .description('what an audit found, in the order of the file, or counted by what findings have in common')
    .argument('<id>', 'the id of the audit')
    .option('--check <id>', 'only what this check found')
    .option('--clause <citation>', 'only what rests on this clause')
    .option('--game <game>', 'only on rounds of this game')
    .option('--venue <name>', 'of this venue')
    .option('--table <id>', 'of this table')
    .option('--round <id>', 'only on this round')
    .option('--day <day>', "of this day of the venue's clock")
    .option('--verdict <verdict>', 'breaches or indeterminate')
    .option('--mark <mark>', 'confirmed, dismissed, explained, or open: marked by nobody')
    .option('--paid <side>', 'over or under: only where so much is known')
    .option('--amount-from <cents>', 'paid too much or too little by at least so many cents')
    .option('--amount-to <cents>', 'by fewer than so many cents')
    .option(
      '--by <group>',
      'counts by check, clause, game, venue, table, day, hour, month, verdict or mark, with money',
    )
    .option('--csv', 'a table for spreadsheets')
    .option('--json', 'one JSON line for each finding or group')
    .action(async (id: string, options: FindingsOptions) => (await commands()).findings(id, options));
  audit
    .command('finding')
    .description('one finding: its round as it was recorded, judged again and explained, and its marks')
    .argument('<finding>', 'its id, as audit findings shows it')
    .option('--json', 'one JSON value')
    .action(async (name: string, options: { readonly json?: boolean }) => (await commands()).finding(name, options));
  audit
    .command('mark')
    .description('say what you make of findings, and why; nothing that was said before is lost')
    .argument('<finding...>', 'their ids')
    .requiredOption('--as <mark>', 'confirmed, dismissed or explained')
    .requiredOption('--note <words>', 'why')
    .option('--json', 'one JSON line for each')
    .action(async (names: readonly string[], options: MarkOptions) => (await commands()).mark(names, options));
  audit
    .command('report')
    .description('the report of a finished audit, to read and to hand over')
    .argument('<id>', 'the id of the audit')
    .option('--format <format>', 'html, pdf, csv (every finding as a row) or sarif (JSON)', 'html')
    .option('--out <file>', 'the file, or - for standard output; without it audit-<id>.<format>')
    .option('--json', 'what was written, as one JSON value')
    .action(async (id: string, options: ReportOptions) => (await commands()).report(id, options));
}

const commands = () => import('./audit-finding-commands');
