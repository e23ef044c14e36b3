import 'reflect-metadata';
import { join } from 'node:path';
import type { ClientConfig, PoolClient } from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { Foundation1763251200000 } from '../../../migrations/1763251200000-foundation';
import { FactLayers1763400000000 } from '../../../migrations/1763400000000-fact-layers';
import { RepeatedLabels1763300000000 } from '../../../migrations/1763300000000-repeated-labels';
import { TimeAndChanges1763500000000 } from '../../../migrations/1763500000000-time-and-changes';
import { Audits1763600000000 } from '../../../migrations/1763600000000-audits';
import { FindingsInUse1763710000000 } from '../../../migrations/1763710000000-findings-in-use';
import { FactsAsWritten1763730000000 } from '../../../migrations/1763730000000-facts-as-written';
import { ReadingProgress1763720000000 } from '../../../migrations/1763720000000-reading-progress';
import { LongNames1763760000000 } from '../../../migrations/1763760000000-long-names';
import { OwnFileName1763770000000 } from '../../../migrations/1763770000000-own-file-name';
import { SealedForGood1763801200000 } from '../../../migrations/1763801200000-sealed-for-good';
import { SilentFacts1763780000000 } from '../../../migrations/1763780000000-silent-facts';
import { OneClauseACitation1763785000000 } from '../../../migrations/1763785000000-one-clause-a-citation';
import { SignIn1763810000000 } from '../../../migrations/1763810000000-sign-in';
import { SuspectFindings1763790000000 } from '../../../migrations/1763790000000-suspect-findings';
import { FindingGroups1763801100000 } from '../../../migrations/1763801100000-finding-groups';
import { ReadingsTakenUp1763750000000 } from '../../../migrations/1763750000000-readings-taken-up';
import { Failure } from '../../core/failures/failure';
import { within } from '../clock/within';
import { refuseNewer } from './refuse-newer';
import { DatabaseWatch } from './database-watch';
import { EmbeddedPostgresError } from './embedded/embedded-error';
import { startEmbeddedPostgres, type EmbeddedServer } from './embedded/server';
import { ApiKeyEntity, ApiKeyRevocationEntity } from './entities/api-key.entity';
import { AuditCancellationEntity, AuditEntity, AuditSealEntity, RetentionEntity } from './entities/audit.entity';
import { BatchEntity, RoundChunkEntity } from './entities/batch.entity';
import { ChangeLogEntity } from './entities/change-log.entity';
import { ClauseEntity } from './entities/clause.entity';
import { DefinitionEntity, TermUseEntity } from './entities/definition.entity';
import { EditionEntity } from './entities/edition.entity';
import { EffectEntity } from './entities/effect.entity';
import { FactEntity } from './entities/fact.entity';
import { FactLayerEntity } from './entities/fact-layer.entity';
import { AuditChunkEntity, AuditProblemEntity, FindingEntity } from './entities/finding.entity';
import {
  AuditHourEntity,
  ClauseBreachEntity,
  FindingGroupEntity,
  FindingMarkEntity,
  ForemostFindingEntity,
} from './entities/finding-use.entity';
import { InstrumentEntity } from './entities/instrument.entity';
import { LinkReviewEntity } from './entities/link-review.entity';
import { LostJobEntity } from './entities/lost-job.entity';
import { ReferenceEntity } from './entities/reference.entity';
import { SearchWordEntity } from './entities/search-word.entity';
import { SessionEntity } from './entities/session.entity';
import { UploadEntity } from './entities/upload.entity';
import { WorkerPresenceEntity } from './entities/worker-presence.entity';

/** A database that is open, migrated and ready; `close` also stops the embedded server if this process was its last user. */
export interface Database {
  /** Its statements may take as long as they need: migrations, ingesting, loading. */
  readonly dataSource: DataSource;
  /** Opens further connections, on which the server stops every statement after so long; closed with the rest. */
  hurried(milliseconds: number): Promise<DataSource>;
  /** Begins to watch whether it is here, until it is closed. */
  watched(): Promise<DatabaseWatch>;
  close(): Promise<void>;
}

export interface DatabasePlace {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
}

/** Says what is wrong and never the address: it may hold a password. */
const unavailable = (sentence: string): Failure => new Failure('DATABASE_UNAVAILABLE', sentence);

type PostgresOptions = Extract<DataSourceOptions, { readonly type: 'postgres' }>;

const OLDEST_VERSION = 15;
const APPLICATION = 'house-rules';
/** Statements that have not ended by then are left to end with the server, or with this process. */
const DESTROY_MILLISECONDS = 1_500;
/** Any number, as long as every process of this service uses the same: two first starts migrate one after the other. */
const MIGRATION_LOCK = 7_305_417;

const ENTITIES = [
  ...[InstrumentEntity, EditionEntity, ClauseEntity, FactEntity, FactLayerEntity, ReferenceEntity],
  ...[DefinitionEntity, TermUseEntity, SearchWordEntity, EffectEntity, LinkReviewEntity],
  ...[ChangeLogEntity, ApiKeyEntity, ApiKeyRevocationEntity, SessionEntity, UploadEntity],
  ...[BatchEntity, RoundChunkEntity, AuditEntity, AuditChunkEntity, FindingEntity, AuditProblemEntity],
  ...[AuditSealEntity, AuditCancellationEntity, RetentionEntity, WorkerPresenceEntity, LostJobEntity],
  ...[AuditHourEntity, ClauseBreachEntity, FindingMarkEntity, FindingGroupEntity, ForemostFindingEntity],
];
const MIGRATIONS = [
  Foundation1763251200000,
  RepeatedLabels1763300000000,
  FactLayers1763400000000,
  TimeAndChanges1763500000000,
  Audits1763600000000,
  FindingsInUse1763710000000,
  ReadingProgress1763720000000,
  FactsAsWritten1763730000000,
  ReadingsTakenUp1763750000000,
  LongNames1763760000000,
  OwnFileName1763770000000,
  SilentFacts1763780000000,
  OneClauseACitation1763785000000,
  SuspectFindings1763790000000,
  FindingGroups1763801100000,
  SealedForGood1763801200000,
  SignIn1763810000000,
];

/** The migrations of this release, in their order. */
export const ownMigrations = (): readonly string[] => MIGRATIONS.map(({ name }) => name);

export async function openDatabase(place: DatabasePlace): Promise<Database> {
  const database = await openAsItIs(place);
  try {
    await refuseNewer(database.dataSource);
    await migrate(database.dataSource);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Opens what is there, or an empty database, without migrating it. */
export async function openAsItIs(place: DatabasePlace): Promise<Database> {
  const embedded = place.databaseUrl === undefined ? await startEmbedded(place.dataDir) : undefined;
  const options = optionsFor(place.databaseUrl, embedded);
  const opened = [new DataSource(options)] as [DataSource, ...DataSource[]];
  const [dataSource] = opened;
  let watch: DatabaseWatch | undefined;
  const close = async (): Promise<void> => {
    await watch?.end();
    // A statement that goes on is ended by the server, or with the process.
    const all = opened.filter((one) => one.isInitialized).map((one) => one.destroy());
    await within(Promise.all(all), DESTROY_MILLISECONDS);
    await embedded?.stop();
  };
  const watched = async (): Promise<DatabaseWatch> => (watch ??= await DatabaseWatch.begin(clientConfig(options)));
  const hurried = async (milliseconds: number): Promise<DataSource> => {
    const another = new DataSource({ ...options, extra: { statement_timeout: milliseconds } });
    opened.push(another);
    await connect(another);
    return another;
  };
  try {
    await connect(dataSource);
    return { dataSource, hurried, watched, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function startEmbedded(dataDir: string): Promise<EmbeddedServer> {
  try {
    return await startEmbeddedPostgres(join(dataDir, 'postgres'));
  } catch (error) {
    throw error instanceof EmbeddedPostgresError ? unavailable(error.message) : error;
  }
}

function optionsFor(databaseUrl: string | undefined, embedded: EmbeddedServer | undefined): PostgresOptions {
  const connection =
    embedded === undefined
      ? { url: databaseUrl ?? '' }
      : {
          host: embedded.connection.host,
          port: embedded.connection.port,
          username: embedded.connection.user,
          database: embedded.connection.database,
        };
  return {
    type: 'postgres',
    ...connection,
    entities: ENTITIES,
    migrations: MIGRATIONS,
    migrationsTransactionMode: 'each',
    applicationName: APPLICATION,
    poolSize: 10,
    connectTimeoutMS: 10_000,
  };
}

function clientConfig(options: PostgresOptions): ClientConfig {
  const { url, host, port, username, database } = options;
  if (url !== undefined) return { connectionString: url, application_name: APPLICATION };
  return {
    ...(host !== undefined && { host }),
    ...(port !== undefined && { port }),
    ...(username !== undefined && { user: username }),
    ...(database !== undefined && { database }),
    application_name: APPLICATION,
  };
}

async function connect(dataSource: DataSource): Promise<void> {
  try {
    await dataSource.initialize();
  } catch (error) {
    throw unavailable(
      `The database does not answer (${error instanceof Error ? error.message : String(error)}); check DATABASE_URL, or leave it out to use the embedded one.`,
    );
  }
  const [row] = await dataSource.query<{ server_version_num: string }[]>('SHOW server_version_num');
  const version = Math.floor(Number(row?.server_version_num ?? 0) / 10_000);
  if (version < OLDEST_VERSION)
    throw unavailable(
      `DATABASE_URL leads to PostgreSQL ${String(version)}; ${String(OLDEST_VERSION)} or later is needed.`,
    );
}

async function migrate(dataSource: DataSource): Promise<void> {
  const guard = dataSource.createQueryRunner();
  try {
    await guard.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await dataSource.runMigrations();
  } finally {
    await guard.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    await guard.release();
  }
}

/** Until the end of a transaction nobody else migrates this database: a service that starts meanwhile waits. */
export async function holdMigrations(client: PoolClient): Promise<void> {
  await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
}

/** Brings a database of one's own through these migrations and no others. */
export async function migrateTo(dataSource: DataSource, names: readonly string[]): Promise<void> {
  const { migrations } = dataSource;
  const wanted = migrations.filter(({ name, constructor }) => names.includes(name ?? constructor.name));
  Object.assign(dataSource, { migrations: wanted });
  try {
    await dataSource.runMigrations();
  } finally {
    Object.assign(dataSource, { migrations });
  }
}
