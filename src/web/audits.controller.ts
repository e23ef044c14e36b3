import { Readable } from 'node:stream';
import { Controller, Get, Header, Inject, Param, Query, Req, Res } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { checkedFilter, groupsOfAudit } from '../app/auditing/ask-findings';
import { isOver, progressOf } from '../app/auditing/audit-progress';
import { withMarks } from '../app/auditing/every-finding';
import { rulesUsed } from '../app/auditing/rules-of-audit';
import { knownAudit } from '../app/auditing/manage-audit';
import { findingNamed } from '../app/auditing/mark-findings';
import { trendOfAudit } from '../app/auditing/trend-of-audit';
import { isWorkerPresent, waitsFor } from '../app/auditing/waiting-audits';
import { REPORT_FORMATS, writeReport, type Drawing } from '../app/auditing/write-report';
import type { Config } from '../app/config';
import { LongWork } from '../app/long-work/long-work';
import { productVersion } from '../app/product-version';
import { RulesService } from '../app/rules-service';
import type { FindingFilter } from '../core/auditing/finding-filter';
import { findingName } from '../core/auditing/finding-name';
import { html } from '../core/exports/html/html';
import { Failure } from '../core/failures/failure';
import { inTime } from '../io/postgres/in-time';
import { auditsBefore, countAudits, type StoredAudit } from '../io/postgres/store/audits/audit-store';
import { findingPages } from '../io/postgres/store/audits/finding-reader';
import { firstProblems } from '../io/postgres/store/audits/report-reader';
import { CONFIG } from '../service.module';
import { auditPage, type CountsShown } from './audit-page';
import { mayMark, requireAuditor, type LetIn } from './auditors';
import { auditsPage } from './audits-page';
import type { StreamReply } from './file-reply';
import { filterOf } from './finding-filter-form';
import { IsPage } from './is-page';
import { NoSuchPage } from './not-found';
import { patienceOf, type Answering } from './patience';

const AUDITS_AT_ONCE = 50;
const FINDINGS_AT_ONCE = 50;
const PROBLEMS_SHOWN = 20;
const TABLES_SHOWN = 100;
/** So many findings of an audit that is not over are counted anew whenever somebody looks at it. */
const MOST_COUNTED = 50_000;
const BACK = html`<a href="/audits">All audits</a>.`;

@Controller('audits')
export class AuditsController {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(RulesService) private readonly rules: RulesService,
    @Inject(LongWork) private readonly work: LongWork,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get()
  @IsPage()
  async all(@Req() request: LetIn, @Query('before') before?: string): Promise<string> {
    requireAuditor(request);
    const from = before !== undefined && /^\d{1,9}$/.test(before) ? Number(before) : undefined;
    const [read, total, isWorked] = await Promise.all([
      auditsBefore(this.dataSource, from, AUDITS_AT_ONCE + 1),
      countAudits(this.dataSource),
      isWorkerPresent(this.dataSource),
    ]);
    const audits = read.slice(0, AUDITS_AT_ONCE);
    const older = read.length > AUDITS_AT_ONCE ? audits.at(-1)?.change : undefined;
    return auditsPage({ audits, isWorked, older, total, explorer: this.config.explorer });
  }

  @Get(':id')
  @IsPage()
  // Or browsers would not say that the forms on the page are of this service.
  @Header('referrer-policy', 'same-origin')
  async one(
    @Req() request: LetIn,
    @Param('id') id: string,
    @Query() query: Readonly<Record<string, unknown>>,
  ): Promise<string> {
    requireAuditor(request);
    return orNoSuchPage(async () => {
      const audit = await knownAudit(this.dataSource, id);
      const { book } = await this.rules.after(audit.rulesChange);
      const filter = checkedFilter(filterOf(query));
      const given = query['after'];
      const from = typeof given === 'string' && given !== '' ? given : undefined;
      const place = from === undefined ? undefined : findingNamed(`${id}-${from}`);
      const progress = await progressOf(this.dataSource, audit);
      const [read, counts, isWorked, problems] = await Promise.all([
        inTime(findingPages(this.dataSource, [id], filter, place, FINDINGS_AT_ONCE + 1)),
        this.counts(audit, progress.findings, filter),
        isWorkerPresent(this.dataSource),
        firstProblems(this.dataSource.manager, id, PROBLEMS_SHOWN),
      ]);
      const findings = await withMarks(this.dataSource, book, read?.slice(0, FINDINGS_AT_ONCE) ?? []);
      const last = read !== undefined && read.length > FINDINGS_AT_ONCE ? read[FINDINGS_AT_ONCE - 1] : undefined;
      const after = last && findingName(last).slice(id.length + 1);
      const rules = rulesUsed(book, audit.result?.ruleSets ?? []);
      const told = { progress, waitsFor: waitsFor(audit, isWorked), filter, counts, findings, problems };
      const view = { audit, rules, ...told, isRead: read !== undefined, from, after };
      return auditPage({ ...view, isOver: isOver(audit), mayMark: mayMark(request), explorer: this.config.explorer });
    });
  }

  @Get(':id/report/:format')
  async report(
    @Req() request: LetIn,
    @Param('id') id: string,
    @Param('format') name: string,
    @Res() reply: StreamReply & Answering,
  ): Promise<void> {
    requireAuditor(request);
    const format = REPORT_FORMATS.find((known) => known === name);
    if (format === undefined)
      throw new NoSuchPage(`A report is written as ${REPORT_FORMATS.join(', ')}, not as “${name}”.`, BACK);
    const written = await orNoSuchPage(() =>
      writeReport(this.dataSource, this.rules, id, format, this.config.publicUrl, this.drawing(reply)),
    );
    const how = format === 'html' ? 'inline' : 'attachment';
    reply
      .header('content-type', written.mediaType)
      .header('content-disposition', `${how}; filename="${written.fileName}"`)
      .header('cache-control', 'no-cache')
      // The page is whole by itself: its style is in it, and nothing else is to be loaded or run.
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send(Readable.from(written.content));
  }

  private drawing(answering: Answering): Drawing {
    const patience = patienceOf(answering, this.config);
    return {
      page: (report) => this.work.ask('reportPage', { report }, undefined, patience),
      pdf: async (report) => [
        await this.work.ask('reportPdf', { report, release: productVersion() }, undefined, patience),
      ],
    };
  }

  /** What is chosen, counted; nothing where that takes too long, or would have to be done again whenever somebody looks. */
  private async counts(audit: StoredAudit, found: number, filter: FindingFilter): Promise<CountsShown | undefined> {
    if (audit.state !== 'finished' && found > MOST_COUNTED) return undefined;
    const { dataSource } = this;
    return inTime(
      Promise.all([
        groupsOfAudit(dataSource, audit.id, 'check', filter),
        groupsOfAudit(dataSource, audit.id, 'table', filter, TABLES_SHOWN),
        trendOfAudit(dataSource, audit.id, filter),
      ]).then(([{ groups: checks }, tables, trend]) => ({ checks, tables, trend })),
    );
  }
}

async function orNoSuchPage<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Failure) throw new NoSuchPage(error.message, BACK);
    throw error;
  }
}
