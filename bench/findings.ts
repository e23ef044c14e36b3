import { readFileSync, rmSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { startEmbeddedPostgres } from '../src/io/postgres/embedded/server';
import { REPORT_FORMATS } from '../src/app/auditing/write-report';
import { KNOWN_DAY } from '../test/support/auditing/known-day';
import { dataFolder, serve, type Served } from '../test/support/served';
import { addressOf } from '../test/support/server-address';
import { command } from './commands';
import { tell } from './measure';

/** A finding on every round; BENCH_FINDINGS sets how many, such as 3000000. */
const FINDINGS = Number(process.env['BENCH_FINDINGS'] ?? 300_000);
const VENUES = 20_000;
const AT_ONCE = 500;
const MEMORY = 'under 400 MB';

/** What an audit of very many findings at very many venues takes: every command and every page of it, in seconds and in memory. */
export async function benchFindings(): Promise<void> {
  const folder = dataFolder();
  const files = mkdtempSync(join(tmpdir(), 'hr-bench-'));
  const server = await startEmbeddedPostgres(folder.path);
  const env = { DATABASE_URL: addressOf(server) };
  try {
    console.log(`${String(FINDINGS)} findings at ${String(VENUES)} venues`);
    await command(['audit', 'list'], env);
    const begun = await command(['audit', 'start', '-', '--json'], env, { sent: Readable.from(pieces()) });
    const { audit } = JSON.parse(begun.out) as { readonly audit: string };
    tell('audit start', figures(begun), MEMORY);
    await asked(audit, env);
    await sealed(audit, env, join(files, 'all.audit'));
    const service = await serve({ ...env, PORT: '0' });
    try {
      await pages(service, audit);
    } finally {
      await service.stop();
    }
  } finally {
    await server.stop();
    folder.remove();
    rmSync(files, { recursive: true, force: true });
  }
}

const figures = ({ seconds, megabytes }: { readonly seconds: number; readonly megabytes: number }): string =>
  `${seconds.toFixed(1)} s, ${megabytes.toFixed(0)} MB`;

async function asked(audit: string, env: NodeJS.ProcessEnv): Promise<void> {
  for (const args of [
    ['audit', 'show', audit],
    ['audit', 'findings', audit, '--by', 'table', '--csv'],
    ['audit', 'findings', audit, '--json'],
    ...REPORT_FORMATS.map((format) => ['audit', 'report', audit, '--format', format, '--out', '-']),
  ])
    tell(args.filter((word) => word !== audit && word !== '-').join(' '), figures(await command(args, env)), MEMORY);
}

async function sealed(audit: string, env: NodeJS.ProcessEnv, bundle: string): Promise<void> {
  for (const args of [
    ['audit', 'seal', audit],
    ['audit', 'verify', audit],
    ['audit', 'export', audit, '--out', bundle],
    ['replay', bundle],
  ])
    tell(args.filter((word) => word !== audit && word !== bundle).join(' '), figures(await command(args, env)), MEMORY);
}

const FIELDS = 'nodes { id round message } pageInfo { hasNextPage endCursor }';

async function pages(service: Served, audit: string): Promise<void> {
  const page = `/audits/${audit}`;
  const query = (fields: string): string =>
    `/graphql?query=${encodeURIComponent(`{ audit(id: "${audit}") ${fields} }`)}`;
  for (const path of [
    page,
    `${page}?venue=Venue%2000017`,
    `${page}?verdict=breaches`,
    ...REPORT_FORMATS.map((format) => `${page}/report/${format}`),
    query(`{ findings(first: 100) { totalCount ${FIELDS} } }`),
    query('{ groups(by: table) { key findings } money { currency overpaid } trend { key findings } }'),
  ]) {
    const start = performance.now();
    const { status, body } = await fetch(service.url + path, { headers: { 'apollo-require-preflight': 'yes' } });
    let bytes = 0;
    for await (const piece of (body ?? []) as AsyncIterable<Uint8Array>) bytes += piece.length;
    const seconds = (performance.now() - start) / 1000;
    const name = decodeURIComponent(path).replaceAll(audit, '…').slice(0, 70);
    tell(
      name,
      `${String(status)}, ${String(bytes)} bytes, ${figures({ seconds, megabytes: peakOf(service.pid) })}`,
      MEMORY,
    );
  }
}

function peakOf(pid: number): number {
  const [, kilobytes = '0'] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** One breach after another under other ids, at one venue after another, an hour later from time to time. */
function* pieces(): Generator<string> {
  const template = JSON.stringify({
    ...KNOWN_DAY.find(({ jurisdiction }) => jurisdiction === 'NZ'),
    id: '@id',
    venue: '@venue',
    playedAt: '@at',
  });
  const [one = '', two = '', three = '', four = ''] = template.split(/@id|@venue|@at/);
  for (let index = 0; index < FINDINGS;) {
    let piece = '';
    for (const end = Math.min(FINDINGS, index + AT_ONCE); index < end; index += 1) {
      const day = 1 + (Math.floor(index / 24_000) % 28);
      const at = `2024-10-${String(day).padStart(2, '0')}T${String(Math.floor(index / 1_000) % 24).padStart(2, '0')}:04:05+13:00`;
      const venue = `Venue ${String(index % VENUES).padStart(5, '0')}`;
      piece += `${one}R${String(index)}${two}${venue}${three}${at}${four}\n`;
    }
    yield piece;
  }
}
