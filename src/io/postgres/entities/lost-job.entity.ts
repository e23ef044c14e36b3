import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A job of the queue, and how many workers died while they were at it. */
@Entity('lost_job')
export class LostJobEntity {
  @PrimaryColumn('bigint', { name: 'job_id', primaryKeyConstraintName: 'lost_job_id' })
  jobId!: string;

  @Column('integer', { default: 1 })
  times!: number;
}
