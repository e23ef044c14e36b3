import { Inject } from '@nestjs/common';
import { Args, Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import type { InstrumentSource } from '../../core/rules/source';
import { jurisdictionOf } from '../../core/values/citation';
import { clauseConnection } from '../clause-connection';
import type { RequestContext } from '../context';
import type { InstrumentNode } from '../nodes';

interface PageArguments {
  readonly first: number;
  readonly after?: string | null;
  readonly search?: string | null;
}

@Resolver('Instrument')
export class InstrumentResolver {
  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  @ResolveField()
  jurisdiction(@Parent() { id }: InstrumentNode) {
    return jurisdictionOf(id);
  }

  @ResolveField()
  title(@Parent() node: InstrumentNode, @Context() context: RequestContext) {
    return sourceOf(node, context)?.title;
  }

  @ResolveField()
  citation(@Parent() node: InstrumentNode, @Context() context: RequestContext) {
    return sourceOf(node, context)?.citation;
  }

  @ResolveField()
  enabledBy(@Parent() node: InstrumentNode, @Context() context: RequestContext) {
    return sourceOf(node, context)?.enabledBy;
  }

  @ResolveField()
  maker(@Parent() node: InstrumentNode, @Context() context: RequestContext) {
    return sourceOf(node, context)?.maker;
  }

  @ResolveField()
  signatory(@Parent() node: InstrumentNode, @Context() context: RequestContext) {
    return sourceOf(node, context)?.signatory;
  }

  @ResolveField()
  venue(@Parent() node: InstrumentNode, @Context() context: RequestContext) {
    return sourceOf(node, context)?.venue;
  }

  @ResolveField()
  notified(@Parent() node: InstrumentNode, @Context() context: RequestContext) {
    return sourceOf(node, context)?.notified;
  }

  @ResolveField()
  revokes(@Parent() node: InstrumentNode, @Context() context: RequestContext) {
    return sourceOf(node, context)?.revokes;
  }

  @ResolveField()
  replaces(@Parent() node: InstrumentNode, @Context() context: RequestContext) {
    return sourceOf(node, context)?.replaces;
  }

  @ResolveField()
  amends(@Parent() node: InstrumentNode, @Context() context: RequestContext) {
    return sourceOf(node, context)?.amends;
  }

  @ResolveField()
  channel(@Parent() node: InstrumentNode, @Context() context: RequestContext) {
    return sourceOf(node, context)?.channel;
  }

  @ResolveField()
  made(@Parent() node: InstrumentNode, @Context() context: RequestContext) {
    return sourceOf(node, context)?.made;
  }

  @ResolveField()
  inForce(@Parent() node: InstrumentNode, @Context() context: RequestContext) {
    return sourceOf(node, context)?.inForce;
  }

  @ResolveField()
  note(@Parent() node: InstrumentNode, @Context() context: RequestContext) {
    return sourceOf(node, context)?.note;
  }

  @ResolveField()
  async officialText(@Parent() node: InstrumentNode, @Context() context: RequestContext) {
    const text = await context.text.load(node.id);
    return (
      text && {
        sha256: text.sha256,
        learntAt: text.learntAt.toISOString(),
        verified: text.sha256 === sourceOf(node, context)?.textSha256,
      }
    );
  }

  @ResolveField()
  async books(@Parent() { id }: InstrumentNode, @Context() { books }: RequestContext) {
    return (await books.load(id)).map(({ book, clauses }) => ({ id: book, clauses }));
  }

  @ResolveField()
  clauses(@Parent() { id }: InstrumentNode, @Args() { first, after, search }: PageArguments) {
    return clauseConnection(
      this.dataSource,
      { instrument: id, search: search ?? undefined },
      first,
      after ?? undefined,
    );
  }

  @ResolveField()
  ruleSets(@Parent() { id }: InstrumentNode, @Context() { rules }: RequestContext) {
    return rules.book.ruleSets.filter(({ instrument }) => instrument === id);
  }
}

const sourceOf = ({ id }: InstrumentNode, { rules }: RequestContext): InstrumentSource | undefined =>
  rules.book.instruments.find((source) => source.id === id);
