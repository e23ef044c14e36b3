import { Inject } from '@nestjs/common';
import { Args, Context, Mutation, Parent, Query, ResolveField, Resolver, Subscription } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import { AuditDesk } from '../../app/auditing/audit-desk';
import { auditedRounds } from '../../app/auditing/audited-rounds';
import { sealStateOf } from '../../app/auditing/verify-seal';
import { isOver, progressFrom, watchAudit } from '../../app/auditing/audit-progress';
import { cancelAudit, knownAudit } from '../../app/auditing/manage-audit';
import { rulesUsed } from '../../app/auditing/rules-of-audit';
import { sealAudit } from '../../app/auditing/seal-audit';
import type { Priority } from '../../app/auditing/start-audit';
import { waitsFor } from '../../app/auditing/waiting-audits';
import { impactAnswer } from '../../app/long-work/impact-aside';
import { LongWork } from '../../app/long-work/long-work';
import { RulesService } from '../../app/rules-service';
import type { AuditScope } from '../../core/auditing/scope';
import { auditOf, auditsBefore, countAudits, type StoredAudit } from '../../io/postgres/store/audits/audit-store';
import { auditConnection, changeAfter } from '../audit-connection';
import type { PageArguments } from '../connection';
import type { RequestContext } from '../context';
import { pageSize } from '../cursor';
import { draftsIn, type SidesArguments } from '../drafts-in';
import type { Uploaded } from '../upload';

interface StartArguments {
  readonly file?: Uploaded | null;
  readonly mapping?: string | null;
  readonly scope?: { readonly [K in keyof AuditScope]?: AuditScope[K] | null } | null;
  readonly priority: Priority;
}

/** GraphQL gives null for what was left out on purpose; the core knows only absent. */
const withoutNulls = (scope: NonNullable<StartArguments['scope']>): AuditScope =>
  Object.fromEntries(Object.entries(scope).filter(([, part]) => part !== null));

@Resolver('Query')
export class AuditsResolver {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(AuditDesk) private readonly desk: AuditDesk,
    @Inject(RulesService) private readonly rules: RulesService,
  ) {}

  @Query()
  async audit(@Args('id') id: string) {
    return (await auditOf(this.dataSource, id)) ?? null;
  }

  @Query()
  async audits(@Args() { first, after }: PageArguments) {
    const before = after == null ? undefined : changeAfter(after);
    const most = pageSize(first);
    const [read, total] = await Promise.all([
      auditsBefore(this.dataSource, before, most + 1),
      countAudits(this.dataSource),
    ]);
    return auditConnection(read, { first, after: after ?? null }, total);
  }

  @Mutation()
  startAudit(@Args() { file, mapping, scope, priority }: StartArguments, @Context() { holder }: RequestContext) {
    const request = { scope: withoutNulls(scope ?? {}), priority };
    return this.desk.start(file?.received(), mapping ?? undefined, request, holder.name);
  }

  @Mutation()
  async cancelAudit(@Args('id') id: string, @Context() { holder }: RequestContext) {
    return cancelAudit(this.dataSource, id, holder.name);
  }

  @Mutation()
  retryAudit(@Args('id') id: string) {
    return this.desk.retry(id);
  }

  @Mutation()
  async sealAudit(@Args('id') id: string, @Context() { holder }: RequestContext) {
    await sealAudit(this.dataSource, this.rules, id, holder.name);
    return knownAudit(this.dataSource, id);
  }
}

/** Audits of more rounds and findings than this are verified by the command line. */
const LOOKED_AT = { rounds: 20_000, findings: 10_000 };

@Resolver('Audit')
export class AuditResolver {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(LongWork) private readonly work: LongWork,
  ) {}

  @ResolveField()
  scope(@Parent() { scope }: StoredAudit): unknown {
    return JSON.parse(scope);
  }

  @ResolveField()
  async progress(@Parent() audit: StoredAudit, @Context() { auditing }: RequestContext) {
    return progressFrom(audit, await auditing.sums.load(audit.id));
  }

  @ResolveField()
  async waitsFor(@Parent() audit: StoredAudit, @Context() { auditing }: RequestContext) {
    return isOver(audit) ? null : waitsFor(audit, await auditing.isWorked());
  }

  @ResolveField()
  async sealState(@Parent() audit: StoredAudit, @Context() { service }: RequestContext) {
    return (await sealStateOf(this.dataSource, service, audit, LOOKED_AT)) ?? null;
  }

  @ResolveField()
  impact(
    @Parent() { id }: StoredAudit,
    @Args() { from, to, drafts, first }: SidesArguments & { readonly first: number },
    @Context() { held: { book }, patience }: RequestContext,
  ) {
    const sides = { from, to, now: new Date(), drafts: draftsIn(drafts) };
    return impactAnswer(this.work, auditedRounds(this.dataSource, book, id), sides, {
      book,
      patience,
      most: pageSize(first),
    });
  }

  @ResolveField()
  async ruleSets(@Parent() { result, rulesChange }: StoredAudit, @Context() { service }: RequestContext) {
    const { book } = await service.after(rulesChange);
    return rulesUsed(book, result?.ruleSets ?? []).map(({ ruleSet, ...used }) => ({ name: ruleSet, ...used }));
  }
}

@Resolver('Subscription')
export class AuditProgressResolver {
  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  @Subscription('auditProgress', { resolve: (progress: unknown) => progress })
  async auditProgress(@Args('id') id: string) {
    await knownAudit(this.dataSource, id);
    return watchAudit(this.dataSource, id);
  }
}
