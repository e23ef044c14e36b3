import { Body, Controller, Get, HttpCode, Inject, Param, Post, Query, Redirect, Req, Res } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Config } from '../app/config';
import { LongWork } from '../app/long-work/long-work';
import { RulesService } from '../app/rules-service';
import { isInstrumentId } from '../core/values/citation';
import { CONFIG } from '../service.module';
import { latestBreaches } from '../io/postgres/store/audits/finding-reader';
import { explorerIsBuilt } from './assets';
import { maySeeAudits, type LetIn } from './auditors';
import { clausePage } from './clause-page';
import { viewClause } from './clause-view';
import { exampleRound } from './example-rounds';
import { explorerPage } from './explorer-page';
import { firstPage } from './first-page';
import { html } from '../core/exports/html/html';
import { instrumentPage, viewInstrument } from './instrument-page';
import { IsPage } from './is-page';
import { instrumentLink } from './links';
import { whatIsLoaded } from './loaded';
import { NoSuchPage } from './not-found';
import { patienceOf, type Answering } from './patience';
import { verdictOn } from './verdict';
import { verdictPage } from './verdict-page';

const BREACHES_SHOWN = 5;
const EXAMPLE_CITATION = html`<code>au-nsw/ltgame-2016#rules/8.4.2</code>`;

@Controller()
export class PagesController {
  private readonly explorer: boolean;

  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(RulesService) private readonly rules: RulesService,
    @Inject(LongWork) private readonly work: LongWork,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.explorer = config.explorer;
  }

  @Get()
  @IsPage()
  async first(@Query('round') round?: string): Promise<string> {
    const loaded = whatIsLoaded(await this.rules.current());
    return firstPage({ loaded, round: exampleRound(round).record, explorer: this.explorer });
  }

  @Post('verdict')
  @HttpCode(200)
  @IsPage()
  async verdict(@Body('round') round: unknown, @Res({ passthrough: true }) answering: Answering): Promise<string> {
    const text = typeof round === 'string' ? round : '';
    const { book } = await this.rules.current();
    const verdict = await verdictOn(text, (record) =>
      this.work.ask('check', { round: record, all: false }, book, patienceOf(answering, this.config)),
    );
    return verdictPage(verdict, book, text, this.explorer);
  }

  /** Where a verdict's address is opened anew, without a round. */
  @Get('verdict')
  @Redirect('/#check')
  noVerdict(): void {
    // The redirect is the answer.
  }

  @Get('clauses/*')
  @IsPage()
  async clause(@Param('*') citation: string, @Req() request: LetIn): Promise<string> {
    const view = await viewClause(this.dataSource, await this.rules.current(), citation);
    if (view) {
      // What audits found is not for every role.
      const breaches = maySeeAudits(request) ? await latestBreaches(this.dataSource, [citation], BREACHES_SHOWN) : [];
      return clausePage(view, breaches, this.explorer);
    }
    const instrument = citation.split('#')[0] ?? '';
    throw new NoSuchPage(
      `No clause is cited as “${citation}”.`,
      isInstrumentId(instrument)
        ? html`Look for it in ${instrumentLink(instrument)}; a citation reads like ${EXAMPLE_CITATION}.`
        : html`A citation reads like ${EXAMPLE_CITATION}. <a href="/#loaded">See what is loaded</a>.`,
    );
  }

  @Get('instruments/*')
  @IsPage()
  async instrument(@Param('*') id: string): Promise<string> {
    const view = viewInstrument(await this.rules.current(), id);
    if (view) return instrumentPage(view, this.explorer);
    throw new NoSuchPage(`No instrument “${id}” is held.`, html`<a href="/#loaded">See what is loaded</a>.`);
  }

  @Get('explorer')
  @IsPage()
  openExplorer(): string {
    if (!this.explorer) throw new NoSuchPage('The explorer is turned off on this service (EXPLORER=off).');
    if (!explorerIsBuilt()) throw new NoSuchPage('The explorer has not been built; run npm run build.');
    return explorerPage();
  }
}
