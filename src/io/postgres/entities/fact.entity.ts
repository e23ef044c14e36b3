import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { FactBasis } from '../../../core/rules/source';
import { EditionEntity } from './edition.entity';

/** What one clause states of one fact, in the raw form of the rule sources; the core reads it into a typed value. */
@Entity('fact')
@Index('fact_of_edition_index', ['editionId'])
export class FactEntity {
  @PrimaryGeneratedColumn('identity', { name: 'id', type: 'integer', generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('integer', { name: 'edition_id' })
  editionId!: number;

  @ManyToOne(() => EditionEntity)
  @JoinColumn({ name: 'edition_id', foreignKeyConstraintName: 'fact_of_edition' })
  edition?: EditionEntity;

  @Column('text')
  book!: string;

  @Column('text')
  game!: string;

  @Column('text', { nullable: true })
  variant!: string | null;

  @Column('text')
  name!: string;

  @Column('integer')
  ordinal!: number;

  @Column('jsonb')
  value!: unknown;

  @Column('text')
  clause!: string;

  @Column('jsonb', { default: [] })
  also!: readonly string[];

  @Column('text')
  anchor!: string;

  @Column('text')
  basis!: FactBasis;

  @Column('text', { nullable: true })
  note!: string | null;
}
