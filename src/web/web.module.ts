import fastifyStatic from '@fastify/static';
import { Inject, Module, type OnModuleInit } from '@nestjs/common';
import { APP_FILTER, HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { assetOptions, assetsAreBuilt } from './assets';
import { AuditsController } from './audits.controller';
import { CompareController } from './compare.controller';
import { DiffController } from './diff.controller';
import { ExportsController } from './exports.controller';
import { HealthController } from './health.controller';
import { MarksController } from './marks.controller';
import { NotFoundFilter } from './not-found';
import { PagesController } from './pages.controller';
import { SupervisionController } from './supervision.controller';

@Module({
  controllers: [
    HealthController,
    SupervisionController,
    ExportsController,
    CompareController,
    DiffController,
    AuditsController,
    MarksController,
    PagesController,
  ],
  providers: [{ provide: APP_FILTER, useClass: NotFoundFilter }],
})
export class WebModule implements OnModuleInit {
  constructor(@Inject(HttpAdapterHost) private readonly host: HttpAdapterHost<FastifyAdapter>) {}

  async onModuleInit(): Promise<void> {
    if (assetsAreBuilt()) await this.host.httpAdapter.getInstance().register(fastifyStatic, assetOptions);
  }
}
