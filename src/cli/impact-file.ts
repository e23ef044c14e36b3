import { RoundReplayer } from '../app/impact';
import { replayChunk, replayRounds } from '../app/replay-rounds';
import type { RuleBook } from '../app/rule-book';
import { todayIn } from '../app/today';
import { flipLines, impactCsv, IMPACT_CSV_HEADER, impactMarkdown, impactSections } from '../core/exports/impact-pages';
import { Failure } from '../core/failures/failure';
import { impactReport, NOT_COUNTED, type ImpactReport } from '../core/replaying/impact-report';
import type { Replayed } from '../core/replaying/replay';
import type { RoundChunk } from '../io/files/rounds/round-chunk';
import { roundChunks } from '../io/files/rounds/round-chunks';
import { draftFiles } from './draft-files';
import { FOUND, WRONG_CALL } from './exit';
import { remark, writeLine, writeTable } from './output';
import { Progress } from './progress';
import { inStore, rules, type DatabaseOption } from './sources';
import { counted } from '../core/values/counted';

type ImpactFormat = 'json' | 'markdown' | 'csv' | 'text';

export interface ImpactOptions extends DatabaseOption {
  /** The audit whose stored rounds are replayed. */
  readonly audit?: string;
}

/** Replays a file as it is read, or the rounds of an audit as they are stored, in constant memory: rounds that flip are written at once, the sums at the end. */
export async function impactOf(
  sides: readonly [string, string],
  file: string | undefined,
  format: ImpactFormat,
  options: ImpactOptions,
): Promise<number> {
  const { audit } = options;
  if ((file === undefined) === (audit === undefined))
    throw new Failure('BAD_ARGUMENT', 'Name a file of rounds, or an audit with --audit; one of the two.');
  if (audit === undefined) return told(await rules(options), sides, roundChunks(file ?? '-'), format, file ?? '-');
  const { auditedRounds } = await import('../app/auditing/audited-rounds');
  return inStore(options, ({ book }, dataSource) =>
    told(book, sides, auditedRounds(dataSource, book, audit), format, `Audit ${audit}`),
  );
}

async function told(
  book: RuleBook,
  [from, to]: readonly [string, string],
  chunks: AsyncIterable<RoundChunk>,
  format: ImpactFormat,
  name: string,
): Promise<number> {
  const replayer = new RoundReplayer(book, from, to, todayIn(book), await draftFiles());
  const progress = new Progress('rounds');
  let errors = 0;
  await put(BEFORE[format](from, to));
  const impact = await replayRounds(chunks, (chunk) => replayChunk(replayer, chunk), {
    onFlips: (flips) => put(flips.map((replayed) => ROUND[format](replayed)).join('')),
    onError: ({ line, error }) => {
      errors += 1;
      remark(`line ${String(line)}: ${error}`);
    },
    onRead: (rounds) => {
      progress.advance(rounds);
    },
  });
  progress.hide();
  if (impact.rounds + errors === 0)
    throw new Failure('EMPTY_FILE', `${name} holds no round; supply one JSON object on each line.`);
  AFTER[format](impactReport(impact, from, to, errors, replayer.rules));
  return impact.flips ? FOUND : errors > 0 ? WRONG_CALL : 0;
}

const BEFORE: Readonly<Record<ImpactFormat, (from: string, to: string) => string>> = {
  json: () => '',
  text: () => '',
  csv: () => IMPACT_CSV_HEADER,
  markdown: (from, to) => `# Impact of ${to} in the place of ${from}\n\n## Rounds that flip\n\n`,
};

const ROUND: Readonly<Record<ImpactFormat, (replayed: Replayed) => string>> = {
  json: (replayed) => `${JSON.stringify(replayed)}\n`,
  text: (replayed) => flipLines(replayed, ''),
  csv: impactCsv,
  markdown: (replayed) => flipLines(replayed, '- '),
};

const AFTER: Readonly<Record<ImpactFormat, (report: ImpactReport) => void>> = {
  json: (report) => {
    process.stdout.write(`${JSON.stringify(report)}\n`);
  },
  csv: (report) => {
    remark(`${counted(report.rounds, 'round')} replayed; the rows are those that flip.`);
  },
  markdown: (report) => {
    process.stdout.write(`\n${impactMarkdown(report)}`);
  },
  text: (report) => {
    for (const { title, rows } of impactSections(report)) {
      writeLine();
      writeLine(title);
      writeTable(rows);
    }
    writeLine();
    writeLine(NOT_COUNTED);
  },
};

async function put(text: string): Promise<void> {
  if (text !== '' && !process.stdout.write(text))
    await new Promise<void>((resolve) => {
      process.stdout.once('drain', resolve);
    });
}
