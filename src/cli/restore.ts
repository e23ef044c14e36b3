import type { Command } from 'commander';
import { Failure } from '../core/failures/failure';
import { verifiedSaid } from './audit-log';
import { said } from './backup';
import { BytesShown } from './bytes-shown';
import { FOUND } from './exit';
import { remark, writeJson, writeLine } from './output';

interface Options {
  readonly head?: string;
  readonly althoughAltered?: boolean;
  readonly json?: boolean;
}

export function registerRestore(program: Command): void {
  program
    .command('restore')
    .description('put a backup into an empty data folder or database: all of it, verified, or nothing')
    .argument('<file>', 'what house-rules backup wrote')
    .option('--head <hash>', 'a hash of the log noted elsewhere, which one of the entries must have')
    .option('--although-altered', 'restore it as it is even where its log or a seal shows that somebody altered it')
    .option('--json', 'one JSON value')
    .action(async (file: string, { head, althoughAltered = false, json }: Options) => {
      if (head !== undefined && !/^[0-9a-f]{64}$/.test(head))
        throw new Failure(
          'BAD_ARGUMENT',
          `--head must be the 64 hexadecimal digits of an entry's hash, found "${head}".`,
        );
      const [{ restore }, { readConfig }, { projectRoot }] = await Promise.all([
        import('../app/keeping/restore'),
        import('../app/config'),
        import('../io/files/project-root'),
      ]);
      const shown = new BytesShown();
      const restored = await restore(
        readConfig(process.env, projectRoot()),
        { file, noted: head, acceptAltered: althoughAltered },
        shown.onBytes,
      ).finally(() => {
        shown.hide();
      });
      const { tables, uploads, madeAt, takenUp, faults } = restored;
      if (faults.length > 0) process.exitCode = FOUND;
      if (json) {
        writeJson(restored);
        return;
      }
      writeLine(`Restored ${said(tables, uploads)}, as they stood at ${madeAt}.`);
      if (faults.length > 0) faults.forEach((fault) => writeLine(fault));
      else writeLine(verifiedSaid(restored));
      if (takenUp.length > 0) remark(`Taken up again by the service or house-rules work: ${takenUp.join(', ')}.`);
      if ((tables['api_key'] ?? 0) > 0)
        remark(
          `Keys that were revoked after ${madeAt} are good again; revoke them anew. Whoever was signed in signs in again.`,
        );
    });
}
