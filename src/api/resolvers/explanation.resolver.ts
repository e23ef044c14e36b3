import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { AppliedRule, RunningState, StandingWager } from '../../core/explain/explanation';
import type { RequestContext } from '../context';
import { checkNode } from '../nodes';

@Resolver('AppliedRule')
export class AppliedRuleResolver {
  @ResolveField()
  check(@Parent() { check }: AppliedRule) {
    return check === undefined ? undefined : checkNode(check);
  }

  @ResolveField()
  clauses(@Parent() { clauses }: AppliedRule, @Context() { held }: RequestContext) {
    return clauses.flatMap((citation) => held.clauses.at(citation) ?? []);
  }
}

@Resolver('RunningState')
export class RunningStateResolver {
  @ResolveField()
  hands(@Parent() { hands }: RunningState) {
    return hands ?? [];
  }
}

@Resolver('StandingWager')
export class StandingWagerResolver {
  @ResolveField()
  stake(@Parent() { stake }: StandingWager) {
    return String(stake);
  }
}
