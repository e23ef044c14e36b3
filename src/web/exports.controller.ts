import { Controller, Get, Inject, Param, Query, Res } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { exportFormat } from '../app/export';
import { exportOf } from '../app/export-held';
import { LongWork } from '../app/long-work/long-work';
import type { Config } from '../app/config';
import { CONFIG } from '../service.module';
import { patienceOf, type Answering } from './patience';
import { RulesService } from '../app/rules-service';
import { Failure, isOfService } from '../core/failures/failure';
import { html } from '../core/exports/html/html';
import type { FileReply } from './file-reply';
import { NoSuchPage } from './not-found';
import { sendFile } from './send-file';

/** Files of an instrument, where the API and the pages point to: `/exports/akn/au-nsw/ltgame-2016`. */
@Controller('exports')
export class ExportsController {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(RulesService) private readonly rules: RulesService,
    @Inject(LongWork) private readonly work: LongWork,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get(':format/*')
  async file(
    @Param('format') format: string,
    @Param('*') instrument: string,
    @Res() reply: FileReply & Answering,
    @Query('book') book?: string,
  ): Promise<void> {
    const patience = patienceOf(reply, this.config);
    try {
      const held = await this.rules.current();
      const asked = { instrument, format: exportFormat(format), book };
      const order = await exportOf(this.dataSource, held, asked);
      sendFile(reply, await this.work.ask('export', order, held.book, patience));
    } catch (error) {
      if (!(error instanceof Failure) || isOfService(error)) throw error;
      throw new NoSuchPage(error.message, html`<a href="/#loaded">See what is loaded</a>.`);
    }
  }
}
