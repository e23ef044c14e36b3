import { partsOf, sendParts } from '../support/upload';
import type { Abuse, AbusedService, Result } from './abuse';

const CHECK = `query ($round: JSON!) { checkRound(round: $round) { __typename ... on Problem { code message } } }`;
const START = `mutation ($file: Upload) { startAudit(file: $file) { id } }`;

const CALL = { type: 'call', call: 'x' };
const wager = (at: number) => ({
  ...{ type: 'wager', id: `w${String(at)}`, player: `p${String(at)}`, bet: 'main', stake: 1_000 },
  position: `box:${String(at)}`,
});
const round = (more: object): Record<string, unknown> => ({
  ...{ format: 'house-rules/round@1', id: 'r1', jurisdiction: 'AU-QLD', game: 'blackjack' },
  ...{ playedAt: '2025-02-03T10:00:00+10:00', events: [] },
  ...more,
});

const list = <T>(count: number, one: (at: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, at) => one(at));
const nested = (levels: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = [value];
  return value;
};

/** Records that are too large, too deep or odd, each a mistake of the sender and no trouble of the service. */
const REFUSED: Readonly<Record<string, Record<string, unknown>>> = {
  'a record of 1,000 levels': round({ note: nested(1_000) }),
  'a record of 20,001 events': round({ events: list(20_001, () => CALL) }),
  'an id of 100,000 characters': round({ id: 'x'.repeat(100_000) }),
  'limits for 2,000 bets': round({
    table: { limits: Object.fromEntries(list(2_000, (at) => [`bet${String(at)}`, {}])) },
  }),
  'a record of nothing but odd names': { constructor: 1, toString: 1, hasOwnProperty: 1 },
};

async function refused(service: AbusedService, what: string, record: unknown): Promise<Result> {
  const { status, data } = await service.ask(CHECK, { round: record });
  const answer = data?.['checkRound'] as { readonly code?: string; readonly message?: string } | undefined;
  return {
    tried: what,
    asserted: 'the answer says what is wrong with the record',
    held: status === 200 && answer?.code === 'BAD_RECORD',
    figure: (answer?.message ?? `status ${String(status)}`).slice(0, 80),
  };
}

async function judged(service: AbusedService): Promise<Result> {
  const record = round({ events: list(5_000, wager) });
  const { value, slowestMilliseconds } = await service.whileWatched(() => service.ask(CHECK, { round: record }));
  return {
    tried: 'a round of 5,000 boxes',
    asserted: 'it is answered with 200',
    held: value.status === 200,
    figure: `/health took ${slowestMilliseconds.toFixed(0)} ms at most`,
  };
}

async function uploaded(service: AbusedService): Promise<Result> {
  const deep = `${'['.repeat(6_000)}${']'.repeat(6_000)}`;
  const twice = JSON.stringify(round({ id: 'twice' })).replace(/\}$/, ',"events":[]}');
  const content = [JSON.stringify(round({})), deep, twice, JSON.stringify(round({ id: 'r2' }))].join('\n');
  const { answer } = await sendParts(service, [
    ['operations', JSON.stringify({ query: START, variables: { file: null } })],
    ...partsOf({ name: 'rounds.ndjson', content }).slice(1),
  ]);
  const { id } = (answer.data?.['startAudit'] ?? {}) as { readonly id?: string };
  return {
    tried: 'a file with a line of 6,000 levels and a field named twice',
    asserted: 'the audit is taken',
    held: id !== undefined,
  };
}

/** Records of every kind that no table writes. */
export const records: Abuse = {
  name: 'records',
  run: async (service) => {
    const results: Result[] = [];
    for (const [what, record] of Object.entries(REFUSED)) results.push(await refused(service, what, record));
    return [...results, await judged(service), await uploaded(service)];
  },
};
