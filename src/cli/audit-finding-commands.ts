import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { COMMAND_LINE } from '../app/access/keys';
import { checkedFilter, forEveryGroup, groupsOfAudit } from '../app/auditing/ask-findings';
import { everyFinding, withMarks } from '../app/auditing/every-finding';
import { knownAudit } from '../app/auditing/manage-audit';
import { markFindings } from '../app/auditing/mark-findings';
import { replayFinding } from '../app/auditing/replay-finding';
import { batchesIn } from '../app/auditing/seal-audit';
import { REPORT_FORMATS, writeReport } from '../app/auditing/write-report';
import { readConfig } from '../app/config';
import { RulesService } from '../app/rules-service';
import { projectRoot } from '../io/files/project-root';
import { MARK_STATES, MARKS, TOLD_VERDICTS, type FindingFilter } from '../core/auditing/finding-filter';
import { findingName } from '../core/auditing/finding-name';
import { GROUPINGS, type Grouping } from '../core/auditing/finding-groups';
import { auditCsvHead, auditCsvRow } from '../core/exports/audit/audit-csv';
import { groupsLeftOut } from '../core/exports/audit/audit-words';
import { Failure } from '../core/failures/failure';
import type { Database } from '../io/postgres/database';
import { chunksOfAudit } from '../io/postgres/store/audits/audit-reader';
import { batchesOf } from '../io/postgres/store/audits/batch-store';
import { withDatabase } from './database';
import { oneOf } from './one-of';
import { remark, writeJson, writeLine } from './output';
import { printExplanation } from './print-explanation';
import { groupCsv, groupsCsvHead, printGroups, printTold } from './print-findings';
import { counted } from '../core/values/counted';

/** So many groups are told to a person at a terminal. */
const GROUPS_SHOWN = 200;

/** The filter as it is typed, where any word may stand for a choice. */
export interface FindingsOptions extends Omit<FindingFilter, 'verdict' | 'mark' | 'paid'> {
  readonly verdict?: string;
  readonly mark?: string;
  readonly paid?: string;
  readonly by?: string;
  readonly csv?: boolean;
  readonly json?: boolean;
}

export interface MarkOptions {
  readonly as: string;
  readonly note: string;
  readonly json?: boolean;
}

export interface ReportOptions {
  readonly format: string;
  readonly out?: string;
  readonly json?: boolean;
}

function filterIn({ verdict, mark, paid, by: _, csv: __, json: ___, ...named }: FindingsOptions): FindingFilter {
  const [told, state, side] = [
    oneOf('--verdict', TOLD_VERDICTS, verdict),
    oneOf('--mark', MARK_STATES, mark),
    oneOf('--paid', ['over', 'under'] as const, paid),
  ];
  return checkedFilter({
    ...named,
    ...(told !== undefined && { verdict: told }),
    ...(state !== undefined && { mark: state }),
    ...(side !== undefined && { paid: side }),
  });
}

export async function findings(id: string, options: FindingsOptions): Promise<void> {
  const filter = filterIn(options);
  const by = oneOf('--by', GROUPINGS, options.by);
  await withDatabase(async ({ dataSource }) => {
    const audit = await knownAudit(dataSource, id);
    const { fileName, problem } = audit;
    if (problem !== null) remark(problem);
    if (by !== undefined) {
      await groups(dataSource, id, by, filter, options);
      return;
    }
    const files = options.csv && fileName === null ? await storedFiles(dataSource, id) : undefined;
    if (options.csv && !options.json) process.stdout.write(auditCsvHead());
    let count = 0;
    for await (const page of everyFinding(dataSource, new RulesService(dataSource), audit, filter)) {
      count += page.length;
      for (const finding of page)
        if (options.json) writeJson(finding);
        else if (options.csv) process.stdout.write(auditCsvRow(finding, fileName ?? files?.get(finding.batch) ?? ''));
        else printTold(finding);
    }
    remark(`${counted(count, 'finding')}.`);
    if (count === 0 && Object.keys(filter).length > 0)
      remark(
        `None is so chosen; house-rules audit findings ${id} --by check (or clause, table, …) shows what there is.`,
      );
  });
}

/** All of them as rows or lines, one after another; a person at a terminal is told the first. */
async function groups(
  dataSource: Database['dataSource'],
  id: string,
  by: Grouping,
  filter: FindingFilter,
  { json, csv }: FindingsOptions,
): Promise<void> {
  if (json) return forEveryGroup(dataSource, id, by, filter, writeJson);
  if (csv) {
    process.stdout.write(groupsCsvHead(by));
    return forEveryGroup(dataSource, id, by, filter, (group) => process.stdout.write(groupCsv(group)));
  }
  const told = await groupsOfAudit(dataSource, id, by, filter, GROUPS_SHOWN);
  printGroups(by, told.groups);
  const left = groupsLeftOut(id, by, told.groups.length, told.all);
  if (left !== '') remark(left);
}

/** The files of an audit of stored rounds by their number in the store. */
async function storedFiles(dataSource: Database['dataSource'], id: string): Promise<ReadonlyMap<number, string>> {
  const batches = batchesIn(await chunksOfAudit(dataSource.manager, id));
  return new Map((await batchesOf(dataSource, batches)).map(({ id: batch, fileName }) => [batch, fileName]));
}

export async function finding(name: string, { json }: { readonly json?: boolean }): Promise<void> {
  await withDatabase(async ({ dataSource }) => {
    const replayed = await replayFinding(dataSource, new RulesService(dataSource), name);
    const [told] = await withMarks(dataSource, replayed.rules, [replayed.finding]);
    if (told === undefined) throw new Error('A finding that was read is there.');
    if (json) {
      writeJson({ ...told, record: replayed.record ?? null, explanation: replayed.explanation ?? null });
      return;
    }
    printTold(told);
    writeLine();
    if (replayed.explanation === undefined) writeLine('The round is no longer kept.');
    else process.stdout.write(printExplanation(replayed.explanation));
  });
}

export async function mark(names: readonly string[], { as, note, json }: MarkOptions): Promise<void> {
  const kind = oneOf('--as', MARKS, as) ?? 'confirmed';
  await withDatabase(async ({ dataSource }) => {
    const marked = await markFindings(dataSource, names, { mark: kind, note, by: COMMAND_LINE });
    for (const one of marked)
      if (json) writeJson({ finding: findingName(one), mark: kind });
      else writeLine(`${findingName(one)} is ${kind}.`);
  });
}

export async function report(id: string, { format: asked, out, json }: ReportOptions): Promise<void> {
  const format = oneOf('--format', REPORT_FORMATS, asked) ?? 'html';
  const { publicUrl } = readConfig(process.env, projectRoot());
  await withDatabase(async ({ dataSource }) => {
    const { fileName, content } = await writeReport(dataSource, new RulesService(dataSource), id, format, publicUrl);
    if (out === '-') {
      for await (const part of content) process.stdout.write(part);
      return;
    }
    const file = out ?? fileName;
    await pipeline(Readable.from(content), createWriteStream(file)).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).syscall !== 'open') throw error;
      throw new Failure('NO_SUCH_FILE', `${file} cannot be written; name a file in a folder that exists.`);
    });
    if (json) writeJson({ audit: id, format, file });
    else writeLine(file);
  });
}
