import { type DynamicModule, Module } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { ApiModule } from './api/api.module';
import type { Config } from './app/config';
import type { Database } from './io/postgres/database';
import type { DatabaseWatch } from './io/postgres/database-watch';
import { ServiceModule } from './service.module';
import { WebModule } from './web/web.module';

@Module({})
export class RootModule {
  static with(config: Config, database: Database, queries: DataSource, watch: DatabaseWatch): DynamicModule {
    return {
      module: RootModule,
      imports: [ServiceModule.with(config, database, queries, watch), ApiModule, WebModule],
    };
  }
}
