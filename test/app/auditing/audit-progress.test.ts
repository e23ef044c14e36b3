import { progressFrom } from '../../../src/app/auditing/audit-progress';
import { NO_COUNTS } from '../../../src/core/auditing/counts';
import type { AuditState, StoredAudit } from '../../../src/io/postgres/store/audits/audit-store';

const NOW = new Date('2026-03-01T10:01:00.000Z');

const audit = (state: AuditState, partRead: number | null, finishedAt: Date | null = null): StoredAudit => ({
  ...{ id: 'a', change: 1, batchId: 1, scope: '{}', rulesChange: 1, checksVersion: '', priority: 0, problem: null },
  ...{ startedBy: 'anna', startedAt: new Date('2026-03-01T10:00:00.000Z'), result: null, digest: null, seal: null },
  ...{ fileName: 'day.ndjson', state, partRead, finishedAt },
});

describe('how long an audit of a minute will still take', () => {
  beforeAll(() => jest.useFakeTimers({ now: NOW }));
  afterAll(() => jest.useRealTimers());

  it.each<[string, AuditState, number | null, { readonly chunks: number; readonly done: number }, number | null]>([
    ['nothing is known before a part was judged', 'running', 1, { chunks: 4, done: 0 }, null],
    ['nothing is known before a part was read', 'receiving', 0, { chunks: 0, done: 0 }, null],
    ['a quarter judged: three times as long', 'running', 1, { chunks: 4, done: 1 }, 180],
    ['half judged: as long again', 'running', 1, { chunks: 4, done: 2 }, 60],
    ['all judged, and not summed up yet', 'running', 1, { chunks: 4, done: 4 }, 0],
    ['half read, and all of that judged: as long again', 'receiving', 0.5, { chunks: 4, done: 4 }, 60],
    ['half read, and half of that judged: three times as long', 'receiving', 0.5, { chunks: 4, done: 2 }, 180],
    ['half read and nothing judged', 'receiving', 0.5, { chunks: 4, done: 0 }, null],
    ['read from where nobody knows how much there is', 'receiving', null, { chunks: 4, done: 2 }, null],
    ['read to its end, however large it was', 'running', null, { chunks: 4, done: 2 }, 60],
  ])('%s', (_, state, partRead, { chunks, done }, secondsLeft) => {
    expect(progressFrom(audit(state, partRead), { ...NO_COUNTS, rounds: 600, chunks, done })).toMatchObject({
      ...{ seconds: 60, roundsPerSecond: 10, parts: chunks, partsDone: done, secondsLeft },
    });
  });

  it.each<AuditState>(['finished', 'failed', 'cancelled'])('nothing is left of one that is %s', (state) => {
    const over = audit(state, 0.5, new Date('2026-03-01T10:00:20.000Z'));
    expect(progressFrom(over, { ...NO_COUNTS, rounds: 600, chunks: 4, done: 1 })).toMatchObject({
      ...{ seconds: 20, roundsPerSecond: 30, secondsLeft: 0 },
    });
  });
});
