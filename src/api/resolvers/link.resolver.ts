import { Args, Context, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { diffWords } from '../../core/compare/words/diff-words';
import type { Link } from '../../core/links/link';
import type { Suspicion } from '../../core/links/suspicion';
import type { Example } from '../../core/checks/example';
import { parseCitation } from '../../core/values/citation';
import { knownExamples } from '../../app/project-examples';
import { changeOf, pageOf, type PageArguments } from '../connection';
import type { RequestContext } from '../context';
import { checkNode } from '../nodes';

interface LinkFilter {
  readonly instrument?: string | null;
  readonly jurisdiction?: string | null;
  readonly game?: string | null;
  readonly state?: Link['state'] | null;
  readonly check?: string | null;
  readonly fact?: string | null;
}

@Resolver('Query')
export class LinksResolver {
  @Query()
  async links(
    @Args() { filter, ...page }: PageArguments & { readonly filter?: LinkFilter | null },
    @Context() { held, service }: RequestContext,
  ) {
    const then = await service.after(changeOf(page, held.change));
    const place = filter?.jurisdiction == null ? undefined : `${filter.jurisdiction.toLowerCase()}/`;
    const found = then
      .links()
      .filter(
        ({ clause, game, state, checks, fact }) =>
          (filter?.instrument == null || clause.startsWith(`${filter.instrument}#`)) &&
          (place === undefined || clause.startsWith(place)) &&
          (filter?.game == null || game === filter.game) &&
          (filter?.state == null || state === filter.state) &&
          (filter?.check == null || checks.includes(filter.check)) &&
          (filter?.fact == null || fact === filter.fact),
      );
    return pageOf(found, then.change, page);
  }
}

@Resolver('Link')
export class LinkResolver {
  @ResolveField()
  clause(@Parent() { clause }: Link, @Context() { held }: RequestContext) {
    return held.clauses.at(clause);
  }

  @ResolveField()
  checks(@Parent() { checks }: Link) {
    return checks.map(checkNode);
  }

  @ResolveField()
  examples(@Parent() { clause, checks }: Link) {
    return (knownExamples().byClause.get(clause) ?? []).filter(({ check }) => checks.includes(check));
  }

  @ResolveField()
  because(@Parent() { clause, because = [] }: Link) {
    return because.map((suspicion) => ({ ...suspicion, of: clause }));
  }

  /** The words that were verified against the words now; nothing where they stand, or where the former are not held. */
  @ResolveField()
  async differences(@Parent() { clause, because = [] }: Link, @Context() { held, former }: RequestContext) {
    const place = parseCitation(clause);
    const verified = place && held.source(place.instrument)?.textSha256;
    const now = place && held.text(place.instrument)?.sha256;
    if (place === undefined || verified === undefined || now === undefined) return [];
    if (because.every(({ kind }) => kind === 'definition-changed' || kind === 'lead-in-changed')) return [];
    const [before, after] = await Promise.all([
      former.load({ ...place, sha256: verified }),
      former.load({ ...place, sha256: now }),
    ]);
    return before === undefined ? [] : diffWords(before, after ?? '');
  }
}

@Resolver('Suspicion')
export class SuspicionResolver {
  @ResolveField()
  definedIn(@Parent() suspicion: Suspicion, @Context() { held }: RequestContext) {
    return suspicion.kind === 'definition-changed' ? held.clauses.at(suspicion.clause) : null;
  }

  @ResolveField()
  leadIn(@Parent() suspicion: Suspicion, @Context() { held }: RequestContext) {
    return suspicion.kind === 'lead-in-changed' ? held.clauses.at(suspicion.clause) : null;
  }

  /** Of the definition or of the words around the clause, where that is what changed. */
  @ResolveField()
  async differences(@Parent() suspicion: Suspicion, @Context() { held, former }: RequestContext) {
    const place = 'clause' in suspicion ? parseCitation(suspicion.clause) : undefined;
    const verified = place && held.source(place.instrument)?.textSha256;
    const now = place && held.text(place.instrument)?.sha256;
    if (place === undefined || verified === undefined || now === undefined) return [];
    const term = suspicion.kind === 'definition-changed' ? suspicion.term : undefined;
    const [before, after] = await Promise.all([verified, now].map((sha256) => former.load({ ...place, sha256, term })));
    return before === undefined ? [] : diffWords(before, after ?? '');
  }
}

@Resolver('Example')
export class ExampleResolver {
  @ResolveField()
  check(@Parent() { check }: Example) {
    return checkNode(check);
  }
}
