import type { Command } from 'commander';
import { Failure } from '../core/failures/failure';
import { DAY_BASES } from '../core/rules/source';
import { oneOf } from './one-of';
import { writeJson, writeLine } from './output';
import { dayOf } from './today';

interface Options {
  readonly place?: string;
  readonly compilation?: string;
  readonly on?: string;
  readonly with?: string;
  readonly basis: string;
  readonly reason?: string;
  readonly by: string;
  readonly json?: boolean;
}

export function registerEffect(program: Command): void {
  program
    .command('effect')
    .description(
      'record when an instrument, a book or a clause begins or ends: a correction, a late gazettal, a revocation',
    )
    .argument('<instrument>', 'its id, or its citation where it is not held')
    .argument('<begins-or-ends>', 'begins or ends')
    .option('--on <date>', 'the first day on which it is in force, or no longer is')
    .option('--with <instrument>', 'the instrument that says so; without --on, on the first day of that one')
    .option('--place <place>', 'a book such as sch-1, or a clause such as sch-1/11(2), with all beneath it')
    .option('--compilation <name>', 'an amended version of the instrument')
    .option('--basis <basis>', DAY_BASES.join(', '), 'stated')
    .option('--reason <words>', 'why, or where it is stated')
    .requiredOption('--by <person>', 'who records it')
    .option('--json', 'one JSON value: change, effect')
    .addHelpText(
      'after',
      '\nNothing is changed in place: the last record on the same thing holds. An end without --on and --with is taken back.',
    )
    .action(async (instrument: string, kind: string, options: Options) => {
      const happens = oneOf('The second argument', ['begins', 'ends'] as const, kind);
      const basis = oneOf('--basis', DAY_BASES, options.basis);
      if (happens === undefined || basis === undefined) throw new Failure('BAD_ARGUMENT', 'Say begins or ends.');
      const { withDatabase } = await import('./database');
      const { RulesService } = await import('../app/rules-service');
      const { recordKnownEffect } = await import('../app/record-effect');
      const effect = {
        ...{ instrument, kind: happens, basis, compilation: options.compilation, place: options.place },
        day: options.on === undefined ? undefined : dayOf('--on', options.on),
        by: options.with,
        reason: options.reason,
      };
      await withDatabase(async ({ dataSource }) => {
        const held = await new RulesService(dataSource).current();
        const change = await recordKnownEffect(dataSource, held, effect, options.by);
        if (options.json) writeJson({ change, effect });
        else writeLine(`Recorded as change ${String(change)}.`);
      });
    });
}
