import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** One change to what the service knows; the database numbers, dates and chains the rows and refuses to alter them. */
@Entity('change_log')
@Index('change_log_at', ['at'])
export class ChangeLogEntity {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'change_log_seq' })
  seq!: number;

  @Column({ type: 'timestamptz', precision: 3 })
  at!: Date;

  /** The name of the key used, or the way in: `command line`, `rule sources`, `open service`. */
  @Column('text')
  who!: string;

  @Column('text')
  action!: string;

  @Column('text')
  subject!: string;

  /** JSON, kept as text because its very bytes are hashed. */
  @Column('text', { default: '{}' })
  detail!: string;

  @Column('text')
  previous!: string;

  @Column('text')
  hash!: string;
}
