import { Controller, Get, Inject, Param, Query, Res } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Config } from '../app/config';
import { diffHeld } from '../app/diff-held';
import { differenceFile } from '../app/difference-file';
import { DifferencesAside } from '../app/differences-aside';
import { RulesService } from '../app/rules-service';
import { todayIn } from '../app/today';
import type { Difference } from '../core/differences/difference';
import type { Side } from '../core/differences/side';
import { html } from '../core/exports/html/html';
import { Failure } from '../core/failures/failure';
import { CONFIG } from '../service.module';
import { diffPage, type DiffAsked } from './diff-page';
import type { FileReply } from './file-reply';
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
  private readonly explorer: boolean;

  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(RulesService) private readonly rules: RulesService,
    @Inject(DifferencesAside) private readonly aside: DifferencesAside,
    @Inject(CONFIG) config: Config,
  ) {
    this.explorer = config.explorer;
  }

  @Get()
  @IsPage()
  async page(@Query() query: Readonly<Record<string, unknown>>): Promise<string> {
    const asked = askedIn(query);
    const { book } = await this.rules.current();
    const result = asked.from === '' || asked.to === '' ? undefined : await this.compared(asked);
    return diffPage({ asked, result, sources: book.instruments, explorer: this.explorer });
  }

  @Get(':format')
  async file(
    @Param('format') name: string,
    @Query() query: Readonly<Record<string, unknown>>,
    @Res() reply: FileReply,
  ): Promise<void> {
    const format = formatNamed(name, BACK);
    const asked = askedIn(query);
    const difference = await this.compared(asked);
    if ('sentence' in difference) throw new NoSuchPage(difference.sentence, BACK);
    const { book } = await this.rules.current();
    sendFile(reply, differenceFile(difference, format, todayIn(book), asked.all));
  }

  private async compared({ from, to }: DiffAsked): Promise<Difference | { readonly sentence: string }> {
    try {
      const held = await this.rules.current();
      const differ = (ours: Side, theirs: Side) => this.aside.differenceOf(ours, theirs);
      return await diffHeld(this.dataSource, held, [from, to], { today: todayIn(held.book) }, { files: false, differ });
    } catch (error) {
      if (error instanceof Failure) return { sentence: error.message };
      throw error;
    }
  }
}
