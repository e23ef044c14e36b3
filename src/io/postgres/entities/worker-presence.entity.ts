import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A worker and the lock it holds for as long as it lives. */
@Entity('worker_presence')
export class WorkerPresenceEntity {
  @PrimaryColumn('text', { name: 'worker_id', primaryKeyConstraintName: 'worker_presence_id' })
  workerId!: string;

  @Column('integer')
  lock!: number;

  @Column('timestamptz', { default: () => 'now()' })
  since!: Date;
}
