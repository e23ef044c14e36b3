import { type DynamicModule, Global, Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Entry } from './app/access/entry';
import type { Config } from './app/config';
import type { Database } from './io/postgres/database';
import { DatabaseWatch } from './io/postgres/database-watch';
import { IngestDesk } from './app/ingesting/ingest-desk';
import { ClockWatch } from './app/clock-watch';
import { AuditDesk } from './app/auditing/audit-desk';
import { LongWork } from './app/long-work/long-work';
import { RulesService } from './app/rules-service';
import { UploadFolder } from './io/files/uploads';

export const CONFIG = Symbol('config');

/** What the API and the pages stand on: the configuration, the open database with the time of queries set, and the rules in it. */
@Global()
@Module({})
export class ServiceModule {
  static with(config: Config, database: Database, queries: DataSource, watch: DatabaseWatch): DynamicModule {
    return {
      module: ServiceModule,
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: DataSource, useValue: queries },
        { provide: Entry, useFactory: () => new Entry(queries, config) },
        { provide: DatabaseWatch, useValue: watch },
        {
          provide: ClockWatch,
          useFactory: async () => {
            const clocks = new ClockWatch(queries);
            await clocks.begin();
            return clocks;
          },
        },
        // Reading the rules anew after a change is not the work of the query that comes next, and publishing may take its time.
        { provide: RulesService, useFactory: () => new RulesService(database.dataSource) },
        { provide: LongWork, useFactory: () => new LongWork() },
        {
          provide: IngestDesk,
          inject: [RulesService, LongWork],
          useFactory: (rules: RulesService, work: LongWork) =>
            new IngestDesk(
              database.dataSource,
              rules,
              work,
              new UploadFolder(config.dataDir, config.uploadMegabytes, 'texts'),
            ),
        },
        {
          provide: AuditDesk,
          inject: [RulesService],
          useFactory: (rules: RulesService) =>
            new AuditDesk(
              database.dataSource,
              rules,
              new UploadFolder(config.dataDir, config.roundsMegabytes, 'rounds'),
              config.auditThreads,
              config.unpackedMegabytes,
            ),
        },
      ],
      exports: [CONFIG, DataSource, DatabaseWatch, ClockWatch, Entry, RulesService, IngestDesk, AuditDesk, LongWork],
    };
  }
}
