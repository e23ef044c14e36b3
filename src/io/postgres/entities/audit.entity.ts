import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { BatchEntity } from './batch.entity';

/** An audit: which rounds are judged, by which knowledge, and what came of it. */
@Entity('audit')
@Index('audit_started', ['startedAt', 'id'])
export class AuditEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'audit_id' })
  id!: string;

  @Column('integer')
  change!: number;

  /** Absent: all rounds that are stored. */
  @Column('integer', { name: 'batch_id', nullable: true })
  batchId!: number | null;

  /** As whoever started it calls the file, which may be stored under another name. */
  @Column('text', { name: 'file_name', nullable: true })
  fileName!: string | null;

  /** What it is restricted to, as canonical JSON. */
  @Column('text')
  scope!: string;

  /** The change after which the rules are taken. */
  @Column('integer', { name: 'rules_change' })
  rulesChange!: number;

  @Column('text', { name: 'checks_version' })
  checksVersion!: string;

  /** What newer texts put in doubt of the rules, as JSON; absent where nothing was. */
  @Column('text', { nullable: true })
  doubts!: string | null;

  @Column('integer', { default: 0 })
  priority!: number;

  /** receiving, running, finished, failed or cancelled. */
  @Column('text')
  state!: string;

  /** Why it failed. */
  @Column('text', { nullable: true })
  problem!: string | null;

  @Column('text', { name: 'started_by' })
  startedBy!: string;

  @Column('timestamptz', { name: 'started_at', default: () => 'now()' })
  startedAt!: Date;

  @Column('timestamptz', { name: 'finished_at', nullable: true })
  finishedAt!: Date | null;

  /** The counts once it is finished. */
  @Column('jsonb', { nullable: true })
  result!: unknown;

  /** Of all findings and problems in their order. */
  @Column('text', { nullable: true })
  digest!: string | null;

  @ManyToOne(() => BatchEntity)
  @JoinColumn({ name: 'batch_id', foreignKeyConstraintName: 'audit_of_batch' })
  batch!: BatchEntity | null;
}

/** That an audit was cancelled, and by whom. */
@Entity('audit_cancellation')
export class AuditCancellationEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'integer',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'audit_cancellation_id',
  })
  id!: number;

  @Column('text', { name: 'audit_id' })
  auditId!: string;

  @Column('integer')
  change!: number;

  @Column('text', { name: 'cancelled_by' })
  cancelledBy!: string;

  @ManyToOne(() => AuditEntity)
  @JoinColumn({ name: 'audit_id', foreignKeyConstraintName: 'cancellation_of_audit' })
  audit!: AuditEntity;
}

/** That an audit was sealed: nothing of it changes any more, and its rounds are kept. */
@Entity('audit_seal')
export class AuditSealEntity {
  @PrimaryColumn('text', { name: 'audit_id', primaryKeyConstraintName: 'audit_seal_id' })
  auditId!: string;

  @Column('integer')
  change!: number;

  /** Of the manifest. */
  @Column('text')
  digest!: string;

  /** What was audited and what came of it, as canonical JSON. */
  @Column('text')
  manifest!: string;

  @Column('text', { name: 'sealed_by' })
  sealedBy!: string;

  @Column('timestamptz', { name: 'sealed_at', default: () => 'now()' })
  sealedAt!: Date;

  @ManyToOne(() => AuditEntity)
  @JoinColumn({ name: 'audit_id', foreignKeyConstraintName: 'seal_of_audit' })
  audit!: AuditEntity;
}

/** That rounds and findings of old months were dropped. */
@Entity('retention')
export class RetentionEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'integer',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'retention_id',
  })
  id!: number;

  @Column('integer')
  change!: number;

  @Column('date')
  before!: string;

  @Column('text')
  dropped!: string;

  @Column('text')
  kept!: string;

  @Column('text', { name: 'retained_by' })
  retainedBy!: string;
}
