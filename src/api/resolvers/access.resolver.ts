import { Inject } from '@nestjs/common';
import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import type { Holder } from '../../app/access/role';
import { actionOf } from '../../app/audit-log';
import { countEntries, entriesBefore, type LogFilter } from '../../io/postgres/store/log-reader';
import { changeConnection, seqOf } from '../change-connection';
import type { RequestContext } from '../context';
import { pageSize } from '../cursor';

interface ChangesArguments {
  readonly first: number;
  readonly after?: string | null;
  readonly subject?: string | null;
  readonly action?: string | null;
}

/** Who asks, and what was changed by whom. */
@Resolver('Query')
export class AccessResolver {
  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  @Query()
  whoAmI(@Context() { holder }: RequestContext): Holder {
    return holder;
  }

  @Query()
  async changes(@Args() { first, after, subject, action }: ChangesArguments) {
    const size = pageSize(first);
    const filter: LogFilter = {
      subject: subject ?? undefined,
      action: action == null ? undefined : actionOf(action),
    };
    const [read, count] = await Promise.all([
      entriesBefore(this.dataSource, filter, after == null ? undefined : seqOf(after), size + 1),
      countEntries(this.dataSource, filter),
    ]);
    return changeConnection(read, { first, after: after ?? null }, count);
  }
}
