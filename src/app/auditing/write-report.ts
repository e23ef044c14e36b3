import type { DataSource } from 'typeorm';
import { auditCsvHead, auditCsvRow } from '../../core/exports/audit/audit-csv';
import { auditPage } from '../../core/exports/audit/audit-page';
import type { AuditReport, ReportedAudit } from '../../core/exports/audit/audit-report';
import { SARIF_END, sarifHead, sarifResult } from '../../core/exports/audit/audit-sarif';
import { chunksOfAudit } from '../../io/postgres/store/audits/audit-reader';
import { auditPdf } from '../../io/report-pdf/audit-pdf';
import { productVersion } from '../product-version';
import type { RulesService } from '../rules-service';
import { groupsOfAudit } from './ask-findings';
import { auditReport, reportedAudit, requirementOf } from './audit-report';
import { everyFinding } from './every-finding';
import { batchesIn } from './seal-audit';

export const REPORT_FORMATS = ['html', 'pdf', 'csv', 'sarif'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

const MEDIA: Readonly<Record<ReportFormat, string>> = {
  html: 'text/html; charset=utf-8',
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
  sarif: 'application/sarif+json',
};

/** What draws a whole report: on the spot, or beside a service that has others to answer. */
export interface Drawing {
  readonly page: (report: AuditReport) => string | Promise<string>;
  readonly pdf: (report: AuditReport) => Promise<AsyncIterable<Uint8Array> | Iterable<Uint8Array>>;
}

const ON_THE_SPOT: Drawing = {
  page: auditPage,
  pdf: async (report) => (await auditPdf(report, productVersion())) as AsyncIterable<Uint8Array>,
};

export interface WrittenReport {
  readonly fileName: string;
  readonly mediaType: string;
  /** A page of findings in memory at a time. */
  readonly content: AsyncIterable<string | Uint8Array>;
}

/** The report of a finished audit. Page and PDF are as long as a person can read; the lists have every finding. */
export async function writeReport(
  dataSource: DataSource,
  rules: RulesService,
  id: string,
  format: ReportFormat,
  /** Where people find this service. */
  address?: string,
  drawing = ON_THE_SPOT,
): Promise<WrittenReport> {
  const audit = await reportedAudit(dataSource, rules, id);
  const content = WRITERS[format](dataSource, rules, audit, address, drawing);
  return { fileName: `audit-${id}.${format}`, mediaType: MEDIA[format], content };
}

type Writer = (
  dataSource: DataSource,
  rules: RulesService,
  audit: ReportedAudit,
  address: string | undefined,
  drawing: Drawing,
) => AsyncGenerator<string | Uint8Array>;

const WRITERS: Readonly<Record<ReportFormat, Writer>> = {
  html: async function* (dataSource, rules, { id }, _address, { page }) {
    yield await page(await auditReport(dataSource, rules, id));
  },
  pdf: async function* (dataSource, rules, { id }, _address, { pdf }) {
    yield* await pdf(await auditReport(dataSource, rules, id));
  },
  csv: async function* (dataSource, rules, audit) {
    const files = await fileNames(dataSource, audit);
    yield auditCsvHead();
    for await (const findings of everyFinding(dataSource, rules, audit))
      yield findings.map((finding) => auditCsvRow(finding, files.get(finding.batch)?.name ?? '')).join('');
  },
  sarif: async function* (dataSource, rules, audit, address) {
    const files = await fileNames(dataSource, audit);
    const { groups } = await groupsOfAudit(dataSource, audit.id, 'check');
    const checks = groups.map(({ key }) => ({ key: key ?? '', requirement: requirementOf(key ?? '') }));
    const places = new Map(checks.map(({ key }, index) => [key, index]));
    yield sarifHead(audit, checks, productVersion(), address);
    let comma = '';
    for await (const findings of everyFinding(dataSource, rules, audit)) {
      const results = findings.map((finding) =>
        sarifResult(finding, places.get(finding.check) ?? -1, files.get(finding.batch) ?? { index: -1, name: '' }),
      );
      yield comma + results.join(',\n');
      comma = ',\n';
    }
    yield SARIF_END;
  },
};

/** Batches of an audit by their number in the store. */
async function fileNames(dataSource: DataSource, { id, files }: ReportedAudit) {
  const batches = batchesIn(await chunksOfAudit(dataSource.manager, id));
  return new Map(batches.map((batch, index) => [batch, { index, name: files[index]?.name ?? '' }]));
}
