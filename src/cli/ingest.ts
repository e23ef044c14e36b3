import type { Command } from 'commander';
import type { DataSource } from 'typeorm';
import type { Ingested } from '../app/ingest';
import type { IngestPreview } from '../app/ingesting/preview';
import type { OfficialReading } from '../app/read-official-text';
import { Failure } from '../core/failures/failure';
import { FOUND } from './exit';
import { remark, writeJson, writeLine } from './output';
import { knownInstruments } from './sources';
import { counted } from '../core/values/counted';

interface Options {
  readonly instrument?: string;
  readonly compilation?: string;
  readonly repealed?: readonly string[];
  readonly preview?: boolean;
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
    .option('--compilation <name>', 'the amended version it sets out whole, such as 2025-03-01')
    .option('--repealed <citation...>', 'clauses seen to be repealed although their numbers were left open')
    .option('--preview', 'say what it would change, and store nothing')
    .option('--json', 'one JSON line for each file')
    .addHelpText(
      'after',
      '\nA copy that is damaged, such as one with a lost page, is refused with the reasons (exit code 1), and nothing of any file is stored.\n' +
        'A file is known by its bytes, by --instrument, or by a name that begins with a place (au-nsw-ltgame-2016.txt); what is known by none\n' +
        'of these, or resembles another instrument than its name says, is stored only with --instrument (exit code 2).',
    )
    .action(run);
}

async function run(files: readonly string[], options: Options): Promise<void> {
  const { withDatabase } = await import('./database');
  const { readOfficialText } = await import('../app/read-official-text');
  const known = await knownInstruments();
  // Every file is read before the database is touched, so that a wrong one costs nothing.
  const read: OfficialReading[] = [];
  for (const file of files) {
    if (process.stderr.isTTY) remark(`reading ${file}`);
    read.push(await readOfficialText(file, known, options.instrument));
  }
  refuseForeign(options.repealed ?? [], read);
  await withDatabase(async ({ dataSource }) => {
    const previewOf = await previewer(dataSource, options);
    const previews: IngestPreview[] = [];
    for (const official of read) previews.push(await previewOf(official));
    if (options.preview) for (const preview of previews) await show(preview, options);
    else {
      await refuseWithoutName(files, previews);
      if (!isRefused(previews)) await store(dataSource, read, previewOf, options);
    }
  });
}

function refuseForeign(repealed: readonly string[], read: readonly OfficialReading[]): void {
  const foreign = repealed.find((citation) => !read.some(({ instrument }) => citation.startsWith(`${instrument}#`)));
  if (foreign === undefined) return;
  const instruments = read.map(({ instrument }) => instrument).join(', ');
  throw new Failure('BAD_ARGUMENT', `--repealed ${foreign} is no clause of ${instruments}; cite one whole.`);
}

/** Nothing is stored under a place that nobody has named: the first such file stops the call. */
async function refuseWithoutName(files: readonly string[], previews: readonly IngestPreview[]): Promise<void> {
  const { refuseNameless } = await import('../app/ingesting/resemblance');
  for (const [at, preview] of previews.entries()) refuseNameless(preview, preview.likeness, files[at] ?? '');
}

type Previewer = (official: OfficialReading) => Promise<IngestPreview>;

async function previewer(dataSource: DataSource, { compilation, repealed = [] }: Options): Promise<Previewer> {
  const { RulesService } = await import('../app/rules-service');
  const { previewText } = await import('../app/ingesting/preview');
  const rules = new RulesService(dataSource);
  return async (official) => {
    const own = repealed.filter((citation) => citation.startsWith(`${official.instrument}#`));
    return previewText(dataSource, await rules.current(), official, { compilation, repealed: own });
  };
}

async function show(preview: IngestPreview, { json }: Options): Promise<void> {
  const { previewAsJson, previewAsText } = await import('./ingest-preview');
  if (json) writeJson(previewAsJson(preview));
  else previewAsText(preview).forEach((line) => writeLine(line));
}

/** Says on standard error why, for every text that is damaged. */
function isRefused(previews: readonly IngestPreview[]): boolean {
  const damaged = previews.filter(({ damage }) => damage.length > 0);
  for (const { instrument, damage } of damaged) {
    remark(`${instrument} is not stored, because the copy is damaged:`);
    for (const { sentence } of damage) remark(`  ${sentence}`);
  }
  if (damaged.length > 0) process.exitCode = FOUND;
  return damaged.length > 0;
}

async function store(
  dataSource: DataSource,
  read: readonly OfficialReading[],
  previewOf: Previewer,
  { repealed, json }: Options,
): Promise<void> {
  const { ingest } = await import('../app/ingest');
  const { COMMAND_LINE } = await import('../app/access/keys');
  for (const official of read) {
    // Looked at again: an earlier file of this call may be a text of the same instrument.
    const preview = await previewOf(official);
    if (isRefused([preview])) return;
    const { instrument, lint, compilation, replaces } = preview;
    const own = repealed?.filter((citation) => citation.startsWith(`${instrument}#`));
    const publishing = { lint, compilation, repealed: own, replaces: { edition: replaces } };
    const ingested = await ingest(dataSource, official, COMMAND_LINE, publishing);
    if (json) writeJson(ingested);
    else writeLine(sentence(ingested));
  }
}

const sentence = ({ instrument, changed, books, clauses, facts, unplaced, diagnostics }: Ingested): string =>
  changed
    ? `${instrument}: ${counted(clauses, 'clause')} in ${counted(books, 'book')}, ${counted(facts, 'fact')} recognised, ` +
      `${counted(unplaced, 'line')} not placed, ${counted(diagnostics, 'remark')}; stored.`
    : `${instrument}: these very bytes are already stored; nothing changed.`;
