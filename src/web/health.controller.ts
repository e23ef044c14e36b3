import { Controller, Get, Inject, ServiceUnavailableException } from '@nestjs/common';
import { ClockWatch } from '../app/clock-watch';
import { DatabaseWatch } from '../io/postgres/database-watch';

/** Answers once the service is ready, and says so when it no longer is because the database is gone; also what is wrong with the clocks. */
@Controller('health')
export class HealthController {
  constructor(
    @Inject(DatabaseWatch) private readonly watch: DatabaseWatch,
    @Inject(ClockWatch) private readonly clocks: ClockWatch,
  ) {}

  @Get()
  async health(): Promise<{ readonly status: 'ok'; readonly clocks?: readonly string[] }> {
    const { faults } = this.clocks;
    if (await this.watch.answers()) return { status: 'ok', ...(faults.length > 0 && { clocks: faults }) };
    throw new ServiceUnavailableException({ status: 'unavailable', reason: 'the database does not answer' });
  }
}
