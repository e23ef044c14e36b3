import type { Command } from 'commander';
import { Failure } from '../core/failures/failure';
import { FOUND } from './exit';
import { remark, writeJson, writeLine } from './output';

export function registerVerify(program: Command): void {
  program
    .command('verify')
    .description(
      'hold the rule sources against the official texts: clauses, anchor phrases, figures, hashes of the words',
    )
    .argument('[dir]', 'the folder with the official texts', process.env['INSTRUMENTS_DIR'] ?? '../shared/instruments')
    .option('--json', 'one JSON line for each disagreement')
    .option('--write-words', 'write words.tsv, the hashes of the text, for instruments with no other disagreement')
    .action(async (folder: string, options: { readonly json?: boolean; readonly writeWords?: boolean }) => {
      const { verifyAll } = await import('../app/verify');
      const { verified, disagreements, missing, written } = await verifyAll(folder, options.writeWords === true);
      for (const disagreement of disagreements) {
        if (options.json) writeJson(disagreement);
        else writeLine(`${disagreement.citation ?? disagreement.instrument}: ${disagreement.sentence}`);
      }
      if (verified.length === 0)
        throw new Failure(
          'NO_SUCH_FILE',
          `${folder} holds none of the official texts of ${missing.join(', ')}; name the folder that does.`,
        );
      for (const { instrument, clauses, facts } of verified)
        remark(
          `${instrument}: ${String(clauses)} clauses and ${String(facts)} statements of fact held against the official text.`,
        );
      for (const file of written) remark(`${file}: written.`);
      for (const instrument of missing) remark(`${instrument}: its official text is not in ${folder}; not verified.`);
      remark(disagreements.length === 0 ? 'No disagreement.' : `${String(disagreements.length)} disagreements.`);
      if (disagreements.length > 0) process.exitCode = FOUND;
    });
}
