import { Inject } from '@nestjs/common';
import { Args, Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import { exportsOf } from '../../app/exports-of';
import type { HeldClause } from '../../app/held-clauses';
import { titleOf, type InstrumentSource } from '../../core/rules/source';
import { jurisdictionOf } from '../../core/values/citation';
import { clauseConnection } from '../clause-connection';
import type { PageArguments } from '../connection';
import type { RequestContext } from '../context';
import type { InstrumentNode } from '../nodes';

/** What the rule sources say of an instrument, field by field as they name it. */
const SOURCE_FIELDS = [
  ...(['citation', 'enabledBy', 'maker', 'signatory', 'venue', 'made', 'notified'] as const),
  ...(['revokes', 'replaces', 'amends', 'channel', 'inForce', 'note', 'compilation'] as const),
] as const satisfies readonly (keyof InstrumentSource)[];

export const instrumentFields = Object.fromEntries(
  SOURCE_FIELDS.map((field) => [
    field,
    ({ id }: InstrumentNode, _: unknown, { held }: RequestContext) => held.source(id)?.[field],
  ]),
);

@Resolver('Instrument')
export class InstrumentResolver {
  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  /** A draft is never named without saying so. */
  @ResolveField()
  title(@Parent() { id }: InstrumentNode, @Context() { held }: RequestContext) {
    const source = held.source(id);
    return source && titleOf(source);
  }

  @ResolveField()
  draft(@Parent() { id }: InstrumentNode, @Context() { held }: RequestContext) {
    return held.source(id)?.draft === true;
  }

  @ResolveField()
  jurisdiction(@Parent() { id }: InstrumentNode) {
    return jurisdictionOf(id);
  }

  @ResolveField()
  officialText(@Parent() { id }: InstrumentNode, @Context() { held }: RequestContext) {
    const text = held.text(id);
    return (
      text && {
        sha256: text.sha256,
        learntAt: text.learntAt.toISOString(),
        verified: text.sha256 === held.source(id)?.textSha256,
      }
    );
  }

  @ResolveField()
  books(@Parent() { id }: InstrumentNode, @Context() { held }: RequestContext) {
    return held.clauses.books(id).map((book) => ({
      id: book.id,
      clauses: book.clauses.length,
      tree: () => outermost(book.clauses),
    }));
  }

  @ResolveField()
  clauses(
    @Parent() { id }: InstrumentNode,
    @Args() { search, ...page }: PageArguments & { readonly search?: string | null },
    @Context() context: RequestContext,
  ) {
    return clauseConnection(this.dataSource, context, { instrument: id }, search ?? '', page);
  }

  @ResolveField()
  ruleSets(@Parent() { id }: InstrumentNode, @Context() { held }: RequestContext) {
    return held.book.ruleSets.filter(({ instrument }) => instrument === id);
  }

  @ResolveField()
  async editions(@Parent() { id }: InstrumentNode, @Context() { editions }: RequestContext) {
    return (await editions.load(id)).map(({ compilation, learntAt, ...edition }) => ({
      ...edition,
      compilation: compilation === '' ? null : compilation,
      learntAt: learntAt.toISOString(),
    }));
  }

  @ResolveField()
  effects(@Parent() { id }: InstrumentNode, @Context() { held }: RequestContext) {
    const names = [id, held.source(id)?.citation];
    const applied = new Set<unknown>(held.book.effects);
    return held.effects
      .filter(({ instrument }) => names.includes(instrument))
      .map((effect) => ({ ...effect, applies: applied.has(effect) }));
  }

  @ResolveField()
  exports(@Parent() { id }: InstrumentNode, @Context() { held }: RequestContext) {
    return exportsOf(held, id);
  }
}

/** Those that stand in no other clause of the book. */
function outermost(clauses: readonly HeldClause[]): readonly HeldClause[] {
  const labels = new Set(clauses.map(({ label }) => label));
  return clauses.filter(({ parent }) => parent === undefined || !labels.has(parent));
}
