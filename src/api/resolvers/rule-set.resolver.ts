import { Args, Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { bindChecks } from '../../core/checks/bind';
import { checksFor } from '../../core/checks/registry';
import { gameOf } from '../../core/games/registry';
import { isLaw, type RuleSet } from '../../core/rules/rule-set';
import type { RequestContext } from '../context';
import { checkNode, figureNode, type FactNode } from '../nodes';

@Resolver('RuleSet')
export class RuleSetResolver {
  @ResolveField()
  instrument(@Parent() { instrument }: RuleSet) {
    return { id: instrument };
  }

  @ResolveField()
  draft(@Parent() ruleSet: RuleSet) {
    return !isLaw(ruleSet);
  }

  @ResolveField()
  facts(@Parent() ruleSet: RuleSet, @Args('name') name?: string | null): readonly FactNode[] {
    return [...ruleSet.facts.values()]
      .filter((fact) => name == null || fact.name === name)
      .map((fact) => ({ ruleSet, fact }));
  }

  @ResolveField()
  checks(@Parent() ruleSet: RuleSet) {
    return bindChecks(checksFor(ruleSet), ruleSet).map(({ check }) => checkNode(check.id));
  }
}

@Resolver('Fact')
export class FactResolver {
  @ResolveField()
  name(@Parent() { fact }: FactNode) {
    return fact.name;
  }

  @ResolveField()
  label(@Parent() { ruleSet, fact }: FactNode) {
    return gameOf(ruleSet.game)?.facts[fact.name]?.label ?? fact.name;
  }

  @ResolveField()
  group(@Parent() { ruleSet, fact }: FactNode) {
    return gameOf(ruleSet.game)?.facts[fact.name]?.group ?? '';
  }

  @ResolveField()
  ruleSet(@Parent() { ruleSet }: FactNode) {
    return ruleSet.name;
  }

  @ResolveField()
  figures(@Parent() { fact }: FactNode) {
    return fact.cells.map(figureNode);
  }

  @ResolveField()
  clauses(@Parent() { fact }: FactNode, @Context() { held }: RequestContext) {
    return fact.clauses.flatMap((citation) => held.clauses.at(citation) ?? []);
  }
}
