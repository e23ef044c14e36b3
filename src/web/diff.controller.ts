import { Controller, Get, Inject, Param, Query, Res } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Config } from '../app/config';
import type { ComparedAside } from '../app/long-work/compare-aside';
import { diffAside, diffFileAside } from '../app/long-work/diff-aside';
import { LongWork } from '../app/long-work/long-work';
import { RulesService } from '../app/rules-service';
import { html } from '../core/exports/html/html';
import { CONFIG } from '../service.module';
import { diffPage, type DiffAsked } from './diff-page';
import type { FileReply } from './file-reply';
import { orSentence } from './or-sentence';
import { patienceOf, type Answering } from './patience';
import { IsPage } from './is-page';
import { NoSuchPage } from './not-found';
import { formatNamed, sendFile } from './send-file';

const BACK = html`<a href="/diff">Compare clauses</a>.`;

const word = (text: unknown): string => (typeof text === 'string' ? text.trim() : '');

const askedIn = (query: Readonly<Record<string, unknown>>): DiffAsked => ({
  ...{ from: word(query['from']), to: word(query['to']), all: query['all'] !== undefined },
});

@Controller('diff')
export class DiffController {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(RulesService) private readonly rules: RulesService,
    @Inject(LongWork) private readonly work: LongWork,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get()
  @IsPage()
  async page(
    @Query() query: Readonly<Record<string, unknown>>,
    @Res({ passthrough: true }) answering: Answering,
  ): Promise<string> {
    const asked = askedIn(query);
    const { book } = await this.rules.current();
    const result =
      asked.from === '' || asked.to === ''
        ? undefined
        : await orSentence(async () =>
            diffAside(await this.place(answering), [asked.from, asked.to], { now: new Date() }),
          );
    return diffPage({ asked, result, sources: book.instruments, explorer: this.config.explorer });
  }

  @Get(':format')
  async file(
    @Param('format') name: string,
    @Query() query: Readonly<Record<string, unknown>>,
    @Res() reply: FileReply & Answering,
  ): Promise<void> {
    const format = formatNamed(name, BACK);
    const asked = askedIn(query);
    const names = [asked.from, asked.to] as const;
    const file = await orSentence(async () =>
      diffFileAside(await this.place(reply), names, { now: new Date() }, { format, all: asked.all }),
    );
    if ('sentence' in file) throw new NoSuchPage(file.sentence, BACK);
    sendFile(reply, file);
  }

  private async place(answering: Answering): Promise<ComparedAside> {
    const { dataSource, work } = this;
    const held = await this.rules.current();
    return { dataSource, work, held, patience: patienceOf(answering, this.config) };
  }
}
