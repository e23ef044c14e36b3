import { keptJson } from '../../core/auditing/kept-json';
import { copyField, copyList } from '../../io/postgres/store/audits/copy-text';
import type { FindingRow } from './judged-chunk';

/** Where findings of a chunk belong. */
export interface FindingPlace {
  readonly month: string;
  readonly audit: string;
  readonly batch: number;
}

/** A finding as a line for COPY, in the order of FINDING_COLUMNS. */
export function findingText({ month, audit, batch }: FindingPlace, row: FindingRow): string {
  const { line, place, cause, round, playedAt, localTime, venue, table, game, ruleSet, currency, overpaid, finding } =
    row;
  const { check, verdict, subject, clauses, expected, recorded, missing, message, conflicts, suspect } = finding;
  const fields = [
    ...[month, audit, batch, line, place, cause, round, instantOf(playedAt), toTheSecond(localTime)].map(copyField),
    ...[venue, table, game].map(copyField),
    ...[ruleSet, check, verdict, subject].map(copyField),
    copyList(clauses),
    copyField(expected),
    copyField(recorded),
    copyList(missing),
    copyField(message),
    copyList(conflicts),
    copyField(suspect && keptJson(suspect)),
    copyField(currency),
    copyField(overpaid),
  ];
  return `${fields.join('\t')}\n`;
}

/** As any reader of ISO 8601 takes it: a record may have a comma in its seconds and an offset without minutes. */
function instantOf(playedAt: string): string {
  const [, time = playedAt, sign, hours = '', minutes = '00'] =
    /^(.*T[\d:.,]+?)(?:Z|([+-])(\d{2}):?(\d{2})?)$/.exec(playedAt) ?? [];
  const offset = sign === undefined ? 'Z' : `${sign}${hours}:${minutes}`;
  return `${time.replace(',', '.')}${offset}`;
}

const toTheSecond = (time: string): string => time.slice(0, 19).replace(/(T\d{2}:\d{2})[^:].*$/, '$1');
