import { resolve } from 'node:path';
import type { Command } from 'commander';
import { counted } from '../core/values/counted';
import { remark, writeJson, writeLine } from './output';
import { BytesShown } from './bytes-shown';

export function registerBackup(program: Command): void {
  program
    .command('backup')
    .description('write all that is kept into one file, as it stands at one moment; the service may run')
    .argument('<file>', 'a new file, such as house-rules-2026-01-31.backup')
    .option('--json', 'one JSON value')
    .action(async (file: string, { json }: { readonly json?: boolean }) => {
      const [{ backUp }, { readConfig }, { projectRoot }] = await Promise.all([
        import('../app/keeping/back-up'),
        import('../app/config'),
        import('../io/files/project-root'),
      ]);
      const shown = new BytesShown();
      const made = await backUp(readConfig(process.env, projectRoot()), resolve(file), shown.onBytes).finally(() => {
        shown.hide();
      });
      if (json) {
        writeJson({ ...made, file });
        return;
      }
      const { tables, uploads, bytes, sha256, log } = made;
      writeLine(`${file}: ${said(tables, uploads)}, ${bytes.toLocaleString('en')} bytes, sha256 ${sha256}`);
      if (log.entries > 0)
        remark(
          `The log has ${counted(log.entries, 'entry', 'entries')}; note the hash of the last one elsewhere: ${log.head}`,
        );
    });
}

export function said(tables: Readonly<Record<string, number>>, uploads: number): string {
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
  const files = uploads === 0 ? '' : ` and ${counted(uploads, 'uploaded file')}`;
  return `${rows.toLocaleString('en')} rows of ${counted(Object.keys(tables).length, 'table')}${files}`;
}
