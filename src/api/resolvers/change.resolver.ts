import { Inject } from '@nestjs/common';
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import { recordKnownEffect } from '../../app/record-effect';
import { reviewLinks } from '../../app/review-links';
import type { Effect } from '../../core/rules/effect';
import type { Review } from '../../core/links/link';
import type { RequestContext } from '../context';

interface ReviewArguments {
  readonly clause: string;
  readonly fact?: string | null;
  readonly decision: Review['decision'];
  readonly note?: string | null;
}

/** GraphQL gives null for what was left out on purpose; the core knows only absent. */
const withoutNulls = <T extends object>(value: T): { [K in keyof T]: Exclude<T[K], null> } =>
  Object.fromEntries(Object.entries(value).filter(([, part]) => part !== null)) as {
    [K in keyof T]: Exclude<T[K], null>;
  };

@Resolver('Mutation')
export class ChangeResolver {
  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  @Mutation()
  async reviewLink(@Args() { clause, fact, decision, note }: ReviewArguments, @Context() context: RequestContext) {
    const { held, service, holder } = context;
    const review = { clause, fact: fact ?? undefined, decision, note: note ?? undefined, by: holder.name };
    const change = await reviewLinks(this.dataSource, held, review);
    const links = (await service.after(change)).linksOf().get(clause) ?? [];
    return links.filter((link) => fact == null || link.fact === fact);
  }

  @Mutation()
  async recordEffect(@Args('effect') effect: Effect, @Context() { held, holder }: RequestContext) {
    const known = withoutNulls(effect);
    await recordKnownEffect(this.dataSource, held, known, holder.name);
    return held.instruments().includes(known.instrument) ? { id: known.instrument } : null;
  }
}
