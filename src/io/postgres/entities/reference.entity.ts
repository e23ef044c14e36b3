import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { EditionEntity } from './edition.entity';

/** One clause's mention of another in the official text: resolved, external or leading nowhere. */
@Entity('clause_reference')
@Index('reference_from', ['editionId', 'fromBook', 'fromLabel'])
@Index('reference_to', ['editionId', 'targetBook', 'targetLabel'])
export class ReferenceEntity {
  @PrimaryGeneratedColumn('identity', { name: 'id', type: 'integer', generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('integer', { name: 'edition_id' })
  editionId!: number;

  @ManyToOne(() => EditionEntity)
  @JoinColumn({ name: 'edition_id', foreignKeyConstraintName: 'reference_of_edition' })
  edition?: EditionEntity;

  @Column('text', { name: 'from_book' })
  fromBook!: string;

  @Column('text', { name: 'from_label' })
  fromLabel!: string;

  @Column('text')
  words!: string;

  @Column('text')
  kind!: string;

  @Column('text', { name: 'target_book', nullable: true })
  targetBook!: string | null;

  @Column('text', { name: 'target_label', nullable: true })
  targetLabel!: string | null;

  @Column('integer')
  line!: number;
}
