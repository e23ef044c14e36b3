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
      const { verified, drafts, disagreements, missing, written } = await verifyAll(
        folder,
        options.writeWords === true,
      );
      const named = (name: string, instrument = name): string =>
        drafts.includes(instrument) ? `${name} (draft)` : name;
      for (const disagreement of disagreements) {
        const { instrument, citation, sentence } = disagreement;
        if (options.json) writeJson(drafts.includes(instrument) ? { ...disagreement, draft: true } : disagreement);
        else writeLine(`${named(citation ?? instrument, instrument)}: ${sentence}`);
      }
      if (verified.length === 0)
        throw new Failure(
          'NO_SUCH_FILE',
          `${folder} holds none of the official texts of ${missing.join(', ')}; name the folder that does.`,
        );
      for (const { instrument, clauses, facts } of verified)
        remark(
          `${named(instrument)}: ${String(clauses)} clauses and ${String(facts)} statements of fact held against the official text.`,
        );
      for (const file of written) remark(`${file}: written.`);
      for (const instrument of missing)
        remark(`${named(instrument)}: its official text is not in ${folder}; not verified.`);
      remark(disagreements.length === 0 ? 'No disagreement.' : `${String(disagreements.length)} disagreements.`);
      if (disagreements.length > 0) process.exitCode = FOUND;
    });
}
