import {
  type ArgumentsHost,
  BadRequestException,
  Catch,
  type ExceptionFilter,
  ForbiddenException,
  Inject,
  NotFoundException,
} from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Config } from '../app/config';
import { DatabaseAway } from '../away';
import { CONFIG } from '../service.module';
import { html, type Html } from '../core/exports/html/html';
import { layout } from './layout';

/** A page that is not there: one sentence, and where to go from here. */
export class NoSuchPage extends NotFoundException {
  constructor(
    readonly sentence: string,
    readonly next: Html = html`<a href="/">The first page</a> says what is loaded.`,
  ) {
    super(sentence);
  }
}

/** What a form asked for and could not be done. */
export class NotDone extends BadRequestException {
  constructor(
    readonly sentence: string,
    readonly next: Html,
  ) {
    super(sentence);
  }
}

interface Asked {
  readonly url: string;
  readonly headers: { readonly accept?: string };
}

/** People get a page, programs a sentence in JSON. */
@Catch(NotFoundException, ForbiddenException, NotDone, DatabaseAway)
export class NotFoundFilter implements ExceptionFilter {
  constructor(
    @Inject(HttpAdapterHost) private readonly host: HttpAdapterHost,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  catch(exception: NotFoundException | ForbiddenException | NotDone | DatabaseAway, host: ArgumentsHost): void {
    const { httpAdapter } = this.host;
    const http = host.switchToHttp();
    const { url, headers } = http.getRequest<Asked>();
    const response: unknown = http.getResponse();
    const status = exception.getStatus();
    const missing =
      exception instanceof NoSuchPage || exception instanceof NotDone
        ? exception
        : new NoSuchPage(exception instanceof NotFoundException ? `There is nothing at ${url}.` : exception.message);
    if (exception instanceof DatabaseAway) httpAdapter.setHeader(response, 'retry-after', String(exception.retryAfter));
    const reads = headers.accept?.includes('text/html') ?? false;
    if (reads) httpAdapter.setHeader(response, 'content-type', 'text/html; charset=utf-8');
    const body = reads
      ? noPage(TITLES[status] ?? '', missing.sentence, missing.next, this.config.explorer)
      : { error: missing.sentence, statusCode: status };
    httpAdapter.reply(response, body, status);
  }
}

const TITLES: Readonly<Record<number, string>> = {
  400: 'Not done',
  403: 'Not allowed',
  404: 'Not found',
  503: 'Not at the moment',
};

const noPage = (title: string, sentence: string, next: Html, explorer: boolean): string =>
  layout({
    title: `${title} – House Rules`,
    explorer,
    main: html`<h1>${title}</h1>
      <p class="lede">${sentence}</p>
      <p>${next}</p>`,
  });
