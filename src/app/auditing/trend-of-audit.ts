import type { DataSource } from 'typeorm';
import type { FindingFilter } from '../../core/auditing/finding-filter';
import { MOST_TREND_GROUPS, TREND_UNITS, trendOf, type Trend } from '../../core/exports/audit/trend';
import { groupsOfAudit } from './ask-findings';

/** What was found over time: by hour unless the audit has too many of them, then by day or by month. */
export async function trendOfAudit(dataSource: DataSource, audit: string, filter: FindingFilter = {}): Promise<Trend> {
  for (const unit of TREND_UNITS) {
    const { groups, all } = await groupsOfAudit(dataSource, audit, unit, filter, MOST_TREND_GROUPS);
    if (groups.length === all || unit === 'month') return trendOf(groups, unit);
  }
  throw new Error('Months are the last unit.');
}
