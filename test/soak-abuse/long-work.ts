import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { repeatingPdf, swellingPdf } from '../support/hostile-pdf';
import { smallPdf } from '../support/small-pdf';
import { partsOf, sendParts } from '../support/upload';
import type { Abuse, AbusedService, Answer, Result } from './abuse';

/** Within so long /health answers, whatever else the service is asked for. */
const PROMPTLY_MILLISECONDS = 100;
const KILOBYTES = 200;

/** Asks for what takes long, while /health is asked beside it. */
async function tried(service: AbusedService, what: string, work: () => Promise<unknown>): Promise<readonly Result[]> {
  const { value, slowestMilliseconds, asked, failed } = await service.whileWatched(work);
  return [
    {
      tried: what,
      asserted: `/health answers within ${String(PROMPTLY_MILLISECONDS)} ms`,
      held: failed === 0 && slowestMilliseconds <= PROMPTLY_MILLISECONDS,
      figure: `${slowestMilliseconds.toFixed(0)} ms at most, asked ${String(asked)} times; ${saidOf(value)}`,
    },
  ];
}

function saidOf(value: unknown): string {
  if (typeof value === 'string') return value;
  const { status, errors } = (value ?? {}) as Partial<Answer>;
  return errors?.[0]?.extensions?.code ?? (status === undefined ? 'answered' : `answered ${String(status)}`);
}

const WITNESS =
  '{ witness(game: "blackjack", subject: "blackjackPays", from: "AU-ACT", to: "AU-QLD") { directions { sentence } } }';
const DIFF = '{ diff(from: "au-qld/casino-gaming-rule-2024", to: "nz/table-games-divisions") { summary } }';
const COMPARE = `{ compare(game: "baccarat", sides: ["AU-QLD", "AU-ACT", "NZ", "AU-NSW", "AU-QLD", "AU-ACT", "NZ", "AU-NSW"]) { summary } }`;
const CHECK = 'query ($round: JSON!) { checkRound(round: $round, all: true) { __typename } }';

/** A round of so many wagers. */
const largeRound = (wagers: number) => ({
  format: 'house-rules/round@1',
  ...{ id: 'large', jurisdiction: 'AU-QLD', game: 'baccarat', playedAt: '2024-10-03T21:04:05+10:00' },
  events: Array.from({ length: wagers }, (_, at) => ({
    ...{ type: 'wager', id: `w${String(at)}`, player: `p${String(at)}`, bet: 'banker', stake: 10_000 },
  })),
});

/** Uploads a text and waits until it was read; says what came of it. */
async function readFile(service: AbusedService, name: string, content: string | Uint8Array): Promise<string> {
  const { answer } = await sendParts(service, partsOf({ name, content }, { instrument: 'zz/abuse-1' }));
  const { id } = (answer.data?.['ingestInstrument'] ?? {}) as { readonly id?: string };
  if (id === undefined) return JSON.stringify(answer);
  for (;;) {
    const { data } = await service.ask('query ($id: ID!) { ingest(id: $id) { state problem { message } } }', { id });
    const { state, problem } = data?.['ingest'] as Reading;
    if (state !== 'reading') return problem?.message ?? state;
    await setTimeout(50);
  }
}

interface Reading {
  readonly state: string;
  readonly problem: { readonly message: string } | null;
}

/** Asks and leaves before the answer. */
async function askAndLeave(service: AbusedService, query: string): Promise<void> {
  const { hostname, port } = new URL(service.url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const body = JSON.stringify({ query });
  socket.write(
    `POST /graphql HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: application/json\r\ncontent-length: ${String(body.length)}\r\n\r\n${body}`,
  );
  await setTimeout(50);
  socket.destroy();
}

const filled = (line: string): string => line.repeat(Math.ceil((KILOBYTES * 1024) / line.length));

const TEXTS: Readonly<Record<string, string>> = {
  'lines of a stroke and a word': filled('| x\n'),
  'lines of a stroke': filled('|\n'),
  'strokes and two': filled('| x\n| x | y\n'),
  'one line of strokes': `1. a\n${filled('|')}`,
  dots: `1. a\n${filled('.')}`,
  blanks: `1. a${filled(' ')}b`,
  figures: `1. a\n${filled('1234567890')}`,
  'figures and dots': `1. a\n${filled('1.')}`,
  brackets: `1. a\n${filled('(')}`,
  'bracketed letters': `1. a\n${filled('(a) ')}`,
  'lines of tabs': filled('a\tb\n'),
  'lines of letters in brackets': filled('(a) a berth;\n'),
  'deeper and deeper lines': Array.from({ length: 600 }, (_, at) => `${' '.repeat(at)}${String(at)} a berth\n`).join(
    '',
  ),
  'two columns': filled(`${'a berth lit here now'.padEnd(30)}another berth is lit here\n`),
};

/** What a request asks for and takes long. */
export const longWork: Abuse = {
  name: 'long work',
  env: { QUERY_SECONDS: '5' },
  run: async (service) => {
    // Once each, unwatched: what the service learns once is not what is tried here.
    for (const query of [WITNESS, DIFF, COMPARE]) await service.ask(query);
    const times = <T>(count: number, work: () => Promise<T>) => Promise.all(Array.from({ length: count }, work));
    const results: Result[] = [];
    const attempt = async (what: string, work: () => Promise<unknown>): Promise<void> => {
      results.push(...(await tried(service, what, work)));
    };
    await attempt('nothing', () => setTimeout(500));
    await attempt('rounds that tell two rule sets apart, 8 at once', () => times(8, () => service.ask(WITNESS)));
    await attempt('two whole instruments compared, 8 at once', () => times(8, () => service.ask(DIFF)));
    await attempt('the same, and whoever asks leaves', () => times(20, () => askAndLeave(service, DIFF)));
    await attempt('rules of 8 sides compared, 8 at once', () => times(8, () => service.ask(COMPARE)));
    await attempt('a round of 10,000 wagers', () => service.ask(CHECK, { round: largeRound(10_000) }));
    for (const format of ['akn', 'markdown', 'facts-csv'])
      await attempt(`an instrument as ${format}`, () =>
        fetch(`${service.url}/exports/${format}/au-qld/casino-gaming-rule-2024`).then((file) => file.arrayBuffer()),
      );
    await attempt('two instruments compared as a file', () =>
      fetch(`${service.url}/diff/html?from=au-qld/casino-gaming-rule-2024&to=nz/table-games-divisions`).then((file) =>
        file.arrayBuffer(),
      ),
    );
    for (const [what, text] of Object.entries(TEXTS))
      await attempt(`${String(Math.round(text.length / 1024))} KB of ${what} read`, () =>
        readFile(service, 'long.txt', text),
      );
    const pages = smallPdf(Array.from({ length: 6_000 }, (_, at) => `${String(at + 1)}. A berth is lit.`));
    await attempt('a PDF of 200 pages', () => readFile(service, 'long.pdf', pages));
    const swelling = swellingPdf(1_024);
    await attempt('a PDF of 2 KB that swells to 1 GB', () => readFile(service, 'swelling.pdf', swelling));
    await attempt('a PDF that draws its words ever again', () => readFile(service, 'again.pdf', repeatingPdf(12)));
    return results;
  },
};
