import { Body, Controller, Inject, Param, Post, Req, Res } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { markFindings } from '../app/auditing/mark-findings';
import { MARKS } from '../core/auditing/finding-filter';
import { html } from '../core/exports/html/html';
import { Failure } from '../core/failures/failure';
import { requireInspector, type LetIn } from './auditors';
import { filterOf, queryOf } from './finding-filter-form';
import { auditPath } from './links';
import { NotDone } from './not-found';

interface Redirecting {
  redirect(url: string, status: number): unknown;
}

/** What the forms of an audit's page send. */
interface MarkSent {
  readonly finding?: unknown;
  readonly mark?: unknown;
  readonly note?: unknown;
  readonly list?: unknown;
}

@Controller('audits')
export class MarksController {
  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  @Post(':id/marks')
  async mark(
    @Req() request: LetIn,
    @Param('id') id: string,
    @Body() sent: MarkSent | undefined,
    @Res() reply: Redirecting,
  ): Promise<void> {
    const { name: by } = requireInspector(request);
    const finding = textOf(sent?.finding);
    const list = Object.fromEntries(new URLSearchParams(textOf(sent?.list)));
    const back = `${auditPath(id)}?${queryOf(filterOf(list), list['after'])}#${encodeURIComponent(finding)}`;
    const mark = MARKS.find((known) => known === sent?.mark);
    const refusal = (sentence: string) => new NotDone(sentence, html`<a href="${back}">Back to the finding</a>.`);
    if (mark === undefined) throw refusal(`A finding is ${MARKS.join(', ')}; choose one of them.`);
    if (!finding.startsWith(`${id}-`)) throw refusal(`“${finding}” names no finding of audit ${id}.`);
    try {
      await markFindings(this.dataSource, [finding], { mark, note: textOf(sent?.note), by });
    } catch (error) {
      throw error instanceof Failure ? refusal(error.message) : error;
    }
    // The address of the list is opened anew: whoever loads that page again marks nothing twice.
    reply.redirect(back, 303);
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
