import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An officer's decision on a link whose words or definitions had changed. */
@Entity('link_review')
export class LinkReviewEntity {
  @PrimaryGeneratedColumn('identity', { name: 'id', type: 'integer', generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('integer')
  change!: number;

  @Column('text')
  clause!: string;

  /** Absent where the decision is on every fact of the clause. */
  @Column('text', { nullable: true })
  fact!: string | null;

  @Column('text')
  decision!: 'confirmed' | 'rejected';

  /** The hash of the meaning that was looked at, so that a further change asks again. */
  @Column('text')
  meaning!: string;

  @Column('text', { nullable: true })
  note!: string | null;

  @Column('text')
  reviewer!: string;

  @Column('timestamptz', { default: () => 'now()' })
  at!: Date;
}
