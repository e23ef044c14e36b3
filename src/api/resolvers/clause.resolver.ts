import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { citationOf } from '../../core/values/citation';
import { labelAbove, levelOf } from '../../core/values/label';
import type { StoredClause } from '../../io/postgres/store/clause-reader';
import type { RequestContext } from '../context';
import type { Conflict } from '../../core/rules/rule-set';
import { checkNode, type FactNode } from '../nodes';

const citation = ({ instrument, book, label }: StoredClause): string => citationOf(instrument, book, label);

@Resolver('Clause')
export class ClauseResolver {
  @ResolveField()
  citation(@Parent() clause: StoredClause) {
    return citation(clause);
  }

  @ResolveField()
  instrument(@Parent() { instrument }: StoredClause) {
    return { id: instrument };
  }

  @ResolveField()
  kind(@Parent() { kind, label }: StoredClause) {
    return kind ?? levelOf(label);
  }

  @ResolveField()
  parent(@Parent() { instrument, book, label, parent }: StoredClause, @Context() { clause }: RequestContext) {
    const above = parent ?? labelAbove(label);
    return above === undefined ? null : clause.load(citationOf(instrument, book, above));
  }

  @ResolveField()
  async cites(@Parent() clause: StoredClause, @Context() context: RequestContext) {
    // A clause that mentions its own table leads nowhere else.
    const references = (await context.references.load(citation(clause))).filter(({ to }) => to !== citation(clause));
    return references.map(({ words, kind, to }) => ({
      words,
      kind,
      clause: to === null ? null : context.clause.load(to),
    }));
  }

  @ResolveField()
  async citedBy(@Parent() clause: StoredClause, @Context() context: RequestContext) {
    const references = await context.referencesTo.load(citation(clause));
    const others = new Set(references.map(({ from }) => from).filter((from) => from !== citation(clause)));
    return Promise.all([...others].map((from) => context.clause.load(from)));
  }

  @ResolveField()
  facts(@Parent() clause: StoredClause, @Context() { rules }: RequestContext): readonly FactNode[] {
    return rules.factsOf.get(citation(clause)) ?? [];
  }

  @ResolveField()
  conflicts(@Parent() clause: StoredClause, @Context() { rules }: RequestContext): readonly Conflict[] {
    return rules.conflictsOf.get(citation(clause)) ?? [];
  }

  @ResolveField()
  checks(@Parent() clause: StoredClause, @Context() { rules }: RequestContext) {
    return (rules.checksOf.get(citation(clause)) ?? []).map(checkNode);
  }
}
