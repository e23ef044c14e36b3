import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { Client } from 'pg';
import { startEmbeddedPostgres } from '../../src/io/postgres/embedded/server';
import { KNOWN_DAY } from '../support/auditing/known-day';
import { addressOf } from '../support/server-address';
import type { Abuse, AbusedService, Result } from './abuse';

const ROUNDS = 40_000;
const VENUES = 5_000;
const START = 'mutation ($file: Upload) { startAudit(file: $file) { id } }';

/** A breach in every round, each venue with few of them. */
function rounds(): Buffer {
  const breach = KNOWN_DAY.find(({ jurisdiction }) => jurisdiction === 'NZ');
  const lines = Array.from({ length: ROUNDS }, (_, index) =>
    JSON.stringify({ ...breach, id: `R${String(index)}`, venue: `Venue ${String(index % VENUES)}` }),
  );
  return gzipSync(lines.join('\n'));
}

async function audited(service: AbusedService): Promise<string> {
  const body = new FormData();
  body.append('operations', JSON.stringify({ query: START, variables: { file: null } }));
  body.append('map', '{"0":["variables.file"]}');
  body.append('0', new File([new Uint8Array(rounds())], 'many.ndjson.gz'));
  const headers = { 'apollo-require-preflight': 'yes' };
  const response = await fetch(`${service.url}/graphql`, { method: 'POST', headers, body });
  const { data } = (await response.json()) as { readonly data: { readonly startAudit: { readonly id: string } } };
  const { id } = data.startAudit;
  for (let state = 'running'; state === 'running' || state === 'receiving';) {
    await setTimeout(200);
    const answer = await service.ask('query ($id: ID!) { audit(id: $id) { state } }', { id });
    ({ state } = answer.data?.['audit'] as { readonly state: string });
  }
  return id;
}

async function looked(service: AbusedService, audit: string): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (const path of ['', '?verdict=breaches', '/report/html', '/report/pdf', '/report/csv', '/report/sarif']) {
    const response = await fetch(`${service.url}/audits/${audit}${path}`);
    const bytes = (await response.arrayBuffer()).byteLength;
    results.push({
      ...{ tried: `${String(ROUNDS)} findings, ${path === '' ? 'page' : path}`, asserted: 'it answers 200' },
      ...{ held: response.status === 200, figure: `${String(response.status)}, ${String(bytes)} bytes` },
    });
  }
  const asked = await service.ask(
    'query ($id: ID!) { audit(id: $id) { findings(first: 100) { totalCount nodes { id } } groupCount(by: table) groups(by: table, most: 10) { key } } }',
    { id: audit },
  );
  const told = asked.data?.['audit'] as
    | {
        readonly findings: { readonly totalCount: number };
        readonly groupCount: number;
        readonly groups: readonly unknown[];
      }
    | undefined;
  const counts = [told?.findings.totalCount, told?.groupCount, told?.groups.length];
  results.push({
    ...{ tried: 'the same over GraphQL', asserted: 'all are counted, and groups are cut' },
    ...{ held: JSON.stringify(counts) === JSON.stringify([ROUNDS, VENUES, 10]), figure: counts.join(', ') },
  });
  return results;
}

/** Somebody whom the database obeys takes a finding out of a sealed audit. */
async function altered(service: AbusedService, audit: string): Promise<readonly Result[]> {
  await service.ask('mutation ($id: ID!) { sealAudit(id: $id) { seal } }', { id: audit });
  const server = await startEmbeddedPostgres(join(service.dataDir, 'postgres'));
  const client = new Client({ connectionString: addressOf(server) });
  await client.connect();
  const take = 'DELETE FROM finding WHERE audit_id = $1 AND line = 7';
  const refusal = await client.query(take, [audit]).then(
    () => 'nothing refused it',
    (error: unknown) => String(error),
  );
  await client.query('SET session_replication_role = replica');
  await client.query(take, [audit]);
  await client.end();
  await server.stop();
  const { data } = await service.ask('query ($id: ID!) { audit(id: $id) { sealState { state faults } } }', {
    id: audit,
  });
  const seal = (
    data?.['audit'] as
      { readonly sealState: { readonly state: string; readonly faults: readonly string[] } } | undefined
  )?.sealState;
  return [
    {
      tried: 'a finding of a sealed audit deleted',
      asserted: 'the database refuses',
      held: refusal.includes('append-only'),
      figure: refusal,
    },
    {
      ...{ tried: 'the same with triggers off', asserted: 'the seal is told to be altered' },
      ...{ held: seal?.state === 'altered', figure: seal?.faults[0] ?? 'nothing is told' },
    },
  ];
}

/** More findings than anybody reads, and somebody who takes one of them away. */
export const manyFindings: Abuse = {
  name: 'many findings',
  run: async (service) => {
    const audit = await audited(service);
    return [...(await looked(service, audit)), ...(await altered(service, audit))];
  },
};
