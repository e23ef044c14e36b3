import { Agent, request } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import { ingest } from '../src/app/ingest';
import { readOfficialText } from '../src/app/read-official-text';
import { pageOf } from '../src/core/reading/lines/lines';
import { readPages } from '../src/core/reading/read-instrument';
import { knownInstruments } from '../src/io/files/compiled-sources';
import { sha256 } from '../src/io/files/digest';
import { openDatabase, type Database } from '../src/io/postgres/database';
import { storeOfficialText } from '../src/io/postgres/store/text-store';
import { officialTextPath, officialTexts, type OfficialInstrument } from '../test/support/official-texts';
import { dataFolder, serve, type Served } from '../test/support/served';

/** What is asked, and whether its answer must come within 20 ms at the median. */
const QUERIES = {
  constant: '{ __typename }',
  clause:
    '{ clause(citation: "au-nsw/ltgame-2016#rules/8.4.2") { citation heading statement text class state checks { id } } }',
  'page of clauses':
    '{ clauses(first: 20) { nodes { citation heading statement text class } pageInfo { endCursor } } }',
  search:
    '{ clauses(search: "banker third card", first: 20) { totalCount edges { snippet node { citation heading } } } }',
  'misspelt search':
    '{ clauses(search: "comission", first: 20) { corrections { to } edges { snippet node { citation } } } }',
  'clauses by filter':
    '{ clauses(filter: { game: "baccarat", class: duty, state: covered }, first: 20) { totalCount nodes { citation } } }',
  'clause with all it reaches': `{ clause(citation: "au-nsw/ltgame-2016#rules/8.6") { text cites { words clause { label } } citedBy { label } definitions { term }
     facts { name figures { value } } checks { id } links { state examples { id } } history { learntAt } } }`,
  'rule set':
    '{ ruleSet(jurisdiction: "AU-QLD", game: "baccarat", at: "2025-01-01") { ... on RuleSet { name version facts { name figures { value clauses } } } } }',
  'rule set with its reasons':
    '{ ruleSet(jurisdiction: "AU-ACT", game: "baccarat", channel: terminal, at: "2020-01-01") { ... on RuleSet { name why { sentence } } } }',
} as const;

/** The service with everything loaded: how long answers take, and how many a second it gives. */
export async function benchAnswering(): Promise<void> {
  const folder = dataFolder();
  const database = await openDatabase({ databaseUrl: undefined, dataDir: folder.path });
  const known = await knownInstruments();
  const texts = (Object.keys(officialTexts) as OfficialInstrument[])
    .map(officialTextPath)
    .filter((file) => existsSync(file));
  for (const file of texts) await ingest(database.dataSource, await readOfficialText(file, known), 'bench');
  console.log(`answers with ${String(texts.length)} official texts ingested`);
  const service = await serve({ DATA_DIR: folder.path, PORT: '0' });
  try {
    await answers(service);
    await versions(service, database);
  } finally {
    agent.destroy();
    await service.stop();
    await database.close();
    folder.remove();
  }
}

async function answers(service: Served): Promise<void> {
  const medians = new Map<string, number>();
  for (const [name, query] of Object.entries(QUERIES)) {
    await measure(service, query, 20);
    medians.set(name, median(await measure(service, query, 100)));
  }
  const told = [...medians].map(([name, time]) => `${name} ${time.toFixed(1)}`).join(', ');
  console.log(`median answer in ms (each under 20): ${told}`);
  // Taken in turns, so that a noisy machine is noisy for both.
  const rates = { constant: 0, clause: 0 };
  for (let turn = 0; turn < 5; turn += 1)
    for (const name of ['constant', 'clause'] as const)
      rates[name] = Math.max(rates[name], await rate(service, QUERIES[name]));
  console.log(
    `answers a second: clause ${rates.clause.toFixed(0)}, constant ${rates.constant.toFixed(0)}, ratio ${(rates.clause / rates.constant).toFixed(2)}   (at least 0.5)`,
  );
}

/** One instrument in ten and then in a thousand versions. */
async function versions(service: Served, database: Database): Promise<void> {
  const file = officialTextPath('au-nsw/ltgame-2016');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '1. Lamps\n\n1.1 A lamp is lit.\n\n1.2 It is white.\n';
  const reading = readPages([pageOf(text)]);
  const store = async (from: number, to: number): Promise<void> => {
    for (let version = from; version < to; version += 1)
      await storeOfficialText(
        database.dataSource,
        { instrument: 'zz/many-versions', sha256: sha256(String(version)), content: '', reading, lint: [], facts: [] },
        'bench',
      );
  };
  const queries = [
    '{ clauses(search: "banker lamp", first: 20) { edges { snippet node { citation } } } }',
    '{ instrument(id: "zz/many-versions") { clauses(first: 20) { nodes { label text } } } }',
    QUERIES['rule set'],
  ];
  // Against a constant query asked in turn with it, so that a machine that got busier meanwhile is not taken for slower queries.
  const timed = async (): Promise<readonly number[]> => {
    const medians: number[] = [];
    for (const query of queries) {
      await measure(service, query, 20);
      const [own, constant]: [number[], number[]] = [[], []];
      for (let turn = 0; turn < 12; turn += 1) {
        own.push(...(await measure(service, query, 8)));
        constant.push(...(await measure(service, QUERIES.constant, 8)));
      }
      medians.push(median(own) / median(constant));
    }
    return medians;
  };
  await store(0, 10);
  const ten = await timed();
  await store(10, 1_000);
  const thousand = await timed();
  const ratios = thousand.map((time, index) => time / (ten[index] ?? time));
  console.log(
    `1,000 versions / ten: search ${ratios[0]?.toFixed(2) ?? ''}, page ${ratios[1]?.toFixed(2) ?? ''}, rule set ${ratios[2]?.toFixed(2) ?? ''}   (at most 1.5)`,
  );
}

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

function ask(service: Served, query: string): Promise<string> {
  const { hostname, port } = new URL(service.url);
  const body = JSON.stringify({ query });
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        ...{ agent, hostname, port, path: '/graphql', method: 'POST' },
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      },
      (response) => {
        let answer = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => (answer += part));
        response.on('end', () => {
          if (response.statusCode === 200 && !answer.includes('"errors"')) resolve(answer);
          else reject(new Error(`${query}: ${answer}`));
        });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

async function measure(service: Served, query: string, times: number): Promise<readonly number[]> {
  const taken: number[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    const start = performance.now();
    await ask(service, query);
    taken.push(performance.now() - start);
  }
  return taken;
}

const median = (times: readonly number[]): number => [...times].sort((a, b) => a - b)[times.length >> 1] ?? 0;

/** Answers a second with sixteen askers at once, over a second and a half. */
async function rate(service: Served, query: string): Promise<number> {
  const start = performance.now();
  let answered = 0;
  await Promise.all(
    Array.from({ length: 16 }, async () => {
      while (performance.now() - start < 1_500) {
        await ask(service, query);
        answered += 1;
      }
    }),
  );
  return answered / ((performance.now() - start) / 1_000);
}
