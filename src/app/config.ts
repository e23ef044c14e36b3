import { isAbsolute, join } from 'node:path';
import { z } from 'zod';
import { Failure } from '../core/failures/failure';
import { isNetwork } from './access/proxies';
import { LOG_LEVELS, type LogLevel } from './log-level';

/** What the environment may say about the service; everything has a default that works on one's own machine. */
export interface Config {
  readonly host: string;
  /** Undefined: the usual port, or the next free one where another checkout already has it. */
  readonly port: number | undefined;
  /** By what address others reach the service, such as https://rules.example, where that is not the one it listens at. */
  readonly publicUrl: string | undefined;
  /** Addresses and networks of proxies that are believed when they say whom they ask for. */
  readonly trustedProxies: readonly string[];
  /** Undefined: the embedded server in the data folder. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  /** Whether the explorer is served; it brings the schema with it. */
  readonly explorer: boolean;
  /** Whether the schema may be asked for over GraphQL. */
  readonly introspection: boolean;
  /** How long a query may take: after that no resolver begins, and its statements are stopped. */
  readonly queryMilliseconds: number;
  /** How large a file may be that comes over the network. */
  readonly uploadMegabytes: number;
  /** The same for a file of rounds, which is audited as it is read. */
  readonly roundsMegabytes: number;
  /** How large such a file may be once it is unpacked. */
  readonly unpackedMegabytes: number;
  /** Threads of the service that judge audits; none where that is left to `house-rules work`. */
  readonly auditThreads: number;
  /** From which level on the log tells of what happens. */
  readonly logLevel: LogLevel;
  /** Where what supervisors ask is answered without a key; undefined: nowhere but at the service itself. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined;
}

export const DEFAULT_PORT = 4000;

const LONGEST_QUERY = 3_600;
const LARGEST_UPLOAD = 1_024;
const LARGEST_ROUNDS = 999_999;
const MOST_THREADS = 64;

/** A count in figures from a least to a greatest one. */
const whole = (greatest: number, usual: number, least = 1) => {
  const error = `must be a whole number from ${String(least)} to ${String(greatest)}`;
  return z
    .string()
    .regex(/^\d{1,6}$/, { error })
    .transform(Number)
    .refine((count) => count >= least && count <= greatest, { error })
    .default(usual);
};

const onOrOff = z.enum(['on', 'off'], { error: 'must be "on" or "off"' });

const hostName = z
  .string()
  .regex(/^[\w.:-]+$/, { error: 'must be a host name or an address' })
  .default('127.0.0.1');

const portNumber = z
  .string()
  .regex(/^\d{1,5}$/, { error: 'must be a port number from 0 to 65535' })
  .transform(Number)
  .refine((port) => port <= 65_535, { error: 'must be a port number from 0 to 65535' })
  .optional();

const schema = z.object({
  HOST: hostName,
  PORT: portNumber,
  PUBLIC_URL: z
    .string()
    .transform((text) => text.replace(/\/$/, ''))
    .refine((text) => /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text, {
      error: 'must be an address without a path, such as https://rules.example',
    })
    .optional(),
  TRUSTED_PROXIES: z
    .string()
    .transform((text) => text.split(',').map((network) => network.trim()))
    .refine((networks) => networks.every(isNetwork), {
      error: 'must list addresses or networks, such as 127.0.0.1, 10.0.0.0/8',
    })
    .default([]),
  METRICS_HOST: hostName,
  METRICS_PORT: portNumber,
  DATABASE_URL: z
    .string()
    .regex(/^postgres(?:ql)?:\/\/\S+$/, { error: 'must look like postgresql://user@host:5432/database' })
    .optional(),
  DATA_DIR: z.string().min(1, { error: 'must name a folder' }).default('.data'),
  EXPLORER: onOrOff.default('on'),
  INTROSPECTION: onOrOff.optional(),
  QUERY_SECONDS: whole(LONGEST_QUERY, 10),
  UPLOAD_MB: whole(LARGEST_UPLOAD, 64),
  ROUNDS_MB: whole(LARGEST_ROUNDS, 20_000),
  UNPACKED_MB: whole(LARGEST_ROUNDS, 200_000),
  AUDIT_THREADS: whole(MOST_THREADS, 1, 0),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` }).default('info'),
});

/** Reads the environment; a wrong value fails with one sentence that names the variable. Empty counts as absent. */
export function readConfig(environment: NodeJS.ProcessEnv, root: string): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const read = schema.safeParse(given);
  if (!read.success) {
    const [issue] = read.error.issues;
    const name = String(issue?.path[0]);
    throw new Failure(
      'BAD_CONFIGURATION',
      `${name} ${issue?.message ?? 'is wrong'}, found "${shownValue(name, given[name])}"; correct it or leave it out for the default.`,
    );
  }
  const { HOST, PORT, DATABASE_URL, DATA_DIR, EXPLORER, INTROSPECTION, QUERY_SECONDS, UPLOAD_MB } = read.data;
  return {
    host: HOST,
    port: PORT,
    publicUrl: read.data.PUBLIC_URL,
    trustedProxies: read.data.TRUSTED_PROXIES,
    databaseUrl: DATABASE_URL,
    dataDir: isAbsolute(DATA_DIR) ? DATA_DIR : join(root, DATA_DIR),
    explorer: EXPLORER === 'on',
    introspection: (INTROSPECTION ?? EXPLORER) === 'on',
    queryMilliseconds: QUERY_SECONDS * 1_000,
    uploadMegabytes: UPLOAD_MB,
    roundsMegabytes: read.data.ROUNDS_MB,
    unpackedMegabytes: read.data.UNPACKED_MB,
    auditThreads: read.data.AUDIT_THREADS,
    logLevel: read.data.LOG_LEVEL,
    metrics:
      read.data.METRICS_PORT === undefined ? undefined : { host: read.data.METRICS_HOST, port: read.data.METRICS_PORT },
  };
}

/** A database address may hold a password, so it is never shown. */
const shownValue = (name: string, value: string | undefined): string => (name === 'DATABASE_URL' ? '…' : (value ?? ''));
