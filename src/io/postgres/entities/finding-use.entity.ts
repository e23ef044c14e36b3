import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { AuditEntity } from './audit.entity';

/** How many rounds of a table a finished audit judged in an hour of the venue's clock. */
@Entity('audit_hour')
export class AuditHourEntity {
  @PrimaryColumn('text', { name: 'audit_id', primaryKeyConstraintName: 'audit_hour_place' })
  auditId!: string;

  /** Among the hours of its audit. */
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'audit_hour_place' })
  place!: number;

  @Column('timestamp')
  hour!: Date;

  @Column('text')
  venue!: string;

  @Column('text', { name: 'table_id' })
  tableId!: string;

  @Column('text')
  game!: string;

  @Column('integer')
  rounds!: number;

  @Column('integer')
  breaches!: number;

  @Column('integer')
  indeterminate!: number;

  @ManyToOne(() => AuditEntity)
  @JoinColumn({ name: 'audit_id', foreignKeyConstraintName: 'hour_of_audit' })
  audit!: AuditEntity;
}

/** Findings of a finished audit that have something in common, counted when it ended. */
@Entity('finding_group')
export class FindingGroupEntity {
  @PrimaryColumn('text', { name: 'audit_id', primaryKeyConstraintName: 'finding_group_place' })
  auditId!: string;

  /** What they are counted by, such as `check`. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'finding_group_place' })
  grouping!: string;

  /** Those with the most breaches first. */
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'finding_group_place' })
  place!: number;

  /** Absent where the rounds do not say. */
  @Column('text', { nullable: true })
  key!: string | null;

  /** Of a table. */
  @Column('text', { nullable: true })
  venue!: string | null;

  @Column('bigint')
  findings!: string;

  @Column('bigint')
  breaches!: string;

  @Column('bigint')
  indeterminate!: string;

  /** Known by game, venue, table, hour, day and month. */
  @Column('bigint', { nullable: true })
  rounds!: string | null;

  /** By currency: overpaid and underpaid in cents as text, and of how many findings an amount is known. */
  @Column('jsonb')
  money!: unknown;

  @ManyToOne(() => AuditEntity)
  @JoinColumn({ name: 'audit_id', foreignKeyConstraintName: 'group_of_audit' })
  audit!: AuditEntity;
}

/** A finding that a report tells one by one: of its check those with the most money. */
@Entity('foremost_finding')
export class ForemostFindingEntity {
  @PrimaryColumn('text', { name: 'audit_id', primaryKeyConstraintName: 'foremost_finding_rank' })
  auditId!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'foremost_finding_rank' })
  check!: string;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'foremost_finding_rank' })
  rank!: number;

  @Column('integer', { name: 'batch_id' })
  batchId!: number;

  @Column('integer')
  line!: number;

  @Column('integer')
  place!: number;

  @ManyToOne(() => AuditEntity)
  @JoinColumn({ name: 'audit_id', foreignKeyConstraintName: 'foremost_of_audit' })
  audit!: AuditEntity;
}

/** One of the latest breaches of a clause that a finished audit found. */
@Entity('clause_breach')
@Index('clause_breach_latest', ['clause', 'playedAt'])
export class ClauseBreachEntity {
  @PrimaryColumn('text', { name: 'audit_id', primaryKeyConstraintName: 'clause_breach_place' })
  auditId!: string;

  @PrimaryColumn('integer', { name: 'batch_id', primaryKeyConstraintName: 'clause_breach_place' })
  batchId!: number;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'clause_breach_place' })
  line!: number;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'clause_breach_place' })
  place!: number;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'clause_breach_place' })
  clause!: string;

  @Column('timestamptz', { name: 'played_at' })
  playedAt!: Date;

  @Column('date')
  month!: string;

  @ManyToOne(() => AuditEntity)
  @JoinColumn({ name: 'audit_id', foreignKeyConstraintName: 'breach_of_audit' })
  audit!: AuditEntity;
}

/** What somebody who looked at a finding made of it; the last mark counts, and all of them stay. */
@Entity('finding_mark')
@Index('finding_mark_place', ['auditId', 'batchId', 'line', 'place', 'id'])
export class FindingMarkEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'integer',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'finding_mark_id',
  })
  id!: number;

  @Column('integer')
  change!: number;

  @Column('text', { name: 'audit_id' })
  auditId!: string;

  @Column('integer', { name: 'batch_id' })
  batchId!: number;

  @Column('integer')
  line!: number;

  @Column('integer')
  place!: number;

  /** confirmed, dismissed or explained. */
  @Column('text')
  mark!: string;

  @Column('text')
  note!: string;

  @Column('text', { name: 'marked_by' })
  markedBy!: string;

  @Column('timestamptz', { default: () => 'now()' })
  at!: Date;

  @ManyToOne(() => AuditEntity)
  @JoinColumn({ name: 'audit_id', foreignKeyConstraintName: 'mark_in_audit' })
  audit!: AuditEntity;
}
