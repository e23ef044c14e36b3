import type { Command } from 'commander';
import type { Ingested } from '../app/ingest';
import { remark, writeJson, writeLine } from './output';

interface Options {
  readonly instrument?: string;
  readonly json?: boolean;
}

export function registerIngest(program: Command): void {
  program
    .command('ingest')
    .description(
      'read official texts into the store: document, clause tree and recognised facts, all or nothing for each',
    )
    .argument('<file...>', 'official texts, PDF or plain text')
    .option('--instrument <id>', 'the instrument the file is, such as au-nsw/ltgame-2016')
    .option('--json', 'one JSON line for each file')
    .action(run);
}

async function run(files: readonly string[], options: Options): Promise<void> {
  const { withDatabase } = await import('./database');
  const { loadSources } = await import('../io/postgres/store/source-store');
  const { readOfficialText } = await import('../app/read-official-text');
  const { ingest } = await import('../app/ingest');
  await withDatabase(async ({ dataSource }) => {
    const known = await loadSources(dataSource);
    for (const file of files) {
      remark(`reading ${file}`);
      const ingested = await ingest(dataSource, await readOfficialText(file, known, options.instrument));
      if (options.json) writeJson(ingested);
      else writeLine(sentence(ingested));
    }
  });
}

const sentence = ({ instrument, changed, books, clauses, facts, unplaced, diagnostics }: Ingested): string =>
  changed
    ? `${instrument}: ${String(clauses)} clauses in ${String(books)} books, ${String(facts)} facts recognised, ` +
      `${String(unplaced)} lines not placed, ${String(diagnostics)} remarks; stored.`
    : `${instrument}: these very bytes are already stored; nothing changed.`;
