import { partsOf, sendParts } from '../support/upload';
import type { Abuse, AbusedService, Result } from './abuse';

/** Within so long /health answers, whatever else the service is asked for. */
const PROMPTLY_MILLISECONDS = 100;

/** Asks for what takes long, while /health is asked beside it. */
async function tried(service: AbusedService, what: string, work: () => Promise<unknown>): Promise<Result> {
  const { slowestMilliseconds, asked, failed } = await service.whileWatched(work);
  return {
    tried: what,
    asserted: `/health answers within ${String(PROMPTLY_MILLISECONDS)} ms`,
    held: failed === 0 && slowestMilliseconds <= PROMPTLY_MILLISECONDS,
    figure: `${slowestMilliseconds.toFixed(0)} ms at most, asked ${String(asked)} times`,
  };
}

const WITNESS = `{ witness(game: "blackjack", subject: "blackjackPays", from: "AU-ACT", to: "AU-QLD") { directions { sentence } } }`;
const DIFF = `{ diff(from: "au-qld/casino-gaming-rule-2024", to: "nz/table-games-divisions") { summary } }`;

async function readText(service: AbusedService, name: string, content: string): Promise<void> {
  const { answer } = await sendParts(service, partsOf({ name, content }, { instrument: 'zz/abuse-1' }));
  const { id } = (answer.data?.['ingestInstrument'] ?? {}) as { readonly id?: string };
  for (let state = 'reading'; id !== undefined && state === 'reading';) {
    const { data } = await service.ask('query ($id: ID!) { ingest(id: $id) { state } }', { id });
    ({ state } = data?.['ingest'] as { readonly state: string });
  }
}

/** What a request asks for and takes long. */
export const longWork: Abuse = {
  name: 'long work',
  run: async (service) => [
    await tried(service, 'nothing', () => service.ask('{ games { code } }')),
    await tried(service, 'a round that tells two rule sets apart', () => service.ask(WITNESS)),
    await tried(service, 'two whole instruments compared', () => service.ask(DIFF)),
    await tried(service, '40 KB of lines of strokes read', () =>
      readText(service, 'strokes.txt', '| x\n'.repeat(10_000)),
    ),
  ],
};
