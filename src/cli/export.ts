import type { Command } from 'commander';
import type { Exported, ExportFormat } from '../app/export';
import type { OfficialReading } from '../app/read-official-text';
import type { RuleBook } from '../app/rule-book';
import { Failure } from '../core/failures/failure';
import type { InstrumentSource } from '../core/rules/source';
import { isInstrumentId } from '../core/values/citation';
import { channelOf } from './channel';
import { remark, writeJson, writeTo } from './output';
import { DATABASE_FLAG, findInstrument, rules, type DatabaseOption } from './sources';
import { dayIn } from './today';

interface Options extends DatabaseOption {
  readonly format: string;
  readonly book?: string;
  readonly text?: string;
  readonly output?: string;
  readonly variant?: string;
  readonly at?: string;
  readonly channel?: string;
  readonly json?: boolean;
}

export function registerExport(program: Command): void {
  program
    .command('export')
    .description('an instrument as Akoma Ntoso XML, a book as Markdown, facts as JSON or CSV')
    .argument('<instrument-or-jurisdiction>', 'au-nsw/ltgame-2016; or AU-NSW with a game, for the facts in force')
    .argument('[game]', 'the game, such as baccarat')
    .requiredOption('--format <format>', 'akn, markdown, facts-json or facts-csv')
    .option('--book <book>', 'one book only, such as sch-1')
    .option('--text <file>', 'the official text, to export its words instead of our statements')
    .option(...DATABASE_FLAG)
    .option('--output <file>', 'where to write (default: standard output)')
    .option('--variant <name>', 'with a game: a variant of it')
    .option('--at <date>', 'with a game: the day on which the facts applied (default: today in the jurisdiction)')
    .option('--channel <channel>', 'with a game: table or terminal')
    .option('--json', 'one JSON value: instrument, format, fileName, mediaType, content')
    .addHelpText(
      'after',
      '\nIn CSV, a cell that a spreadsheet would take for a formula (it begins with = + - @) has an apostrophe before it.',
    )
    .action(async (place: string, game: string | undefined, options: Options) => {
      const { exportFormat } = await import('../app/export');
      const format = exportFormat(options.format);
      const exported = await (isInstrumentId(place) && game === undefined
        ? ofInstrument(place, format, options)
        : ofGame(place, game, format, options));
      write(place, format, exported, options);
    });
}

async function ofInstrument(id: string, format: ExportFormat, options: Options): Promise<Exported> {
  const { exportInstrument } = await import('../app/export');
  if (options.database) return stored(id, format, options);
  const book = await rules(options);
  const all = book.instruments;
  const source = findInstrument(all, id);
  const official = options.text === undefined ? undefined : await officialWords(options.text, source, all);
  const ruleSets = book.ruleSetsFrom(id);
  return exportInstrument({
    ...{ source, ruleSets, format, book: options.book },
    reading: official?.reading,
    textSha256: official?.sha256,
  });
}

/** As the store knows it: in the official words where they were ingested. */
async function stored(instrument: string, format: ExportFormat, { book, text }: Options): Promise<Exported> {
  if (text !== undefined)
    throw new Failure('BAD_ARGUMENT', 'The store has a text of its own; leave out --text or --database.');
  const { withDatabase } = await import('./database');
  const { RulesService } = await import('../app/rules-service');
  const { exportHeld } = await import('../app/export-held');
  return withDatabase(async ({ dataSource }) =>
    exportHeld(dataSource, await new RulesService(dataSource).current(), { instrument, format, book }),
  );
}

async function officialWords(
  file: string,
  { id }: InstrumentSource,
  all: readonly InstrumentSource[],
): Promise<OfficialReading> {
  const { readOfficialText } = await import('../app/read-official-text');
  const official = await readOfficialText(file, all, id);
  const other = all.find(({ textSha256 }) => textSha256 === official.sha256);
  if (other !== undefined && other.id !== id)
    throw new Failure(
      'BAD_ARGUMENT',
      `${file} is the official text of ${other.id}, not of ${id}; name that instrument.`,
    );
  return official;
}

async function ofGame(
  jurisdiction: string,
  game: string | undefined,
  format: ExportFormat,
  options: Options,
): Promise<Exported> {
  if (game === undefined || isInstrumentId(jurisdiction))
    throw new Failure(
      'BAD_ARGUMENT',
      'Name an instrument (export au-nsw/ltgame-2016), or for its facts a jurisdiction and a game (export AU-NSW baccarat).',
    );
  if (format === 'akn' || format === 'markdown' || options.book !== undefined || options.text !== undefined)
    throw new Failure(
      'BAD_ARGUMENT',
      'Of a game only facts can be exported, whole: choose facts-json or facts-csv without --book and --text, or name an instrument.',
    );
  const { exportFacts } = await import('../app/export');
  const ruleSet = inForce(await rules(options), jurisdiction, game, options);
  return exportFacts([ruleSet], format, [jurisdiction, game, options.variant]);
}

function inForce(rules: RuleBook, jurisdiction: string, game: string, { variant, at, channel }: Options) {
  const selection = rules.select(
    { jurisdiction, game, variant, channel: channelOf(channel) },
    dayIn(rules, jurisdiction, '--at', at),
  );
  if ('code' in selection) throw new Failure(selection.code, selection.sentence);
  return selection.ruleSet;
}

function write(instrument: string, format: ExportFormat, exported: Exported, { output, json }: Options): void {
  if (output !== undefined) {
    writeTo(output, exported.content);
    remark(`${output} was written (${exported.mediaType}).`);
  }
  if (json) writeJson({ instrument, format, ...exported });
  else if (output === undefined) process.stdout.write(exported.content);
}
