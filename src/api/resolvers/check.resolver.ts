import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { CheckedRound } from '../../core/findings/checked-round';
import type { Finding } from '../../core/findings/finding';
import type { Game } from '../../core/games/game';
import { knownExamples } from '../../app/project-examples';
import type { RuleBook } from '../../app/rule-book';
import type { RequestContext } from '../context';
import { checkNode, checkNodes, type CheckNode } from '../nodes';

@Resolver('Check')
export class CheckResolver {
  @ResolveField()
  id(@Parent() { check }: CheckNode) {
    return check.id;
  }

  @ResolveField()
  requirement(@Parent() { check }: CheckNode) {
    return check.requirement;
  }

  @ResolveField()
  enforces(@Parent() { check }: CheckNode) {
    return [...check.enforces, ...check.mayEnforce];
  }

  @ResolveField()
  needs(@Parent() { check }: CheckNode) {
    return check.needs;
  }

  /** In every jurisdiction whose rules impose the duty. */
  @ResolveField()
  clauses(@Parent() { check }: CheckNode, @Context() { held }: RequestContext) {
    return [...held.checksOf()]
      .filter(([, checks]) => checks.includes(check.id))
      .flatMap(([citation]) => held.clauses.at(citation) ?? []);
  }

  @ResolveField()
  examples(@Parent() { check }: CheckNode) {
    return knownExamples().byCheck.get(check.id) ?? [];
  }

  @ResolveField()
  links(@Parent() { check }: CheckNode, @Context() { held }: RequestContext) {
    return held.links().filter(({ checks }) => checks.includes(check.id));
  }
}

@Resolver('CheckedRound')
export class CheckedRoundResolver {
  /** A round that is judged by the rules of an earlier time brings them along. */
  @ResolveField()
  ruleSet(@Parent() { version, rules }: CheckedRound & { rules?: RuleBook }, @Context() { held }: RequestContext) {
    return (rules ?? held.book).ruleSets.find((ruleSet) => ruleSet.version === version);
  }
}

@Resolver('Finding')
export class FindingResolver {
  @ResolveField()
  check(@Parent() { check }: Finding) {
    return checkNode(check);
  }

  @ResolveField()
  clauses(@Parent() { clauses }: Finding, @Context() { held }: RequestContext) {
    return clauses.flatMap((citation) => held.clauses.at(citation) ?? []);
  }

  @ResolveField()
  consequences(@Parent() { consequences }: Finding) {
    return consequences ?? [];
  }
}

@Resolver('Game')
export class GameResolver {
  @ResolveField()
  checks(@Parent() { code }: Game) {
    return checkNodes(code);
  }
}

@Resolver('Jurisdiction')
export class JurisdictionResolver {
  @ResolveField()
  instruments(@Parent() { code }: { readonly code: string }, @Context() { held }: RequestContext) {
    return held.book.instruments.filter(({ id }) => id.startsWith(`${code.toLowerCase()}/`)).map(({ id }) => ({ id }));
  }

  @ResolveField()
  ruleSets(@Parent() { code }: { readonly code: string }, @Context() { held }: RequestContext) {
    return held.book.ruleSets.filter(({ jurisdiction }) => jurisdiction === code);
  }
}
