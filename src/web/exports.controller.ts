import { Controller, Get, Inject, Param, Query, Res } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { exportFormat } from '../app/export';
import { exportHeld } from '../app/export-held';
import { RulesService } from '../app/rules-service';
import { Failure } from '../core/failures/failure';
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
  ) {}

  @Get(':format/*')
  async file(
    @Param('format') format: string,
    @Param('*') instrument: string,
    @Res() reply: FileReply,
    @Query('book') book?: string,
  ): Promise<void> {
    try {
      const held = await this.rules.current();
      const asked = { instrument, format: exportFormat(format), book };
      sendFile(reply, await exportHeld(this.dataSource, held, asked));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      throw new NoSuchPage(error.message, html`<a href="/#loaded">See what is loaded</a>.`);
    }
  }
}
