import { type DynamicModule, Global, Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Config } from './app/config';
import { RulesService } from './app/rules-service';

export const CONFIG = Symbol('config');

/** What the API and the pages stand on: the configuration, the open database, and the rules in it. */
@Global()
@Module({})
export class ServiceModule {
  static with(config: Config, dataSource: DataSource): DynamicModule {
    return {
      module: ServiceModule,
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: DataSource, useValue: dataSource },
        { provide: RulesService, useFactory: () => new RulesService(dataSource) },
      ],
      exports: [CONFIG, DataSource, RulesService],
    };
  }
}
