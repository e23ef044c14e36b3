import type { Command } from 'commander';
import type { Ingested } from '../app/ingest';
import type { OfficialReading } from '../app/read-official-text';
import { remark, writeJson, writeLine } from './output';
import { knownInstruments } from './sources';

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
  const { readOfficialText } = await import('../app/read-official-text');
  const { ingest } = await import('../app/ingest');
  const known = await knownInstruments();
  // Every file is read before the database is touched, so that a wrong one costs nothing.
  const read: OfficialReading[] = [];
  for (const file of files) {
    if (process.stderr.isTTY) remark(`reading ${file}`);
    read.push(await readOfficialText(file, known, options.instrument));
  }
  await withDatabase(async ({ dataSource }) => {
    for (const official of read) {
      const ingested = await ingest(dataSource, official, 'command line');
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
