import { Controller, Get, Header, HttpException, Inject } from '@nestjs/common';
import { Registry } from 'prom-client';
import { DataSource } from 'typeorm';
import { readiness, type Readiness } from '../app/readiness';
import { databaseMetrics } from '../io/metrics/database-metrics';
import { registry } from '../io/metrics/metrics';

const UNREADY = 503;

/** For those who keep the service running: whether the process lives, whether work can be sent to it, and how it fares. */
@Controller()
export class SupervisionController {
  private readonly own: Registry;

  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {
    this.own = databaseMetrics(dataSource);
  }

  @Get('live')
  live(): { readonly status: 'ok' } {
    return { status: 'ok' };
  }

  @Get('ready')
  async ready(): Promise<Readiness> {
    const state = await readiness(this.dataSource);
    if (state.status !== 'ready') throw new HttpException(state, UNREADY);
    return state;
  }

  @Get('metrics')
  @Header('content-type', registry.contentType)
  metrics(): Promise<string> {
    return Registry.merge([registry, this.own]).metrics();
  }
}
