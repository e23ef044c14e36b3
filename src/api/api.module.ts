import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR } from '@nestjs/core';
import { GraphQLModule } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import type { Holder } from '../app/access/role';
import type { Config } from '../app/config';
import { RulesService } from '../app/rules-service';
import { CONFIG } from '../service.module';
import { accessControl, requireRoles } from './access';
import { contextFor, type RequestContext } from './context';
import { goneWith } from '../io/threads/gone';
import { awayStatus, AwayInterceptor, unlessAway } from '../away';
import { withDeadline, type Timed } from './deadline';
import { formatError } from './error-format';
import { FailureFilter } from './failure.filter';
import { armor, costLimit, parsing } from './limits';
import { measured } from './measured';
import { overHttp } from './over-http';
import { AccessResolver } from './resolvers/access.resolver';
import {
  CheckedRoundResolver,
  CheckResolver,
  FindingResolver,
  GameResolver,
  JurisdictionResolver,
} from './resolvers/check.resolver';
import { AuditProgressResolver, AuditResolver, AuditsResolver } from './resolvers/audit.resolver';
import {
  AuditFindingResolver,
  AuditFindingsResolver,
  ClauseBreachesResolver,
  FindingsResolver,
} from './resolvers/finding.resolver';
import { ClauseResolver } from './resolvers/clause.resolver';
import { ChangeResolver } from './resolvers/change.resolver';
import { CompareResolver } from './resolvers/compare.resolver';
import { CoverageResolver } from './resolvers/coverage.resolver';
import { AppliedRuleResolver, RunningStateResolver, StandingWagerResolver } from './resolvers/explanation.resolver';
import { DiffResolver, DifferenceResolver, DiffMatchResolver } from './resolvers/diff.resolver';
import { FactVersionResolver, HistoryResolver } from './resolvers/history.resolver';
import { ChangedClauseResolver, IngestPreviewResolver, TextChangesResolver } from './resolvers/ingest-preview.resolver';
import { IngestResolver, IngestsResolver } from './resolvers/ingest.resolver';
import { InstrumentResolver, instrumentFields } from './resolvers/instrument.resolver';
import { ExampleResolver, LinkResolver, LinksResolver, SuspicionResolver } from './resolvers/link.resolver';
import { QueryResolver } from './resolvers/query.resolver';
import { FactResolver, RuleSetResolver } from './resolvers/rule-set.resolver';
import { JudgedRoundResolver, WhatIfResolver } from './resolvers/what-if.resolver';
import { Sockets } from './sockets';
import { dateScalar, dateTimeScalar, jsonScalar } from './scalars';
import { uploadScalar } from './upload';

/** The request as the gate let it in. */
interface Asked {
  getDecorator(name: 'holder'): Holder;
}

/** The answer as it goes out. */
interface Answering {
  readonly raw: ServerResponse;
}

@Module({
  imports: [
    GraphQLModule.forRootAsync<ApolloDriverConfig>({
      driver: ApolloDriver,
      inject: [DataSource, RulesService, CONFIG],
      useFactory: (dataSource: DataSource, rules: RulesService, config: Config) => ({
        typePaths: [join(__dirname, 'schema', '*.graphql')],
        resolvers: {
          JSON: jsonScalar,
          Date: dateScalar,
          DateTime: dateTimeScalar,
          Upload: uploadScalar,
          Instrument: instrumentFields,
        },
        context: async (request: Asked, reply: Answering): Promise<RequestContext & Timed> => {
          const holder = request.getDecorator('holder');
          const gone = goneWith(reply.raw);
          return unlessAway(
            contextFor(dataSource, rules, holder, () => ({
              ...{ deadline: performance.now() + config.queryMilliseconds, gone, by: holder.name },
            })),
          );
        },
        transformSchema: (schema) => withDeadline(requireRoles(schema)),
        introspection: config.introspection,
        playground: false,
        formatError,
        plugins: [
          ...armor.plugins,
          measured,
          accessControl(),
          overHttp,
          awayStatus,
          costLimit,
          ApolloServerPluginCacheControlDisabled(),
        ],
        parseOptions: parsing,
        validationRules: [...armor.validationRules],
        includeStacktraceInErrorResponses: false,
        // Members of a union name their own type.
        resolverValidationOptions: { requireResolversForResolveType: 'ignore' },
      }),
    }),
  ],
  providers: [
    { provide: APP_FILTER, useClass: FailureFilter },
    Sockets,
    { provide: APP_INTERCEPTOR, useClass: AwayInterceptor },
    QueryResolver,
    AccessResolver,
    ClauseResolver,
    InstrumentResolver,
    RuleSetResolver,
    FactResolver,
    CheckResolver,
    CheckedRoundResolver,
    FindingResolver,
    AppliedRuleResolver,
    RunningStateResolver,
    StandingWagerResolver,
    GameResolver,
    JurisdictionResolver,
    CompareResolver,
    CoverageResolver,
    DiffResolver,
    DifferenceResolver,
    DiffMatchResolver,
    HistoryResolver,
    FactVersionResolver,
    LinksResolver,
    LinkResolver,
    SuspicionResolver,
    ExampleResolver,
    ChangeResolver,
    IngestsResolver,
    IngestResolver,
    IngestPreviewResolver,
    TextChangesResolver,
    ChangedClauseResolver,
    AuditsResolver,
    AuditResolver,
    AuditProgressResolver,
    AuditFindingsResolver,
    AuditFindingResolver,
    FindingsResolver,
    ClauseBreachesResolver,
    WhatIfResolver,
    JudgedRoundResolver,
  ],
})
export class ApiModule {}
