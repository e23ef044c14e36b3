import { Inject } from '@nestjs/common';
import { Args, Context, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import { checkedFilter, MOST_GROUPS } from '../../app/auditing/ask-findings';
import { findingNamed, markFindings } from '../../app/auditing/mark-findings';
import { rulesOfVersion } from '../../app/auditing/rules-of-audit';
import { LongWork } from '../../app/long-work/long-work';
import type { HeldClause } from '../../app/held-clauses';
import type { FindingFilter, Mark } from '../../core/auditing/finding-filter';
import { findingName } from '../../core/auditing/finding-name';
import { totalMoney, type Grouping } from '../../core/auditing/finding-groups';
import type { JudgedBy } from '../../core/findings/judged-by';
import { Failure } from '../../core/failures/failure';
import type { StoredAudit } from '../../io/postgres/store/audits/audit-store';
import { LATEST_BREACHES } from '../../io/postgres/store/audits/audit-sums';
import { findingsNamed, type StoredFinding } from '../../io/postgres/store/audits/finding-reader';
import { pageFrom, type PageArguments } from '../connection';
import type { RequestContext } from '../context';
import { pageSize } from '../cursor';
import { findingAfter, findingCursor, problemAfter, problemCursor } from '../finding-connection';
import { checkNode } from '../nodes';

type GivenFilter = { readonly [K in keyof FindingFilter]?: FindingFilter[K] | null } | null | undefined;

/** GraphQL gives null for what was left out on purpose; the core knows only absent. */
const filterIn = (filter: GivenFilter): FindingFilter =>
  checkedFilter(Object.fromEntries(Object.entries(filter ?? {}).filter(([, part]) => part !== null)));

interface GroupsArguments {
  readonly filter?: GivenFilter;
}

function mostGroups(most: number): number {
  if (most >= 1 && most <= MOST_GROUPS) return most;
  throw new Failure('BAD_ARGUMENT', `"most" must be from 1 to ${String(MOST_GROUPS)}, found ${String(most)}.`);
}

@Resolver('Query')
export class FindingsResolver {
  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  @Query()
  async finding(@Args('id') id: string) {
    const [found] = await findingsNamed(this.dataSource, [findingNamed(id)]);
    return found ?? null;
  }

  @Mutation()
  markFindings(
    @Args('findings') findings: readonly string[],
    @Args('mark') mark: Mark,
    @Args('note') note: string,
    @Context() { holder }: RequestContext,
  ) {
    return markFindings(this.dataSource, findings, { mark, note, by: holder.name });
  }
}

@Resolver('Audit')
export class AuditFindingsResolver {
  @ResolveField()
  async findings(
    @Parent() { id: audit }: StoredAudit,
    @Args() { filter: given, first, after }: PageArguments & { readonly filter?: GivenFilter },
    @Context() { auditing }: RequestContext,
  ) {
    const filter = filterIn(given);
    const most = pageSize(first);
    const place = after == null ? undefined : findingAfter(after);
    const read = await auditing.findings.load({ audit, filter, after: place, most: most + 1 });
    return {
      ...pageFrom(read, { first, after: after ?? null }, findingCursor),
      totalCount: () => auditing.counts.load({ audit, filter }),
    };
  }

  @ResolveField()
  async groups(
    @Parent() { id: audit }: StoredAudit,
    @Args() { by, filter, most }: GroupsArguments & { readonly by: Grouping; readonly most: number },
    @Context() { auditing }: RequestContext,
  ) {
    return (await auditing.groups.load({ audit, by, filter: filterIn(filter), most: mostGroups(most) })).groups;
  }

  @ResolveField()
  async groupCount(
    @Parent() { id: audit }: StoredAudit,
    @Args() { by, filter }: GroupsArguments & { readonly by: Grouping },
    @Context() { auditing }: RequestContext,
  ) {
    return (await auditing.groups.load({ audit, by, filter: filterIn(filter), most: 1 })).all;
  }

  @ResolveField()
  async money(
    @Parent() { id: audit }: StoredAudit,
    @Args() { filter }: GroupsArguments,
    @Context() { auditing }: RequestContext,
  ) {
    const asked = { audit, by: 'verdict', filter: filterIn(filter), most: MOST_GROUPS } as const;
    return totalMoney((await auditing.groups.load(asked)).groups);
  }

  @ResolveField()
  async trend(
    @Parent() { id: audit }: StoredAudit,
    @Args() { filter, most }: GroupsArguments & { readonly most: number },
    @Context() { auditing }: RequestContext,
  ) {
    const asked = { audit, by: 'hour', filter: filterIn(filter), most: mostGroups(most) } as const;
    return (await auditing.groups.load(asked)).groups;
  }

  @ResolveField()
  async problems(
    @Parent() { id: audit }: StoredAudit,
    @Args() { first, after }: PageArguments,
    @Context() { auditing }: RequestContext,
  ) {
    const most = pageSize(first);
    const place = after == null ? undefined : problemAfter(after);
    const read = await auditing.problems.load({ audit, after: place, most: most + 1 });
    return pageFrom(read, { first, after: after ?? null }, problemCursor);
  }
}

@Resolver('AuditFinding')
export class AuditFindingResolver {
  constructor(@Inject(LongWork) private readonly work: LongWork) {}

  @ResolveField()
  id(@Parent() finding: StoredFinding) {
    return findingName(finding);
  }

  @ResolveField()
  audit(@Parent() { audit }: StoredFinding, @Context() { auditing }: RequestContext) {
    return auditing.audits.load(audit);
  }

  @ResolveField()
  ruleSetVersion(@Parent() { ruleSet }: StoredFinding) {
    return ruleSet;
  }

  @ResolveField()
  async ruleSet(@Parent() finding: StoredFinding, @Context() context: RequestContext) {
    return (await rulesOfFinding(finding, context)).ruleSet;
  }

  @ResolveField()
  async instruments(@Parent() finding: StoredFinding, @Context() context: RequestContext) {
    return (await rulesOfFinding(finding, context)).instruments;
  }

  @ResolveField()
  check(@Parent() { check }: StoredFinding) {
    return checkNode(check);
  }

  @ResolveField()
  checkId(@Parent() { check }: StoredFinding) {
    return check;
  }

  @ResolveField()
  clauses(@Parent() { clauses }: StoredFinding, @Context() { held }: RequestContext) {
    return clauses.flatMap((citation) => held.clauses.at(citation) ?? []);
  }

  @ResolveField()
  citations(@Parent() { clauses }: StoredFinding) {
    return clauses;
  }

  @ResolveField()
  followsFrom(@Parent() { cause, ...finding }: StoredFinding) {
    return cause === null ? null : findingName({ ...finding, place: cause });
  }

  @ResolveField()
  marks(@Parent() { audit, batch, line, place }: StoredFinding, @Context() { auditing }: RequestContext) {
    return auditing.marks.load({ audit, batch, line, place });
  }

  @ResolveField()
  async record(@Parent() finding: StoredFinding, @Context() { auditing }: RequestContext): Promise<unknown> {
    const text = await auditing.rounds.load(finding);
    return text === undefined ? null : JSON.parse(text);
  }

  @ResolveField()
  async replay(@Parent() finding: StoredFinding, @Context() { auditing, service, patience }: RequestContext) {
    const [text, audit] = await Promise.all([auditing.rounds.load(finding), auditing.audits.load(finding.audit)]);
    if (text === undefined || audit === undefined) return null;
    const { book: rules } = await service.after(audit.rulesChange);
    const round: unknown = JSON.parse(text);
    return {
      ...{ ...(await this.work.ask('check', { round, all: false }, rules, patience)), rules },
      why: () => this.work.ask('why', { round }, rules, patience),
      explanation: () => this.work.ask('explain', { round }, rules, patience),
    };
  }
}

async function rulesOfFinding(
  { audit: id, game, ruleSet }: StoredFinding,
  { auditing, service, held }: RequestContext,
): Promise<JudgedBy> {
  const audit = await auditing.audits.load(id);
  const { book } = audit === undefined ? held : await service.after(audit.rulesChange);
  return rulesOfVersion(book, game, ruleSet);
}

@Resolver('Clause')
export class ClauseBreachesResolver {
  @ResolveField()
  latestBreaches(
    @Parent() { citation }: HeldClause,
    @Args('first') first: number,
    @Context() { auditing }: RequestContext,
  ) {
    if (first < 0 || first > LATEST_BREACHES)
      throw new Failure(
        'BAD_ARGUMENT',
        `"first" must be from 0 to ${String(LATEST_BREACHES)}, found ${String(first)}.`,
      );
    return auditing.breaches.load({ clause: citation, most: first });
  }
}
