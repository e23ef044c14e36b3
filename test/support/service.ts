import { startService, type RunningService } from '../../src/main';
import { createTestDatabase } from './database';

export interface GraphqlAnswer {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
}

export interface TestService extends RunningService {
  readonly databaseUrl: string;
  ask(query: string, variables?: Record<string, unknown>): Promise<GraphqlAnswer>;
}

/** The real service on a free loopback port and a database of its own. */
export async function startTestService(settings: { readonly explorer?: boolean } = {}): Promise<TestService> {
  const place = await createTestDatabase();
  const service = await startService({
    host: '127.0.0.1',
    port: 0,
    databaseUrl: place.url,
    dataDir: '',
    explorer: settings.explorer ?? true,
  });
  return {
    ...service,
    databaseUrl: place.url,
    ask: async (query, variables) => {
      const response = await fetch(`${service.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables }),
      });
      return (await response.json()) as GraphqlAnswer;
    },
    stop: async () => {
      await service.stop();
      await place.drop();
    },
  };
}
