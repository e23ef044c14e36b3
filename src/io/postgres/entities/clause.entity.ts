import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { Block } from '../../../core/reading/reading';
import type { ClauseClass, UncheckedReason } from '../../../core/rules/source';
import { EditionEntity } from './edition.entity';

/** One clause in one edition: what it provides in our words (`sources`), or the official words (`text`). */
@Entity('clause')
@Unique('clause_place', ['editionId', 'book', 'ordinal'])
@Unique('clause_label', ['editionId', 'book', 'label'])
@Index('clause_search', { synchronize: false })
export class ClauseEntity {
  @PrimaryGeneratedColumn('identity', { name: 'id', type: 'integer', generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('integer', { name: 'edition_id' })
  editionId!: number;

  @ManyToOne(() => EditionEntity)
  @JoinColumn({ name: 'edition_id', foreignKeyConstraintName: 'clause_of_edition' })
  edition?: EditionEntity;

  @Column('text')
  book!: string;

  @Column('integer', { name: 'book_ordinal' })
  bookOrdinal!: number;

  @Column('text')
  label!: string;

  @Column('integer')
  ordinal!: number;

  @Column('text', { nullable: true })
  parent!: string | null;

  @Column('text', { nullable: true })
  kind!: string | null;

  @Column('text')
  heading!: string;

  @Column('text')
  body!: string;

  @Column('text', { nullable: true })
  class!: ClauseClass | null;

  @Column('text', { nullable: true })
  unchecked!: UncheckedReason | null;

  @Column('text', { nullable: true })
  note!: string | null;

  @Column('text', { name: 'label_basis', nullable: true })
  labelBasis!: string | null;

  @Column('integer', { nullable: true })
  line!: number | null;

  @Column('integer', { nullable: true })
  page!: number | null;

  /** The words of a text in their blocks, with tables as tables. */
  @Column('jsonb', { nullable: true })
  blocks!: readonly Block[] | null;

  /** Filled by the database. */
  @Column('tsvector', { nullable: true, select: false })
  search!: string | null;

  /** Terms this clause defines, as the sources list them or the text prints them. */
  @Column('jsonb', { default: [] })
  defines!: readonly string[];
}
