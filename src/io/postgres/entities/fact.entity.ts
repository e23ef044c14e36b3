import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { FactBasis } from '../../../core/rules/source';
import { FactLayerEntity } from './fact-layer.entity';

/** What one clause states of one fact, in the raw form of the rule sources; the core reads it into a typed value. */
@Entity('fact')
@Index('fact_of_edition_index', ['editionId'])
export class FactEntity {
  @PrimaryGeneratedColumn('identity', { name: 'id', type: 'integer', generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('integer', { name: 'edition_id' })
  editionId!: number;

  @Column('integer')
  layer!: number;

  @ManyToOne(() => FactLayerEntity)
  @JoinColumn([
    { name: 'edition_id', referencedColumnName: 'editionId', foreignKeyConstraintName: 'fact_of_layer' },
    { name: 'layer', referencedColumnName: 'ordinal', foreignKeyConstraintName: 'fact_of_layer' },
  ])
  inLayer?: FactLayerEntity;

  @Column('text')
  name!: string;

  @Column('integer')
  ordinal!: number;

  /** Absent where the operator has a choice. */
  @Column('json', { nullable: true })
  value!: unknown;

  @Column('json', { nullable: true })
  options!: Readonly<Record<string, unknown>> | null;

  @Column('text', { name: 'chosen_by', nullable: true })
  chosenBy!: string | null;

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
