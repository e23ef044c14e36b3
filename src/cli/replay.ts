import type { Command } from 'commander';
import { FOUND } from './exit';
import { remark, writeJson, writeLine } from './output';
import { judgedBy } from '../core/findings/judged-by';
import { counted } from '../core/values/counted';

interface Options {
  readonly seal?: string;
  readonly json?: boolean;
}

export function registerReplay(program: Command): void {
  program
    .command('replay')
    .description('judge the rounds of an exported audit again, offline, and say whether all is as it was sealed')
    .argument('<bundle>', 'the file that house-rules audit export wrote')
    .option('--seal <seal>', 'the seal that was noted elsewhere')
    .option('--json', 'one JSON value')
    .action(async (bundle: string, { seal, json }: Options) => {
      const { replayBundle } = await import('../app/auditing/replay-bundle');
      const replayed = await replayBundle(bundle, seal);
      if (json) writeJson(replayed);
      else {
        replayed.remarks.forEach(remark);
        replayed.faults.forEach((fault) => {
          writeLine(fault);
        });
        const { audit, rounds, breaches, digest, same, rules } = replayed;
        for (const used of rules) writeLine(`Judged by ${judgedBy(used)}: ${counted(used.rounds, 'round')}.`);
        if (same)
          writeLine(
            `Audit ${audit}: ${counted(rounds, 'round')} judged again, ${String(breaches)} with a breach; the findings are the same, byte for byte (${digest}).`,
          );
      }
      if (!replayed.same) process.exitCode = FOUND;
    });
}
