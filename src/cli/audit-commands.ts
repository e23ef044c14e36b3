import { COMMAND_LINE } from '../app/access/keys';
import { isOver, progressOf, watchAudit } from '../app/auditing/audit-progress';
import { cancelAudit, knownAudit } from '../app/auditing/manage-audit';
import { readThrough } from '../app/auditing/read-through';
import { retryAudit } from '../app/auditing/retry-audit';
import { rulesUsed } from '../app/auditing/rules-of-audit';
import { sealAudit } from '../app/auditing/seal-audit';
import { auditFile, auditStoredRounds, PRIORITIES, type AuditRequest } from '../app/auditing/start-audit';
import { isWorkerPresent, waitsFor } from '../app/auditing/waiting-audits';
import { sealStateOf } from '../app/auditing/verify-seal';
import { startWorker } from '../app/auditing/worker';
import { RulesService } from '../app/rules-service';
import type { AuditScope } from '../core/auditing/scope';
import { placeOfProblem } from '../core/auditing/told-findings';
import { printCount } from '../core/exports/audit/amounts';
import { scopeSaid } from '../core/exports/audit/audit-words';
import { Failure } from '../core/failures/failure';
import { inputFrom } from '../io/files/rounds/round-bytes';
import type { Database } from '../io/postgres/database';
import { poolBeside } from '../io/postgres/pool';
import { problemsOf } from '../io/postgres/store/audits/audit-reader';
import { auditsBefore } from '../io/postgres/store/audits/audit-store';
import { firstProblems } from '../io/postgres/store/audits/report-reader';
import { prepareQueue } from '../io/queue/jobs';
import { withDatabase } from './database';
import { FOUND, WRONG_CALL } from './exit';
import { mappingOption } from './mapping-option';
import { oneOf } from './one-of';
import { remark, writeJson, writeLine, writeTable } from './output';
import { printAudit, SHOWN_PROBLEMS, told } from './print-audit';
import { Progress } from './progress';
import { threadsOf } from './threads-option';
import { whenStopped } from './when-stopped';
import { counted } from '../core/values/counted';

export interface Options {
  readonly json?: boolean;
}

export interface ExportOptions extends Options {
  readonly out?: string;
}

export interface StartOptions extends Options {
  readonly stored?: boolean;
  readonly venue?: string;
  readonly table?: string;
  readonly game?: string;
  readonly from?: string;
  readonly to?: string;
  readonly checks?: string;
  readonly priority: string;
  readonly mapping?: string;
  readonly threads: string;
  readonly wait: boolean;
}

export async function start(file: string | undefined, options: StartOptions): Promise<void> {
  if ((file === undefined) === (options.stored !== true))
    throw new Failure('BAD_ARGUMENT', 'Name a file of rounds, or audit stored rounds with --stored; one of the two.');
  const threads = threadsOf(options.threads);
  const mapping = await mappingOption(options.mapping);
  const request: AuditRequest = {
    scope: scopeIn(options),
    priority: oneOf('--priority', PRIORITIES, options.priority) ?? 'normal',
  };
  await withQueue(async ({ dataSource }) => {
    const input = file === undefined ? undefined : inputFrom(file);
    const pool = poolBeside(dataSource, 2);
    try {
      const { audit, toRead } =
        input === undefined
          ? { audit: await auditStoredRounds(dataSource, request, COMMAND_LINE), toRead: undefined }
          : await auditFile(dataSource, pool, input, mapping, request, COMMAND_LINE);
      let isRead = toRead === undefined;
      const unsaid = whenStopped(() => {
        if (isRead) return `Audit ${audit} is not over; house-rules work judges the rest.`;
        return input?.liesAt === undefined
          ? `Audit ${audit} is not over, and standard input cannot be read again; start an audit of all of it.`
          : `Audit ${audit} is not over; house-rules audit retry ${audit} reads the rest of its file, and house-rules work judges it.`;
      });
      remark(`Audit ${audit} has begun.`);
      const worker = options.wait
        ? await startWorker(dataSource, new RulesService(dataSource), { threads })
        : { stop: () => Promise.resolve() };
      try {
        const reading = input && toRead ? readThrough(dataSource, pool, { toRead, input, mapping }) : Promise.resolve();
        const read = reading.then(() => {
          isRead = true;
        });
        if (options.wait) await followed(dataSource, audit);
        await read;
      } finally {
        await worker.stop();
        unsaid();
      }
      await tell(dataSource, audit, options);
    } finally {
      await pool.end();
    }
  });
}

function scopeIn({ venue, table, game, from, to, checks }: StartOptions): AuditScope {
  return {
    ...(venue !== undefined && { venue }),
    ...(table !== undefined && { table }),
    ...(game !== undefined && { game }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(checks !== undefined && { checks: checks.split(',').map((check) => check.trim()) }),
  };
}

async function followed(dataSource: Database['dataSource'], audit: string): Promise<void> {
  const progress = new Progress('rounds');
  for await (const { rounds, breaches, seconds, secondsLeft } of watchAudit(dataSource, audit))
    progress.tell(
      rounds,
      secondsLeft === null ? undefined : seconds / (seconds + secondsLeft),
      `, ${counted(breaches, 'breach', 'breaches', printCount)}`,
    );
  progress.hide();
}

/** Audits of more rounds and findings than this are verified where that is asked for. */
const LOOKED_AT = { rounds: 500_000, findings: 100_000 };

/** The state of an audit; the exit code is that of `check` over the same rounds. */
async function tell(dataSource: Database['dataSource'], id: string, { json }: Options): Promise<void> {
  const audit = await knownAudit(dataSource, id);
  const progress = await progressOf(dataSource, audit);
  const { result, rulesChange } = audit;
  const rules =
    result === null ? [] : rulesUsed((await new RulesService(dataSource).after(rulesChange)).book, result.ruleSets);
  const waiting = waitsFor(audit, await isWorkerPresent(dataSource));
  const sealed = await sealStateOf(dataSource, new RulesService(dataSource), audit, LOOKED_AT);
  if (json) writeJson({ ...told(audit, progress, rules), waitsFor: waiting, sealState: sealed ?? null });
  else {
    const first = await firstProblems(dataSource.manager, id, SHOWN_PROBLEMS);
    printAudit(audit, { ...progress, waitsFor: waiting }, first, rules, sealed);
  }
  if (!isOver(audit)) return;
  if (audit.state !== 'finished') process.exitCode = WRONG_CALL;
  else if (progress.breaches > 0 || sealed?.state === 'altered') process.exitCode = FOUND;
  else if (progress.problems > 0) process.exitCode = WRONG_CALL;
}

export async function list({ json }: Options): Promise<void> {
  await withQueue(async ({ dataSource }) => {
    const rows: string[][] = [];
    for (let before: number | undefined; ;) {
      const page = await auditsBefore(dataSource, before, 500);
      for (const audit of page)
        if (json) writeJson(told(audit));
        else
          rows.push([
            audit.id,
            audit.seal === null ? audit.state : 'sealed',
            audit.startedAt.toISOString().slice(0, 19),
            audit.result === null
              ? ''
              : `${printCount(audit.result.breaches)} of ${counted(audit.result.rounds, 'round', 'rounds', printCount)} breach`,
            `${audit.fileName ?? 'stored rounds'}${audit.scope === '{}' ? '' : ` (${scopeSaid(JSON.parse(audit.scope) as AuditScope)})`}`,
          ]);
      before = page.at(-1)?.change;
      if (before === undefined) break;
    }
    if (rows.length > 0) writeTable(rows);
    else if (!json) remark('No audit has been made.');
  });
}

export const show = (id: string, options: Options): Promise<void> =>
  withQueue(({ dataSource }) => tell(dataSource, id, options));

export async function problems(id: string, { json }: Options): Promise<void> {
  await withQueue(async ({ dataSource }) => {
    await knownAudit(dataSource, id);
    for await (const problem of problemsOf(dataSource.manager, id)) {
      if (json) writeJson(problem);
      else writeLine(`${placeOfProblem(problem)} (${problem.kind}): ${problem.message}`);
    }
  });
}

export async function cancel(id: string, { json }: Options): Promise<void> {
  await withQueue(async ({ dataSource }) => {
    const audit = await cancelAudit(dataSource, id, COMMAND_LINE);
    if (json) writeJson(told(audit));
    else writeLine(`Audit ${id} is cancelled.`);
  });
}

export async function retry(id: string, file: string | undefined, { json }: Options): Promise<void> {
  await withQueue(async ({ dataSource }) => {
    const pool = poolBeside(dataSource, 2);
    try {
      const rest = await retryAudit(dataSource, pool, id, (liesAt) => file ?? liesAt);
      if (rest) await readThrough(dataSource, pool, rest);
    } finally {
      await pool.end();
    }
    const audit = await knownAudit(dataSource, id);
    const waiting = waitsFor(audit, await isWorkerPresent(dataSource));
    if (json) writeJson({ ...told(audit), waitsFor: waiting });
    else if (audit.state !== 'failed')
      writeLine(`Audit ${id} is taken up again. ${waiting ?? 'A worker judges what is left.'}`);
    if (audit.state === 'failed') throw new Failure('BAD_ARGUMENT', audit.problem ?? `Audit ${id} failed again.`);
  });
}

export async function seal(id: string, { json }: Options): Promise<void> {
  await withQueue(async ({ dataSource }) => {
    const digest = await sealAudit(dataSource, new RulesService(dataSource), id, COMMAND_LINE);
    if (json) writeJson({ audit: id, seal: digest });
    else writeLine(digest);
    remark('Note this seal elsewhere: replay --seal holds a bundle against it.');
  });
}

export async function exportBundle(id: string, { out, json }: ExportOptions): Promise<void> {
  await withQueue(async ({ dataSource }) => {
    const { writeBundle } = await import('../app/auditing/write-bundle');
    const file = out ?? `${id}.audit`;
    const { seal: digest, bytes } = await writeBundle(dataSource, new RulesService(dataSource), id, file);
    if (json) writeJson({ audit: id, file, bytes, seal: digest });
    else writeLine(`${file}: ${String(bytes)} bytes, seal ${digest}`);
  });
}

/** The store, brought up to the rule sources, with the queue's tables in it. */
const withQueue = (work: (database: Database) => Promise<void>): Promise<void> =>
  withDatabase(async (database) => {
    const pool = poolBeside(database.dataSource, 2);
    try {
      await prepareQueue(pool);
    } finally {
      await pool.end();
    }
    await work(database);
  });
