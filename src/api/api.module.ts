import { join } from 'node:path';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { GraphQLModule } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import type { Config } from '../app/config';
import { RulesService } from '../app/rules-service';
import { CONFIG } from '../service.module';
import { contextFor } from './context';
import { formatError } from './error-format';
import { FailureFilter } from './failure.filter';
import { armor, costLimit } from './limits';
import {
  CheckedRoundResolver,
  CheckResolver,
  FindingResolver,
  GameResolver,
  JurisdictionResolver,
} from './resolvers/check.resolver';
import { ClauseResolver } from './resolvers/clause.resolver';
import { InstrumentResolver } from './resolvers/instrument.resolver';
import { QueryResolver } from './resolvers/query.resolver';
import { FactResolver, RuleSetResolver } from './resolvers/rule-set.resolver';
import { dateScalar, jsonScalar } from './scalars';

@Module({
  imports: [
    GraphQLModule.forRootAsync<ApolloDriverConfig>({
      driver: ApolloDriver,
      inject: [DataSource, RulesService, CONFIG],
      useFactory: (dataSource: DataSource, rules: RulesService, config: Config) => ({
        typePaths: [join(__dirname, 'schema', '*.graphql')],
        resolvers: { JSON: jsonScalar, Date: dateScalar },
        context: () => contextFor(dataSource, rules),
        introspection: config.explorer,
        playground: false,
        formatError,
        plugins: [...armor.plugins, costLimit, ApolloServerPluginCacheControlDisabled()],
        validationRules: [...armor.validationRules],
        includeStacktraceInErrorResponses: false,
        // Members of a union name their own type.
        resolverValidationOptions: { requireResolversForResolveType: 'ignore' },
      }),
    }),
  ],
  providers: [
    { provide: APP_FILTER, useClass: FailureFilter },
    QueryResolver,
    ClauseResolver,
    InstrumentResolver,
    RuleSetResolver,
    FactResolver,
    CheckResolver,
    CheckedRoundResolver,
    FindingResolver,
    GameResolver,
    JurisdictionResolver,
  ],
})
export class ApiModule {}
