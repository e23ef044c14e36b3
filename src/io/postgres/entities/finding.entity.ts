import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { AuditEntity } from './audit.entity';

/** A chunk of rounds as one audit judges it; what it found is written together with its being done. */
@Entity('audit_chunk')
export class AuditChunkEntity {
  @PrimaryColumn('text', { name: 'audit_id', primaryKeyConstraintName: 'audit_chunk_place' })
  auditId!: string;

  @PrimaryColumn('integer', { name: 'batch_id', primaryKeyConstraintName: 'audit_chunk_place' })
  batchId!: number;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'audit_chunk_place' })
  ordinal!: number;

  @Column('date')
  month!: string;

  /** waiting or done. */
  @Column('text', { default: 'waiting' })
  state!: string;

  @Column('integer', { default: 0 })
  rounds!: number;

  @Column('integer', { default: 0 })
  complies!: number;

  @Column('integer', { default: 0 })
  breaches!: number;

  @Column('integer', { default: 0 })
  indeterminate!: number;

  /** Rounds that the audit is not about. */
  @Column('integer', { default: 0 })
  outside!: number;

  @Column('integer', { default: 0 })
  problems!: number;

  @Column('integer', { default: 0 })
  findings!: number;

  /** Of the findings those that rest on words in doubt. */
  @Column('integer', { default: 0 })
  suspect!: number;

  @Column('bigint', { default: 0 })
  examined!: string;

  /** For each version of a rule set its name and how many rounds were judged by it. */
  @Column('jsonb', { name: 'rule_sets', nullable: true })
  ruleSets!: unknown;

  /** Eight bytes for each round: its line is its place, and its id is known by them. */
  @Column('bytea', { nullable: true })
  ids!: Buffer | null;

  /** How many rounds were judged in each hour at each table. */
  @Column('jsonb', { nullable: true })
  hours!: unknown;

  /** Of the rounds that were judged. */
  @Column('integer', { name: 'first_line', nullable: true })
  firstLine!: number | null;

  @Column('integer', { name: 'last_line', nullable: true })
  lastLine!: number | null;

  @Column('timestamptz', { name: 'done_at', nullable: true })
  doneAt!: Date | null;

  @ManyToOne(() => AuditEntity)
  @JoinColumn({ name: 'audit_id', foreignKeyConstraintName: 'chunk_of_audit' })
  audit!: AuditEntity;
}

/** A breach, or what could not be told; a partition for each month of play. */
@Entity('finding')
@Index('finding_by_check', ['auditId', 'check', 'batchId', 'line', 'place'])
@Index('finding_by_table', { synchronize: false })
@Index('finding_by_clause', { synchronize: false })
@Index('finding_by_amount', { synchronize: false })
export class FindingEntity {
  @PrimaryColumn('date', { primaryKeyConstraintName: 'finding_place' })
  month!: string;

  @PrimaryColumn('text', { name: 'audit_id', primaryKeyConstraintName: 'finding_place' })
  auditId!: string;

  @PrimaryColumn('integer', { name: 'batch_id', primaryKeyConstraintName: 'finding_place' })
  batchId!: number;

  /** Where the round begins in its file. */
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'finding_place' })
  line!: number;

  /** Among the findings on the round, from 1. */
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'finding_place' })
  place!: number;

  /** The place of the breach that it merely follows from. */
  @Column('integer', { nullable: true })
  cause!: number | null;

  @Column('text', { name: 'round_id' })
  roundId!: string;

  @Column('timestamptz', { name: 'played_at' })
  playedAt!: Date;

  /** When it was played by the venue's own clock. */
  @Column('timestamp', { name: 'local_time' })
  localTime!: Date;

  @Column('text', { nullable: true })
  venue!: string | null;

  @Column('text', { name: 'table_id', nullable: true })
  tableId!: string | null;

  @Column('text')
  game!: string;

  /** The version of the rule set. */
  @Column('text', { name: 'rule_set' })
  ruleSet!: string;

  @Column('text')
  check!: string;

  /** breaches or indeterminate. */
  @Column('text')
  verdict!: string;

  @Column('text')
  subject!: string;

  @Column('text', { array: true })
  clauses!: string[];

  @Column('text', { nullable: true })
  expected!: string | null;

  @Column('text', { nullable: true })
  recorded!: string | null;

  @Column('text', { array: true, nullable: true })
  missing!: string[] | null;

  @Column('text')
  message!: string;

  @Column('text', { array: true, nullable: true })
  conflicts!: string[] | null;

  /** Links in doubt that it rests on. */
  @Column('jsonb', { nullable: true })
  suspect!: unknown;

  @Column('text', { default: '' })
  currency!: string;

  /** What the table gave beyond what was due, in cents; below zero it gave too little. Absent where that is not at issue or cannot be told. */
  @Column('bigint', { nullable: true })
  overpaid!: string | null;
}

/** A line that could not be judged, or a round whose id is not its own. */
@Entity('audit_problem')
export class AuditProblemEntity {
  @PrimaryColumn('text', { name: 'audit_id', primaryKeyConstraintName: 'audit_problem_place' })
  auditId!: string;

  @PrimaryColumn('integer', { name: 'batch_id', primaryKeyConstraintName: 'audit_problem_place' })
  batchId!: number;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'audit_problem_place' })
  line!: number;

  /** unreadable, cut-off, duplicate or unjudged. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'audit_problem_place' })
  kind!: string;

  @Column('text', { name: 'round_id', nullable: true })
  roundId!: string | null;

  @Column('text')
  message!: string;

  @ManyToOne(() => AuditEntity)
  @JoinColumn({ name: 'audit_id', foreignKeyConstraintName: 'problem_of_audit' })
  audit!: AuditEntity;
}
