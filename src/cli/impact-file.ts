import { answerLine } from '../app/check-lines';
import { RoundReplayer } from '../app/impact';
import { flipLines, impactCsv, IMPACT_CSV_HEADER, impactMarkdown, impactSections } from '../core/exports/impact-pages';
import { Failure } from '../core/failures/failure';
import { Impact } from '../core/replaying/impact';
import { impactReport, NOT_COUNTED, type ImpactReport } from '../core/replaying/impact-report';
import type { Replayed } from '../core/replaying/replay';
import type { LineError } from '../io/files/rounds/line-error';
import { lineOf } from '../io/files/rounds/round-chunk';
import { roundChunks } from '../io/files/rounds/round-chunks';
import { draftFiles } from './draft-files';
import { FOUND, WRONG_CALL } from './exit';
import { remark, writeLine, writeTable } from './output';
import { Progress } from './progress';
import { rules, type DatabaseOption } from './sources';
import { dayOf } from './today';

type ImpactFormat = 'json' | 'markdown' | 'csv' | 'text';

/** Replays a file as it is read, in constant memory: rounds that flip are written at once, the sums at the end. */
export async function impactOfFile(
  [from, to]: readonly [string, string],
  file: string,
  format: ImpactFormat,
  options: DatabaseOption,
): Promise<number> {
  const replayer = new RoundReplayer(await rules(options), from, to, dayOf('today', undefined), await draftFiles());
  const impact = new Impact();
  const progress = new Progress('rounds');
  let errors = 0;
  await put(BEFORE[format](from, to));
  const report = ({ line, error }: LineError): void => {
    errors += 1;
    remark(`line ${String(line)}: ${error}`);
  };
  for await (const chunk of roundChunks(file)) {
    let text = '';
    for (const [index, line] of chunk.lines.entries()) {
      const answer = answerLine((value) => replayer.replay(value), line, lineOf(chunk, index));
      if (answer === undefined) continue;
      if ('error' in answer) {
        report(answer);
        continue;
      }
      impact.add(answer);
      if (answer.flips.length > 0) text += ROUND[format](answer);
    }
    await put(text);
    chunk.errors?.forEach(report);
    progress.advance(chunk.lines.length);
  }
  progress.end();
  if (impact.rounds + errors === 0)
    throw new Failure('EMPTY_FILE', `${file} holds no round; supply one JSON object on each line.`);
  AFTER[format](impactReport(impact, from, to, errors));
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
    remark(`${String(report.rounds)} rounds replayed; the rows are those that flip.`);
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
