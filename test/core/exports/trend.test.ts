import type { FindingGroup } from '../../../src/core/auditing/finding-groups';
import { trendOf } from '../../../src/core/exports/audit/trend';

const hour = (key: string | null, rounds = 1): FindingGroup => ({
  ...{ key, venue: null, rounds, findings: 1, breaches: 1, indeterminate: 0, money: [] },
});
const told = (...keys: readonly (string | null)[]) => {
  const { unit, bars } = trendOf(keys.map((key) => hour(key)));
  return [unit, bars.map(({ label, rounds }) => `${label} ${String(rounds)}`)];
};

describe('the trend', () => {
  it.each([
    [
      ['2024-02-29T22', '2024-03-01T01'],
      'hour',
      ['2024-02-29T22 1', '2024-02-29T23 0', '2024-03-01T00 0', '2024-03-01T01 1'],
    ],
    [
      ['2024-11-30T22', '2025-02-01T01', '2025-02-01T02'],
      'day',
      expect.arrayContaining(['2024-11-30 1', '2024-12-01 0', '2025-01-31 0', '2025-02-01 2']) as unknown,
    ],
    [
      ['2024-11-30T22', '2025-01-31T01', '2025-04-01T02'],
      'month',
      ['2024-11 1', '2024-12 0', '2025-01 1', '2025-02 0', '2025-03 0', '2025-04 1'],
    ],
    [['0999-12-31T23', '1000-01-01T00'], 'hour', ['0999-12-31T23 1', '1000-01-01T00 1']],
    [['1970-01-01T00', '2024-10-03T21'], 'month', ['1970-01 1', '2024-10 1']],
    [[null], 'hour', []],
  ])('of %j has every %s between', (keys, unit, bars) => {
    expect(told(...keys)).toEqual([unit, bars]);
  });
});
