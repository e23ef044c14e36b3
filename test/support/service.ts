import type { Config } from '../../src/app/config';
import { startService, type RunningService } from '../../src/main';
import { createLoadedDatabase, type TestDatabase } from './database';

export interface GraphqlAnswer {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
}

export interface TestService extends RunningService {
  readonly databaseUrl: string;
  ask(query: string, variables?: Record<string, unknown>, key?: string): Promise<GraphqlAnswer>;
}

type Settings = Partial<
  Pick<
    Config,
    | ('host' | 'dataDir' | 'explorer' | 'introspection' | 'queryMilliseconds')
    | ('publicUrl' | 'trustedProxies')
    | ('uploadMegabytes' | 'roundsMegabytes' | 'auditThreads' | 'logLevel')
  >
> & {
  /** A database that is ready already, such as one with keys; the test drops it. */
  readonly database?: TestDatabase;
};

/** The real service on a free loopback port and a database of its own. */
export async function startTestService({ database, ...settings }: Settings = {}): Promise<TestService> {
  const place = database ?? (await createLoadedDatabase());
  const drop = async (): Promise<void> => {
    if (!database) await place.drop();
  };
  const service = await startService({
    host: '127.0.0.1',
    port: 0,
    publicUrl: undefined,
    trustedProxies: [],
    databaseUrl: place.url,
    dataDir: '',
    explorer: true,
    introspection: settings.explorer ?? true,
    queryMilliseconds: 60_000,
    uploadMegabytes: 64,
    roundsMegabytes: 64,
    unpackedMegabytes: 640,
    auditThreads: 1,
    logLevel: 'error',
    metrics: undefined,
    ...settings,
  }).catch(async (error: unknown) => {
    await drop();
    throw error;
  });
  return {
    ...service,
    databaseUrl: place.url,
    ask: async (query, variables, key) => {
      const response = await fetch(`${service.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
        body: JSON.stringify({ query, variables }),
      });
      return (await response.json()) as GraphqlAnswer;
    },
    stop: async () => {
      await service.stop();
      await drop();
    },
  };
}
