import { nameOfSource } from '../rules/explain';
import type { RuleSet } from '../rules/rule-set';
import type { HistoryEntry } from './history';

const where = ({ channel }: RuleSet): string =>
  channel === undefined ? '' : channel === 'table' ? ' at tables' : ' at terminals';

/** What happened on the day, as an officer would tell it; the figures that differ are left to a table. */
export function historySentence({ kind, ruleSet, basis, reason, against, rows }: HistoryEntry): string {
  const what = `${ruleSet.name}${where(ruleSet)}`;
  const source = nameOfSource(ruleSet);
  const day = reason === undefined ? '' : basis === 'assumed' ? ` The day is assumed: ${reason}` : ` ${reason}`;
  if (kind === 'ends')
    return `${what} ends (${source}), and nothing takes its place.${reason === undefined ? '' : ` ${reason}`}`;
  if (against === undefined) return `${what} begins (${source}).${day}`;
  const beside = kind === 'begins' && where(against) !== where(ruleSet);
  const relation = beside ? `beside those${where(against)}` : 'after those';
  const figures =
    rows.length === 0
      ? 'no figure differs'
      : rows.length === 1
        ? '1 figure differs'
        : `${String(rows.length)} figures differ`;
  return `${what} ${kind === 'begins' ? 'begins' : 'changes'} (${source}), ${relation} of ${nameOfSource(against)}: ${figures}.${day}`;
}
