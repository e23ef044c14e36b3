import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/** A delivery of rounds: one file as it came. */
@Entity('batch')
@Index('batch_content', ['bytes', 'sha256'])
export class BatchEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'integer',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'batch_id',
  })
  id!: number;

  @Column('text', { name: 'file_name' })
  fileName!: string;

  /** receiving, whole, cut-off, interrupted or failed. */
  @Column('text', { default: 'receiving' })
  state!: string;

  /** Of the file as it came, packed or not; known when all of it has been read. */
  @Column('text', { nullable: true })
  sha256!: string | null;

  /** Its size; of what came over standard input, known when all of it has been read. */
  @Column('bigint', { nullable: true })
  bytes!: string | null;

  /** How much of it has been read. */
  @Column('bigint', { name: 'bytes_read', default: 0 })
  bytesRead!: string;

  /** Where the file lies, on the machine that reads it; absent for what came over standard input. */
  @Column('text', { name: 'lies_at', nullable: true })
  liesAt!: string | null;

  /** How often reading was begun since it last came further. */
  @Column('integer', { default: 1 })
  readings!: number;

  /** How its columns were read, as JSON; empty for JSON lines and for the standard columns. */
  @Column('text', { default: '' })
  mapping!: string;

  @Column('integer', { default: 0 })
  lines!: number;

  @Column('integer', { default: 0 })
  chunks!: number;

  @Column('text', { name: 'received_by' })
  receivedBy!: string;

  @Column('timestamptz', { name: 'received_at', default: () => 'now()' })
  receivedAt!: Date;
}

/** Some rounds of a batch, all of one month of play; a partition for each month. */
@Entity('round_chunk')
export class RoundChunkEntity {
  /** The first day of the month. */
  @PrimaryColumn('date', { primaryKeyConstraintName: 'round_chunk_place' })
  month!: string;

  @PrimaryColumn('integer', { name: 'batch_id', primaryKeyConstraintName: 'round_chunk_place' })
  batchId!: number;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'round_chunk_place' })
  ordinal!: number;

  @Column('integer')
  rounds!: number;

  @Column('date', { name: 'first_day' })
  firstDay!: string;

  @Column('date', { name: 'last_day' })
  lastDay!: string;

  /** Of the unpacked body. */
  @Column('text')
  sha256!: string;

  /** Packed with gzip: for each round a line with its number in the file, a tab and its JSON text. */
  @Column('bytea')
  body!: Buffer;

  @ManyToOne(() => BatchEntity)
  @JoinColumn({ name: 'batch_id', foreignKeyConstraintName: 'chunk_of_batch' })
  batch!: BatchEntity;
}
